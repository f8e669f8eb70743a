import { expect, it } from 'vitest';
import { boardNames, boardOf } from './miniature';

it('knows every board of the game', () => expect(boardNames()).toEqual(expect.arrayContaining(['ring', 'forked'])));

it.each(boardNames())('reads %s with all its fields joined', (name) => {
  const board = boardOf(name);
  const joined = new Set(board?.paths.flat());
  expect(board?.fields.filter(({ number }) => !joined.has(number))).toEqual([]);
});

it('closes the ring', () => expect(boardOf('ring')?.paths.length).toBe(42));
it('reads where the Towers stand', () =>
  expect(boardOf('ring')).toMatchObject({ towers: 0, island: [500, 491], yards: [6, 12, 18, 24, 30, 36] }));
it('reads a file of one’s own', () =>
  expect(
    boardOf({ file: 'towers = 1\nyards = []\npaths = [[1, 2]]\n[fields]\n1 = [0, 0]\n2 = [9, 9]\n' })?.paths,
  ).toEqual([[1, 2]]));
it('draws nothing of a board that is not there', () => expect(boardOf('moon')).toBeNull());
