import { describe, expect, it } from 'vitest';
import { pointerTo } from './pointing';

const CARD = { left: 785, top: 104, width: 404, height: 176 };

describe('a pointer', () => {
  it('leaves the edge that faces the target', () =>
    expect(pointerTo(CARD, { left: 625, top: 332, width: 152, height: 152 })?.from.map(({ y }) => y)).toEqual([
      277.5, 277.5,
    ]));

  it('leaves the side where the target stands beside', () =>
    expect(pointerTo(CARD, { left: 400, top: 150, width: 60, height: 60 })?.from[0].x).toBe(787.5));

  it('ends at the edge of the target', () => {
    const tip = pointerTo(CARD, { left: 900, top: 400, width: 100, height: 100 })?.tip;
    expect(tip?.y).toBeCloseTo(400, 0);
  });

  it('is a cord where the target is far', () =>
    expect(pointerTo(CARD, { left: 300, top: 780, width: 80, height: 80 })?.isFar).toBe(true));

  it('is none where card and target touch', () =>
    expect(pointerTo(CARD, { left: 900, top: 280, width: 60, height: 60 })).toBeNull());

  it('is none where it would lie along the edge of the card', () => {
    const [card, region] = [
      { left: 782, top: 85, width: 404, height: 297 },
      { left: 350, top: 330, width: 705, height: 415 },
    ];
    expect(pointerTo(card, region)).toBeNull();
  });

  it('is none where it would begin within the target', () =>
    expect(pointerTo(CARD, { left: 900, top: 262, width: 80, height: 80 })).toBeNull());

  it('is none where the card lies over the target', () =>
    expect(pointerTo(CARD, { left: 800, top: 160, width: 60, height: 60 })).toBeNull());
});
