import { expect, it } from 'vitest';
import type { BoardShown } from '../../../wire';
import { kindAt, neighbour } from './squares';

const BOARD: BoardShown = {
  name: 'small',
  symbols: ['moon', 'heart'],
  lines: ['.X', 'S.', 'Ow'],
  walls: [],
  doors: [],
  tower: 4,
};

it.each([
  ['a1', 'chamber'],
  ['b1', 'ghost-room'],
  ['a2', 'start'],
  ['a3', 'gate'],
  ['b3', 'wand'],
  ['c1', null],
  ['a4', null],
] as const)('finds at %s: %s', (square, kind) => {
  expect(kindAt(BOARD, square)).toBe(kind);
});

it('knows no neighbour beyond the edge', () => {
  expect([neighbour(BOARD, 'a1', 'up'), neighbour(BOARD, 'a1', 'down')]).toEqual([null, 'a2']);
});
