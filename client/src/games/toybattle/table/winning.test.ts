import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../wire';
import { winningTroop } from './winning';

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
