import { beforeEach, expect, test } from 'vitest';
import { isLifted, keepOwn, lift, ownOf, ownPath, ownPuzzles, ownSeries } from './own';
import { pathOf } from './series';

beforeEach(() => localStorage.clear());

test('what a review found in a game is kept, the latest game first', () => {
  keepOwn('LAMB-3XVP', 'castle', [4, 9]);
  keepOwn('KEYS-2PQR', 'toybattle', [7]);
  expect(ownPuzzles().map(({ code, entry }) => [code, entry])).toEqual([
    ['KEYS-2PQR', 7],
    ['LAMB-3XVP', 4],
    ['LAMB-3XVP', 9],
  ]);
});

test('a later review of the same game says what is kept of it', () => {
  keepOwn('LAMB-3XVP', 'castle', [4, 9]);
  keepOwn('LAMB-3XVP', 'castle', [9]);
  expect(ownPuzzles().map(({ entry }) => entry)).toEqual([9]);
});

test('what is no list is none', () => {
  localStorage.setItem('toychest.ownPuzzles', '{"a":1');
  expect(ownPuzzles()).toEqual([]);
});

test('all of them are a series, and each has its address', () => {
  keepOwn('LAMB-3XVP', 'castle', [4, 9]);
  const series = ownSeries({ code: 'LAMB-3XVP', entry: 9 });
  expect(series.puzzles.map(({ id }) => pathOf(series, id))).toEqual([
    '/puzzles/own/lamb-3xvp/4',
    '/puzzles/own/lamb-3xvp/9',
  ]);
});

test("somebody else's is a series by itself", () => {
  keepOwn('LAMB-3XVP', 'castle', [4]);
  expect(ownSeries({ code: 'KEYS-2PQR', entry: 7 }).puzzles.map(({ id }) => id)).toEqual(['KEYS-2PQR-7']);
});

test('an id names its game and entry', () => expect(ownPath(ownOf('LAMB-3XVP-12'))).toBe('/puzzles/own/lamb-3xvp/12'));

test('what was looked at stays open', () => {
  lift('LAMB-3XVP-13');
  expect([isLifted('LAMB-3XVP-13'), isLifted('LAMB-3XVP-14')]).toEqual([true, false]);
});
