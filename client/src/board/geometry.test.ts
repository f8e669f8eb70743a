import { describe, expect, it } from 'vitest';
import { distanceToWay, inset, isInside, onArc } from './geometry';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

describe('the distance to a way', () => {
  it('is measured straight across', () =>
    expect(distanceToWay({ x: 5, y: 3 }, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(3));
  it('is measured to its end beyond it', () =>
    expect(distanceToWay({ x: 13, y: 4 }, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(5));
});

it('knows inside from outside', () =>
  expect([isInside({ x: 5, y: 5 }, SQUARE), isInside({ x: 11, y: 5 }, SQUARE)]).toEqual([true, false]));

describe('an inset outline', () => {
  it('moves every side inwards', () => expect(inset(SQUARE, 2)[0]).toEqual({ x: 2, y: 2 }));
  it('does so whichever way round it runs', () => expect(inset(SQUARE.toReversed(), 2)[0]).toEqual({ x: 2, y: 8 }));
});

it('throws things along an arc that ends where it should', () => {
  expect([onArc({ x: 0, y: 0 }, { x: 10, y: 0 }, 0.5, 8), onArc({ x: 0, y: 0 }, { x: 10, y: 0 }, 1, 8)]).toEqual([
    { x: 5, y: -8 },
    { x: 10, y: 0 },
  ]);
});
