import { describe, expect, it } from 'vitest';
import type { ReviewTold, StepTold } from '../wire';
import { bandOf, chanceAt, chancesOf, isAbout, knownOf, marksOf, placeOf, shownAt, spread } from './chances';

const SEQS = [0, 1, 2, 5, 6]; // entries 3 and 4 were taken back
const step = (seq: number, more: Partial<StepTold> = {}): StepTold => ({
  seq,
  worths: [0.6, 0.4],
  known: null,
  seat: 0,
  mark: null,
  size: 0,
  isExact: false,
  ...more,
});
const review = (...steps: StepTold[]): ReviewTold => ({
  recipe: '',
  evaluator: '',
  error: 0.1,
  start: [0.5, 0.5],
  steps,
  bills: [],
  verdict: [],
  moments: [],
});

describe('the place of an entry', () => {
  it('is that of its frame', () => expect(placeOf(SEQS, 5)).toBe(3));
  it('is the next one of an entry that was taken back', () => expect(placeOf(SEQS, 3)).toBe(3));
  it('is the last of an entry that never was', () => expect(placeOf(SEQS, 99)).toBe(4));
});

describe('the band of a chance', () => {
  it('is widest in an even game', () => expect(bandOf(0.5, 0.1)).toEqual({ low: 0.304, high: 0.696 }));
  it('has no width where all is decided', () => expect(bandOf(1, 0.1)).toEqual({ low: 1, high: 1 }));
  it('has no width where it is exact', () => expect(bandOf(0.4, 0.1, true)).toEqual({ low: 0.4, high: 0.4 }));
  it('stays between never and always', () => expect(bandOf(0.95, 0.5).high).toBe(1));
});

describe('chances', () => {
  const chances = chancesOf(review(step(2), step(5, { worths: [0.9, 0.1] })), SEQS);
  it('begin before the first entry', () => expect(chances[0]).toMatchObject({ place: 0, worths: [0.5, 0.5] }));
  it('stay until the next step', () => expect(chanceAt(chances, 2)?.worths).toEqual([0.6, 0.4]));
  it('are those after the step', () => expect(chanceAt(chances, 4)?.worths).toEqual([0.9, 0.1]));
});

describe('chances of one seat', () => {
  const told = review(step(1, { known: 0.7 }), step(2, { known: 0.2, seat: 1 }), step(6, { worths: [0, 1] }));
  it('stand where it decided, by what it knew, and are exact at the end', () =>
    expect(knownOf(told, SEQS, 0)).toEqual([
      { place: 0, worths: [0.5], isExact: false },
      { place: 0, worths: [0.7], isExact: false },
      { place: 4, worths: [0], isExact: true },
    ]));
});

describe('marks', () => {
  const told = review(
    step(1),
    step(2, { mark: 'mistake' }),
    step(5, { mark: 'luck', seat: 1 }),
    step(6, { mark: 'hidden' }),
  );
  it('stand where something was', () =>
    expect(marksOf(told, SEQS)).toEqual([
      { kind: 'mistake', seat: 0, place: 2 },
      { kind: 'luck', seat: 1, place: 3 },
      { kind: 'hidden', seat: 0, place: 4 },
    ]));
  it('say nothing to a seat that it could not know', () =>
    expect(marksOf(told, SEQS, (_, __, { seat }) => seat === 0).map(({ kind }) => kind)).toEqual([
      'mistake',
      'hidden',
    ]));
  it('are asked about with all entries of their step', () => {
    const asked: number[][] = [];
    marksOf(told, SEQS, (first, last) => (asked.push([first, last]), true));
    expect(asked).toEqual([
      [2, 2],
      [3, 5],
      [6, 6],
    ]);
  });
  it('have a sign of their own for what was forgotten', () =>
    expect(marksOf(review(step(1, { mark: 'slip' })), SEQS)[0]?.kind).toBe('slip'));
});

describe('a moment', () => {
  it('with a better move is looked at before it', () =>
    expect(shownAt({ kind: 'mistake', first: 5, last: 5 }, SEQS)).toBe(2));
  it('of luck is looked at after it', () => expect(shownAt({ kind: 'luck', first: 1, last: 2 }, SEQS)).toBe(2));
  it('is told as about so much where it is large', () =>
    expect(isAbout({ worths: [0.9, 0.4], isExact: false })).toBe(true));
  it('is told as it is where it is exact', () => expect(isAbout({ worths: [1, 0.4], isExact: true })).toBe(false));
});

describe('things on a line', () => {
  it('stay where there is room', () => expect(spread([10, 50], 8, 0, 100)).toEqual([10, 50]));
  it('make room for each other', () => {
    const [one = 0, other = 0] = spread([50, 50], 10, 0, 100);
    expect(other - one).toBeCloseTo(10);
  });
  it('stay on the line', () => expect(Math.max(...spread([100, 100, 99], 10, 0, 100))).toBeLessThanOrEqual(100));
  it('come out in the order they came in', () => expect(spread([60, 20], 5, 0, 100)).toEqual([60, 20]));
});
