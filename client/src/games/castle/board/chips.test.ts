import { expect, it } from 'vitest';
import type { PlanShown, StepShown } from '../../../wire';
import { chipsOf } from './chips';

const step = (kind: string, number: number, repeat: number, direction: string | null = null): StepShown => ({
  kind,
  number,
  card: 1,
  repeat,
  direction,
  start: 'd1',
  end: 'e1',
});
const plan = (steps: readonly StepShown[], rest: Partial<PlanShown> = {}): PlanShown => ({
  moves: [],
  steps,
  question: null,
  block: null,
  isPossible: true,
  mayStop: false,
  turnsLeft: 2,
  treasures: 0,
  ghostAfter: 0,
  ...rest,
});

it('writes a loop out, with "again" where it starts over', () => {
  const chips = chipsOf(
    plan([
      step('walk', 1, 0, 'right'),
      step('jump', 1, 0),
      step('walk', 2, 0, 'left'),
      step('walk', 3, 1, 'right'),
      step('jump', 3, 1),
    ]),
  );
  expect(chips.map(({ kind }) => kind)).toEqual(['walk', 'gate', 'walk', 'again', 'walk', 'gate']);
});

it('says again each time a loop is looped', () => {
  const chips = chipsOf(plan([0, 1, 2, 3].map((repeat) => step('walk', repeat + 1, repeat, 'up'))));
  expect(chips.filter(({ kind }) => kind === 'again')).toHaveLength(3);
});

it('does not say again when a fresh card follows a repeated one', () => {
  const chips = chipsOf(plan([step('walk', 1, 0, 'up'), step('walk', 2, 1, 'up'), step('walk', 3, 0, 'left')]));
  expect(chips.map(({ kind }) => kind)).toEqual(['walk', 'again', 'walk', 'walk']);
});

it('ends with what blocks the way', () => {
  const chips = chipsOf(
    plan([], { block: { card: 1, number: 1, at: 'a1', direction: 'up', cause: 'edge', beyond: null } }),
  );
  expect(chips).toEqual([{ kind: 'blocked', key: '0-end', number: 1, direction: 'up' }]);
});

it('ends with the question that is open', () => {
  const chips = chipsOf(plan([], { question: { kind: 'gate', card: 1, repeat: 0, at: 'e1' } }));
  expect(chips).toEqual([{ kind: 'question', key: '0-end', about: 'gate' }]);
});
