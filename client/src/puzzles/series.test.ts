import { expect, test } from 'vitest';
import type { PuzzlesListed } from '../wire';
import { nextOf, numberOf, pathOf, seriesOf, seriesWith, shownOf, solvedOf, themesOf } from './series';

const LISTED: PuzzlesListed = {
  type: 'PuzzlesListed',
  games: [
    {
      game: 'toybattle',
      puzzles: [
        { id: 'a', theme: 'region', hardness: 1, options: {} },
        { id: 'b', theme: 'cut', hardness: 2, options: {} },
        { id: 'c', theme: 'region', hardness: 3, options: {} },
      ],
    },
  ],
};
const all = seriesOf(LISTED, 'toybattle', 'all')!;

test('a series is all of a game, a theme, or a difficulty', () => {
  const ids = (kind: string) => seriesOf(LISTED, 'toybattle', kind)?.puzzles.map(({ id }) => id);
  expect([ids('all'), ids('region'), ids('middle')]).toEqual([['a', 'b', 'c'], ['a', 'c'], ['b']]);
});

test('nobody knows a series without puzzles', () => {
  expect(seriesOf(LISTED, 'toybattle', 'door')).toBe(null);
  expect(seriesWith(LISTED, 'z')).toBe(null);
});

test('themes with the most puzzles come first', () => {
  expect(themesOf(LISTED, 'toybattle')).toEqual(['region', 'cut']);
});

test('the next one is the next that was not solved', () => {
  expect(nextOf(all, ['b'], 'a')?.id).toBe('c');
  expect(nextOf(all, ['a', 'c'], 'c')?.id).toBe('b');
});

test('where all were solved, any next one will do', () => {
  expect(nextOf(all, ['a', 'b', 'c'], 'a')?.id).toBe('b');
});

test('a list shows as many as it has room for, around the one that is played', () => {
  expect(shownOf(all, 'c', 2).map(({ id }) => id)).toEqual(['b', 'c']);
});

test('puzzles have numbers and addresses', () => {
  expect([numberOf(all, 'b'), pathOf(all, 'b'), solvedOf(all, ['b'])]).toEqual([2, '/puzzles/toybattle/all/b', 1]);
});
