import { expect, it } from 'vitest';
import type { ReplayShown } from '../wire';
import { lastSeen } from './lastSeen';

const REPLAY: ReplayShown = {
  type: 'ReplayShown',
  code: 'LAMB-7KQD',
  edition: 'castle-standard-0',
  game: 'castle',
  seats: ['Zosia'],
  frames: [
    { seq: 0, seat: -1, move: '', events: [], view: 'before' },
    { seq: 7, seat: 0, move: 'go', events: [], view: 'after' },
  ],
  outcome: { reason: 'castle-saved', rule: 'CAS 5.1', points: [4], places: [1] },
  isFair: true,
};

it('is the table as it stood at the end, with nobody to act', () =>
  expect(lastSeen(REPLAY).standing).toEqual({
    seq: 7,
    view: 'after',
    toAct: [],
    waitsFor: null,
    choices: [],
    outcome: REPLAY.outcome,
  }));
it('has secrets unless its game has none', () =>
  expect([REPLAY, { ...REPLAY, hasSecrets: false }].map((each) => lastSeen(each).hasSecrets)).toEqual([true, false]));
it('holds no seat', () => expect(lastSeen(REPLAY).seats.filter(({ isYours }) => isYours)).toEqual([]));
