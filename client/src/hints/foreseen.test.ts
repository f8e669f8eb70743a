import { expect, test } from 'vitest';
import { runsAfter } from './foreseen';

const lineOf = (...seats: number[]) => seats.map((seat, place) => ({ seat, move: `move ${place}`, words: { id: '' } }));

test('every move after the advised one is told with whose it is, also the first ones', () => {
  const runs = runsAfter(lineOf(0, 0, 1, 1, 0));
  expect(runs.map(({ seat, moves }) => ({ seat, moves: moves.map(({ move }) => move) }))).toEqual([
    { seat: 0, moves: ['move 1'] },
    { seat: 1, moves: ['move 2', 'move 3'] },
    { seat: 0, moves: ['move 4'] },
  ]);
});

test('nothing follows a move alone', () => expect(runsAfter(lineOf(0))).toEqual([]));
