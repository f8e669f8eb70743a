import { describe, expect, it } from 'vitest';
import type { EntryTold, GuideShown, GuideStanding } from '../../../wire';
import { coachedPlaces, rivalsSpot, stagedSpot, towards } from './guided';

const GUIDE: GuideShown = {
  name: 'clockwork',
  steps: 2,
  beats: [
    { step: 1, words: { id: '' }, rules: [], lights: ['spot 17'] },
    { step: 2, words: { id: '' }, rules: [], lights: ['spot 33'], move: 'lay 33' },
  ],
};
const at = (beat: number): GuideStanding => ({ beat, isDone: false, isElsewhere: false, isOver: false });

describe('on the way to a move', () => {
  it('a place is pointed at', () => expect(towards('walk yard 2', { to: 'walk' }, null)).toBe('place yard 2'));
  it('a touch is confirmed', () => expect(towards('go towers', { to: 'go' }, 'go towers')).toBe('action confirm'));
  it('a search begins with its button', () => expect(towards('search Whale', null, null)).toBe('action search'));
  it('and goes on with its card', () => expect(towards('search Whale', { to: 'search' }, null)).toBe('hand Whale'));
  it('nothing tells where the card lies that is to be remembered', () =>
    expect(towards('point 17', null, null)).toBeNull());
});

it('a coach lets places and spots glow', () =>
  expect(coachedPlaces(['hand Scrap', 'place yard 1', 'spot 33'])).toEqual(['yard 1', 'spot 33']));

describe('a card that is shown once', () => {
  it('waits on its stage while the guide speaks of its spot', () => expect(stagedSpot(GUIDE, at(0))).toBe(17));
  it('does not wait where something is asked', () => expect(stagedSpot(GUIDE, at(1))).toBeNull());
  it('does not wait when the guide is over', () => expect(stagedSpot(GUIDE, { ...at(0), isOver: true })).toBeNull());
});

describe('what a rival showed', () => {
  const [SHOWN, LAID] = ['card_shown', 'card_laid'];
  const told = (...events: readonly [string, number, number?][]): EntryTold[] =>
    events.map(([kind, seat, spot], at) => ({
      seq: at + 1,
      seat,
      events: [{ kind, rule: 'CLK 4.3', facts: { seat, spot: spot ?? null }, isFleeting: false, words: { id: '' } }],
    }));
  it('lies where it was laid, though the guide expected it elsewhere', () =>
    expect(rivalsSpot(told([LAID, 0, 17], [SHOWN, 1], [LAID, 1, 19]), 0)).toBe(19));
  it('lies nowhere yet while it is shown', () =>
    expect(rivalsSpot(told([SHOWN, 1], [LAID, 1, 5], [SHOWN, 1]), 0)).toBeNull());
  it('is not one’s own card', () => expect(rivalsSpot(told([SHOWN, 0], [LAID, 0, 33]), 0)).toBeNull());
});
