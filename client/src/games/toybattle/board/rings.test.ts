import { expect, it } from 'vitest';
import { ringOf, shortestWay } from './rings';

const PATHS = [
  [1, 11],
  [1, 12],
  [11, 13],
  [12, 14],
  [13, 18],
  [14, 18],
  [13, 15],
] as const;

it('walks around a region over its own bases', () => {
  expect(
    ringOf(
      [13, 15, 17],
      [
        [13, 15],
        [15, 17],
        [13, 17],
      ],
      [1],
    ),
  ).toEqual([13, 15, 17]);
});

it('closes a ring by a headquarters', () => {
  expect(ringOf([11, 12, 13, 14, 18], PATHS, [41, 1])).toEqual([11, 13, 18, 14, 12, 1]);
});

it('keeps the bases as they come where no ring can be made', () =>
  expect(ringOf([11, 15], PATHS, [])).toEqual([11, 15]));

it('finds the shortest way, but through no closed place', () =>
  expect(shortestWay(PATHS, 12, 13, new Set([1]))).toEqual([12, 14, 18, 13]));

it('finds no way where there is none', () => expect(shortestWay(PATHS, 12, 99)).toEqual([]));
