import { expect, it } from 'vitest';
import type { BoardShown } from '../wire';
import { doorsOf, hasDoor, kindAt, neighbour } from './squares';

const BOARD: BoardShown = { name: 'small', symbols: ['moon', 'crown'], lines: ['.X', 'S.', 'Ow'], walls: [['a2', 'b2']], tower: 4 };

it.each([['a1', 'chamber'], ['b1', 'ghost-room'], ['a2', 'start'], ['a3', 'gate'], ['b3', 'wand'], ['c1', null], ['a4', null]] as const)('finds at %s: %s', (square, kind) => {
  expect(kindAt(BOARD, square)).toBe(kind);
});

it('knows no neighbour beyond the edge', () => {
  expect([neighbour(BOARD, 'a1', 'up'), neighbour(BOARD, 'a1', 'down')]).toEqual([null, 'a2']);
});

it('draws no door at a wall, whichever side is named first', () => {
  expect([hasDoor(BOARD, 'a2', 'b2'), hasDoor(BOARD, 'b2', 'a2')]).toEqual([false, false]);
});

it('draws every door once, and none into a ghost room', () => {
  expect(doorsOf(BOARD)).toEqual([['a1', 'a2'], ['a2', 'a3'], ['b2', 'b3'], ['a3', 'b3']]);
});
