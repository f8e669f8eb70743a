import { describe, expect, it } from 'vitest';
import type { EntryTold } from '../wire';
import { hasBegun, liveEntries, withNews, withoutLast } from './entries';

const event = { kind: 'card_laid', rule: 'CAS 2.1', facts: {}, isFleeting: false, words: { id: '' } };
const entry = (seq: number, events = 0, takenBack?: number): EntryTold => ({
  seq,
  seat: 0,
  events: Array.from({ length: events }, () => event),
  ...(takenBack === undefined ? {} : { takenBack }),
});
const seqs = (entries: readonly EntryTold[]): number[] => entries.map(({ seq }) => seq);

describe('entries that count', () => {
  it('are all, while nothing was taken back', () => expect(seqs(liveEntries([entry(1), entry(2)]))).toEqual([1, 2]));
  it('end before the entry that was taken back to', () => {
    expect(seqs(liveEntries([entry(1), entry(2), entry(3), entry(4, 0, 2), entry(5)]))).toEqual([1, 5]);
  });
});

describe('a game has begun', () => {
  const chance = (seq: number): EntryTold => ({ ...entry(seq, 1), seat: -1 });
  it('not while nothing happened', () => expect(hasBegun([])).toBe(false));
  it('not by added entropy', () => expect(hasBegun([entry(1), entry(2)])).toBe(false));
  it('not by what chance did', () => expect(hasBegun([entry(1), chance(2), chance(3)])).toBe(false));
  it('by a move', () => expect(hasBegun([entry(1), chance(2), entry(3, 1)])).toBe(true));
  it('by a move before chance', () => expect(hasBegun([entry(1, 1)])).toBe(true));
  it('by a move of which nothing is told any more', () => expect(hasBegun([chance(1), entry(2)])).toBe(true));
});

describe('news', () => {
  it('follow what is known', () => expect(seqs(withNews([entry(1)], [entry(2), entry(3)]))).toEqual([1, 2, 3]));
  it('told twice count once', () =>
    expect(seqs(withNews([entry(1), entry(2)], [entry(2), entry(3)]))).toEqual([1, 2, 3]));
});

describe('events still to be played out', () => {
  it('are left off across entries', () => {
    const left = withoutLast([entry(1, 2), entry(2, 1), entry(3, 2)], 4);
    expect(left.map(({ events }) => events.length)).toEqual([1, 0, 0]);
  });
});
