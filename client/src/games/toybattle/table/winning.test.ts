import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../wire';
import { fallenHeadquarters, winningTroop } from './winning';

const last = (view: object, facts: object = {}): Frame => ({
  seq: 9,
  seat: 1,
  move: '',
  events: [{ kind: 'placed', rule: '', facts: { ...facts }, isFleeting: false, words: { id: '' } }] as Frame['events'],
  view,
});

describe('the toy that ended a battle', () => {
  it('stands on the fallen headquarters', () =>
    expect(winningTroop(last({ captor: { seat: 1, troop: 'Skully' } }), 1)).toBe('Skully'));
  it('is nobody of the side that lost', () =>
    expect(winningTroop(last({ captor: { seat: 1, troop: 'Skully' } }), 0)).toBeNull());
  it('was placed last', () => expect(winningTroop(last({ captor: null }, { troop: 'Kwak' }), 1)).toBe('Kwak'));
  it('is not known before the game is read', () => expect(winningTroop(null, 1)).toBeNull());
});

describe('why a battle is over', () => {
  const over = { reason: 'headquarters', rule: 'TOY 7.1', points: [0, 0], places: [2, 1] };
  it('says which toy stands on which headquarters', () =>
    expect(fallenHeadquarters(over, last({ captor: { seat: 1, troop: 'Skully' }, captured: 41 }))?.args).toEqual({
      troop: 'Skully',
      place: 41,
    }));
  it('needs no toy where medals were enough', () =>
    expect(fallenHeadquarters({ ...over, reason: 'objective' }, last({ captor: null, captured: null }))).toBeNull());
});
