import { describe, expect, it } from 'vitest';
import { ringRound } from './halo';

const PHONE = { width: 390, height: 844 };
const INSIDE = { left: 150, top: 400, width: 80, height: 40 };
const NOWHERE = (): boolean => false;

describe('a halo', () => {
  it('has four arrows where there is room', () =>
    expect(ringRound(INSIDE, false, PHONE, NOWHERE).arrows).toEqual([0, 90, 180, 270]));

  it('has none that the edge of the window would cut', () =>
    expect(ringRound({ left: 10, top: 715, width: 370, height: 48 }, false, PHONE, NOWHERE).arrows).toEqual([0, 180]));

  it('has none that would lie over words', () =>
    expect(ringRound(INSIDE, false, PHONE, ({ top }) => top > 430).arrows).toEqual([0, 90, 270]));

  it('has a ring that the edge of the window does not cut', () =>
    expect(ringRound({ left: 2, top: 800, width: 386, height: 44 }, false, PHONE, NOWHERE).box).toEqual({
      left: 10,
      top: 800,
      width: 370,
      height: 34,
    }));

  it('is as high as it is wide round a tile', () =>
    expect(ringRound({ left: 100, top: 700, width: 60, height: 74 }, true, PHONE, NOWHERE).box.height).toBe(60));
});
