import { describe, expect, it } from 'vitest';
import { insteadOf } from './instead';

const refused = (move: string | null, facts: Record<string, unknown> = {}) => ({ move, facts });

describe('instead of a refused move', () => {
  it('goes the same troop where its line breaks', () => {
    expect(insteadOf(refused('place Star 21', { breaks: 19 }), ['take', 'place Star 19'])).toEqual({
      move: 'place Star 19',
      troop: 'Star',
      place: 19,
      what: '19',
    });
  });
  it('goes the weakest other troop to the same place', () => {
    expect(insteadOf(refused('place Hook 19'), ['place Kwak 19', 'place Roxy 19'])?.what).toBe('Roxy');
  });
  it('goes nothing that is not open', () =>
    expect(insteadOf(refused('place Star 21', { breaks: 19 }), ['take', 'place Star 20'])).toBeNull());
  it('goes nothing when nothing was placed', () => expect(insteadOf(refused('take'), ['place Star 19'])).toBeNull());
});
