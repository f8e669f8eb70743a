import { beforeAll, describe, expect, it } from 'vitest';
import type { EventTold } from '../../../wire';
import { speak } from '../../../words/words.svelte';
import { battleLines } from './lines';

const told = (kind: string, facts: Record<string, unknown>): EventTold => ({
  kind,
  rule: 'TOY 2.2',
  facts,
  isFleeting: false,
});
const entry = (seq: number, seat: number, ...events: EventTold[]) => ({ seq, seat, events });
const NAMES = ['Mara', 'Ivo'];
const taken = [
  entry(4, -1, told('tile_taken', { seat: 0, rack: 5, reserve: 9, troop: 'Hook' })),
  entry(5, -1, told('tile_taken', { seat: 0, rack: 6, reserve: 8, troop: 'Star' })),
];
const texts = (entries: Parameters<typeof battleLines>[0], you: number | null): string[] =>
  battleLines(entries, NAMES, { you }).map(({ text }) => text);

beforeAll(() => speak('en', 'toybattle'));

describe('tiles that were taken', () => {
  it('are one line', () => expect(texts(taken, 0)).toEqual(['Mara took Hook, Star']));
  it('are counted for the other side', () => expect(texts(taken, 1)).toEqual(['Mara took 2 tiles']));
  it('are named after the end', () => expect(texts(taken, null)).toEqual(['Mara took Hook, Star']));
  it('belong to whoever took them', () => expect(battleLines(taken, NAMES, { you: 1 })[0]?.seat).toBe(0));
});

it('says what was covered', () => {
  const placed = entry(6, 1, told('troop_placed', { seat: 1, troop: 'Roxy', place: 18, covered: 'Hook', owner: 0 }));
  expect(texts([placed], 0)).toEqual(['Ivo placed Roxy on 18, over Hook']);
});

it('does not name a suppressed tile to whoever suppressed it', () => {
  const hushed = entry(7, -1, told('tile_suppressed', { seat: 1, tiles: 1, troop: 'Kwak' }));
  expect([texts([hushed], 0), texts([hushed], 1)]).toEqual([
    ['A tile of Ivo lies face down'],
    ['Kwak of Ivo lies face down'],
  ]);
});
