import { describe, expect, it } from 'vitest';
import type { HintGiven } from '../wire';
import { beginsWith, litBy } from './lit';

const LEGAL = ['take', 'place Hook 3', 'place Hook 13', 'place Star 3'];
const hint = (grade: number): HintGiven => ({
  type: 'HintGiven',
  id: '1',
  seat: 0,
  seq: 4,
  grade,
  by: 'search',
  isExact: false,
  nudge: { start: 'place Hook', among: 2, legal: 4 },
  best: { worth: 0.6, low: 0.5, high: 0.7 },
  because: [],
  reason: null,
  facts: {},
  foreseen:
    grade === 3
      ? [
          { seat: 0, move: 'place Hook 13', words: { id: '' } },
          { seat: 1, move: 'take', words: { id: '' } },
        ]
      : [],
  candidates:
    grade === 1
      ? []
      : ['place Hook 13', 'take'].map((move) => ({
          move,
          words: { id: '' },
          worth: 0.6,
          low: 0.5,
          high: 0.7,
          isExact: false,
          gains: [],
        })),
});

describe('what glows', () => {
  it('is all that begins like the best move, at first', () =>
    expect(litBy(hint(1), LEGAL, null)).toEqual(['place Hook 3', 'place Hook 13']));
  it('is then what is worth a look', () => expect(litBy(hint(2), LEGAL, null)).toEqual(['take', 'place Hook 13']));
  it('stays what it was where nothing was weighed', () =>
    expect(litBy({ ...hint(2), candidates: [] }, LEGAL, null)).toEqual(['place Hook 3', 'place Hook 13']));
  it('is at last the best move', () => expect(litBy(hint(3), LEGAL, null)).toEqual(['place Hook 13']));
  it('is only the move that was chosen', () => expect(litBy(hint(2), LEGAL, 'take')).toEqual(['take']));
  it('is nothing that may not be played', () => expect(litBy(hint(3), ['take'], null)).toEqual([]));
});

describe('the words that a move begins with', () => {
  it('are whole words', () => expect(beginsWith('turn 12 left', 'turn 1')).toBe(false));
  it('may be all of it', () => expect(beginsWith('take', 'take')).toBe(true));
  it('may be none', () => expect(beginsWith('take', '')).toBe(true));
});
