import { expect, it } from 'vitest';
import { hoardsOf } from './hoard';

const PICTURES = ['crown', 'cup', 'gem', 'ring'];
const treasures = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ picture: PICTURES[i % 4] ?? '', square: `a${i + 1}`, isFound: false }));

it('gives every treasure its chest while there are few', () => {
  expect(hoardsOf(treasures(6), new Set(['a1'])).map(({ squares, found }) => [squares.length, found])).toEqual([
    [1, 1],
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
});

it('gives every picture a chest when there are many, and counts', () => {
  expect(
    hoardsOf(treasures(9), new Set(['a1', 'a5', 'a2'])).map(({ picture, squares, found }) => [
      picture,
      squares.length,
      found,
    ]),
  ).toEqual([
    ['crown', 3, 2],
    ['cup', 2, 1],
    ['gem', 2, 0],
    ['ring', 2, 0],
  ]);
});
