import { describe, expect, it } from 'vitest';
import { placed, type Box } from './placing';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const WINDOW = { width: 1440, height: 900 };
const BUBBLE = { width: 374, height: 300 };
const TRAY = box(300, 730, 800, 160);

describe('a bubble', () => {
  it('stands on the roomier side', () => {
    expect([
      placed(box(200, 300, 50, 50), BUBBLE, WINDOW).side,
      placed(box(1200, 300, 50, 50), BUBBLE, WINDOW).side,
    ]).toEqual(['right', 'left']);
  });

  it('stays inside the window', () => {
    const { top, left } = placed(box(10, 0, 20, 20), BUBBLE, WINDOW);
    expect([top, left]).toEqual([12, 60]);
  });

  it('stays below the bar', () => expect(placed(box(10, 0, 20, 20), BUBBLE, WINDOW, { bar: 60 }).top).toBe(72));
  it('covers the bar rather than leave the window', () =>
    expect(placed(box(10, 0, 20, 20), BUBBLE, { ...WINDOW, height: BUBBLE.height + 50 }, { bar: 60 }).top).toBe(12));

  it('stands above the tray when it speaks of something in it', () => {
    const { side, top } = placed(box(1000, 800, 100, 48), BUBBLE, WINDOW, { tray: TRAY });
    expect([side, top + BUBBLE.height < TRAY.top]).toEqual(['above', true]);
  });

  it('points down at what was tried', () => {
    const { left, tip } = placed(box(1000, 800, 100, 48), BUBBLE, WINDOW, { tray: TRAY });
    expect(left + tip + 15).toBe(1050);
  });

  it('stands above a field beside the tray', () => {
    const { side, top } = placed(box(1130, 830, 280, 44), BUBBLE, WINDOW, { tray: TRAY });
    expect([side, top]).toEqual(['above', 500]);
  });

  it('stands beside what is on the board', () => {
    expect(placed(box(500, 300, 80, 80), BUBBLE, WINDOW, { tray: TRAY }).side).toBe('right');
  });

  it('stands on the other side rather than cover what it speaks of', () => {
    const clear = [box(560, 300, 80, 80)];
    expect(placed(box(420, 300, 80, 80), BUBBLE, WINDOW, { clear }).side).toBe('left');
  });

  it('does not cover what was tried to keep something else clear', () => {
    const clear = [box(260, 300, 80, 80)];
    expect(placed(box(120, 300, 80, 80), BUBBLE, WINDOW, { clear }).side).toBe('right');
  });
});
