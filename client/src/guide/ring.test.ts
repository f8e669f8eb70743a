import { expect, it } from 'vitest';
import { grownRing } from './ring';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];
const numbers = (path: string): number[] => [...path.matchAll(/-?\d+\.\d/g)].map(([text]) => Number(text));

it('lies outside of every corner', () => {
  const path = grownRing(SQUARE, 10);
  expect([Math.min(...numbers(path)), Math.max(...numbers(path))]).toEqual([-10, 110]);
});

it('is the same whichever way one walks round', () =>
  expect(numbers(grownRing(SQUARE.toReversed(), 10)).toSorted()).toEqual(numbers(grownRing(SQUARE, 10)).toSorted()));

it('is round at every corner that turns outwards', () => expect(grownRing(SQUARE, 10).split('A')).toHaveLength(5));

it('is pointed where it turns inwards', () => {
  const dented = [...SQUARE.slice(0, 2), { x: 50, y: 30 }, ...SQUARE.slice(2)];
  expect(grownRing(dented, 10).split('A')).toHaveLength(5);
});
