import { describe, expect, it } from 'vitest';
import type { PlanShown } from '../../../wire';
import { coachedSquares, towards, wayOf } from './guided';

describe('on the way to a move', () => {
  it('the card comes first', () => expect(towards('turn 1 left', 2)).toBe('card 1'));
  it('then its turn', () => expect(towards('turn 1 left', 1)).toBe('turn 1 left'));
  it('a gate is a square', () => expect(towards('jump c4', null)).toBe('place c4'));
  it('Go is a button', () => expect(towards('go', null)).toBe('action go'));
});

it('a coach lets squares glow', () => expect(coachedSquares(['card 1', 'place c4'])).toEqual(['c4']));

it('the way is looked at up to what blocks it', () => {
  const step = { kind: 'walk', number: 1, card: 1, repeat: 0, direction: 'down', start: 'd1', end: 'd2' };
  const block = { card: 2, number: 2, at: 'd2', direction: 'left', cause: 'ghost', beyond: 'c2' };
  const plan: PlanShown = {
    moves: [],
    steps: [step],
    question: null,
    block,
    isPossible: true,
    mayStop: false,
    turnsLeft: 1,
    treasures: 0,
    ghostAfter: 0,
  };
  expect(wayOf(plan)).toEqual(['d1', 'd2', 'c2']);
});
