import { beforeEach, expect, test } from 'vitest';
import { rememberSolved } from '../puzzles/remembered';
import { Replay } from '../replay/replay.svelte';
import type { Frame, MomentTold, ReplayShown, ReviewShown } from '../wire';
import { Lookback } from './lookback.svelte';

const frame = (seq: number, seat: number, facts: Readonly<Record<string, unknown>> = {}): Frame => ({
  seq,
  seat,
  move: 'go',
  events: [{ kind: 'gone', rule: '', facts, isFleeting: false, words: { id: 'gone', args: {} } }],
  view: {},
});
const FRAMES = [frame(0, -1), frame(1, -1, { drawn: 'Star' }), frame(2, 0), frame(3, 1)];
const moment = (kind: MomentTold['kind'], entry: number, seat: number): MomentTold => ({
  kind,
  first: entry,
  last: entry,
  seat,
  words: { id: 'review-better' },
  worths: [0.6, 0.3],
  better: ['stay'],
  odds: null,
  isExact: false,
  said: null,
  betterSaid: [],
});
const SHOWN: ReviewShown = {
  type: 'ReviewShown',
  code: '',
  isComing: false,
  done: 0,
  of: 0,
  review: {
    recipe: '',
    evaluator: '',
    error: 0.1,
    start: [0.5, 0.5],
    steps: [],
    bills: [],
    verdict: [],
    moments: [moment('luck', 1, 1), moment('mistake', 2, 0), moment('mistake', 3, 1)],
  },
};
const REPLAY: ReplayShown = {
  type: 'ReplayShown',
  code: '',
  edition: '',
  game: '',
  seats: ['Ann', 'Ben'],
  frames: FRAMES,
  outcome: { reason: '', rule: '', points: [0, 1], places: [2, 1] },
  isFair: true,
};

function looking(code: string): Lookback {
  const lookback = new Lookback(code, new Replay(REPLAY), [0]);
  lookback.shown = SHOWN;
  return lookback;
}

beforeEach(() => localStorage.clear());

test('a better move of one’s own is covered, a rival’s is not', () => {
  const lookback = looking('LAMB-0001');
  expect(lookback.moments.map((each) => lookback.isCovered(each))).toEqual([false, true, false]);
});

test('the first that is looked at is one’s own', () => expect(looking('LAMB-0006').foremost).toBe(1));

test('what is covered points at what was played alone', () => {
  const lookback = looking('LAMB-0002');
  lookback.open(1);
  expect([lookback.pointed?.played, lookback.pointed?.better]).toEqual(['go', []]);
});

test('who does not want to try is told', () => {
  const lookback = looking('LAMB-0003');
  lookback.open(1);
  if (lookback.moment) lookback.lift(lookback.moment);
  expect(lookback.pointed?.better).toEqual(['stay']);
});

test('what was found is told', () => {
  rememberSolved('LAMB-0004-2', null);
  const lookback = looking('LAMB-0004');
  expect(lookback.moments.map((each) => lookback.isCovered(each))).toEqual([false, false, false]);
});

test('through a seat’s eyes nothing is marked that it did not know', () => {
  const lookback = looking('LAMB-0005');
  lookback.seen = new Map([[0, [frame(0, -1), frame(1, -1), ...FRAMES.slice(2)]]]);
  lookback.eyes = 0;
  expect(lookback.marked).toEqual([false, true, false]);
  lookback.open(2);
  expect(lookback.pointed).toBe(null);
});
