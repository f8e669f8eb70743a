import { describe, expect, it } from 'vitest';
import type { EntryTold, SeatShown, Standing } from '../wire';
import { isBeforePlay } from './beforePlay';

const seat = (isFree: boolean): SeatShown => ({ seat: 0, name: '', isFree, isYours: false });
const standing = (waitsFor: number | null): Standing => ({
  seq: 0,
  view: null,
  toAct: [],
  waitsFor,
  choices: [],
  outcome: null,
});
const laid: EntryTold = {
  seq: 1,
  seat: -1,
  events: [{ kind: 'card_laid', rule: 'CAS 1.1', facts: {}, isFleeting: false, words: { id: 'x' } }],
};
const table = { live: [], outcome: null, seats: [seat(false)], standing: standing(0) };

describe('before play', () => {
  it('a seat may be free', () =>
    expect(isBeforePlay({ ...table, seats: [seat(true)], standing: standing(null) })).toBe(true));
  it('the click may be awaited that lets chance begin', () => expect(isBeforePlay(table)).toBe(true));
  it('is over where everybody sits and somebody decides first', () =>
    expect(isBeforePlay({ ...table, standing: standing(null) })).toBe(false));
  it('is over once something happened', () => expect(isBeforePlay({ ...table, live: [laid] })).toBe(false));
});
