import { describe, expect, it } from 'vitest';
import type { Frame } from '../wire';
import { chapterAt, chaptersOf, partAt, placeAlong } from './chapters';

/** Two rows: one entry of the first, three of the second. */
const ROWS = [1, 2, 2, 2, 2];
const frames: readonly Frame[] = ROWS.map((row, seq) => ({ seq, seat: 0, move: '', events: [], view: { row } }));
const of = (view: unknown): { number: number; seat: number } => {
  const { row } = view as { readonly row: number };
  return { number: row, seat: row - 1 };
};
const chapters = chaptersOf(frames, { of });

describe('the chapters of a game', () => {
  it('have the entries that were made while they were open', () =>
    expect(chapters).toEqual([
      { number: 1, seat: 0, first: 1, last: 1 },
      { number: 2, seat: 1, first: 2, last: 4 },
    ]));
  it('begin before the first entry', () => expect(chapterAt(chapters, 0)?.number).toBe(1));
  it('end with the game', () => expect(chapterAt(chapters, 4)?.number).toBe(2));
  it('are equally long', () => expect([0, 1, 4].map((place) => partAt(chapters, place))).toEqual([0, 0.5, 1]));
  it('are found by how far along one is', () =>
    expect([0, 0.5, 0.84, 1].map((part) => placeAlong(chapters, part))).toEqual([0, 1, 3, 4]));
  it('of a game without an entry are none', () => expect(chaptersOf(frames.slice(0, 1), { of })).toEqual([]));
});
