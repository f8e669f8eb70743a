import { describe, expect, it } from 'vitest';
import type { Frame, MomentTold } from '../wire';
import { say } from '../words/words.svelte';
import { happenedWords } from './momentWords';

/** Four entries, each of which has one line that is its own number. */
const frames = [0, 1, 2, 3, 4].map((seq) => ({
  seq,
  seat: -1,
  move: '',
  events: seq ? [{ kind: 'told', rule: '', facts: {}, isFleeting: false, words: { id: `line-${String(seq)}` } }] : [],
  view: null,
})) as readonly Frame[];
const moment = (first: number, last: number, kind = 'luck'): MomentTold => ({ kind, first, last }) as MomentTold;

describe('what happened at a moment', () => {
  const of = (first: number, last: number): readonly string[] =>
    happenedWords(moment(first, last), frames, []).split(' · ');
  it('has its first and its last line', () => expect(of(2, 4)).toHaveLength(2));
  it('is the start of the game where all that is dealt is one', () =>
    expect([of(1, 3)[0], of(2, 4)[0]].map((line) => line === say('review-line-start'))).toEqual([true, false]));
  it('is at the end what ended the game', () =>
    expect(happenedWords(moment(2, 4, 'end'), frames, [])).toBe(of(3, 4)[1]));
  it('is told by its own lines where they all fit', () => expect(of(1, 2)[0]).not.toBe(say('review-line-start')));
  it('is of a move whose effect chance decides what chance brought', () => {
    const silent = [{ ...frames[1], seat: 0, events: [] }, ...frames.slice(2, 4), { ...frames[4], seat: 1 }];
    const told = happenedWords(moment(1, 1, 'mistake'), [frames[0], ...silent] as Frame[], []);
    expect(told).toBe(of(2, 3).join(' · '));
  });
});
