import { expect, it } from 'vitest';
import type { CardShown, EventTold, StepShown } from '../../../wire';
import { runningAt } from './running';

const told = (kind: string, facts: Record<string, unknown> = {}): EventTold => ({
  kind,
  rule: '',
  facts,
  isFleeting: false,
  words: { id: '' },
});
const step = (kind: string, card: number, repeat = 0): StepShown => ({
  kind,
  number: 1,
  card,
  repeat,
  direction: null,
  start: '',
  end: '',
});
const card = (kind: string): CardShown => ({ kind, laid: null, points: null, turned: null });

const ROW = [card('arrow'), card('ghost'), card('loop')];
const STEPS = [step('walk', 1), step('stay', 1), step('ghost', 2), step('walk', 1, 1), step('ghost', 2, 1)];
const EVENTS = [
  told('sorcerer_walked'),
  told('treasure_found'),
  told('ghost_climbed', { by: 'card' }),
  told('loop_repeated', { place: 3 }),
  told('sorcerer_walked'),
  told('ghost_climbed', { by: 'card' }),
  told('ghost_climbed', { by: 'row' }),
];
const cardsAt = (at: number): readonly number[] => runningAt(EVENTS, at, STEPS, ROW).cards;

it('lights the card that acts', () => expect(cardsAt(0)).toEqual([1]));
it('goes on lighting it while what it brings is seen', () => expect(cardsAt(1)).toEqual([1]));
it('lights a ghost card, which does not walk', () => expect(cardsAt(2)).toEqual([2]));
it('lights the loop when it starts over', () => expect(cardsAt(3)).toEqual([3]));
it('lights the loop beside the card that acts again', () => expect(cardsAt(4)).toEqual([1, 3]));
it('knows the step of the plan', () => expect(runningAt(EVENTS, 4, STEPS, ROW).step).toBe(3));
it('counts the rounds of a loop from the first', () =>
  expect([0, 3, 4].map((at) => runningAt(EVENTS, at, STEPS, ROW).round)).toEqual([
    { loop: 3, now: 1, of: 2 },
    { loop: 3, now: 2, of: 2 },
    { loop: 3, now: 2, of: 2 },
  ]));
it('counts nothing where no loop repeats it', () =>
  expect(runningAt(EVENTS, 0, STEPS.slice(0, 3), [card('arrow'), card('ghost')]).round).toBeNull());
