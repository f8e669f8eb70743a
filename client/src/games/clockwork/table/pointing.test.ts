import { describe, expect, it } from 'vitest';
import { CITY } from './fixtures';
import { comparedIn } from './pointing';

const pointed = (played: string, better: string) => ({ seat: 0, played, better: [better], foreseen: null, then: [] });

describe('where moves point', () => {
  it('a walk leads to its place', () =>
    expect(comparedIn(pointed('take', 'walk yard 3'), CITY)).toEqual([
      { kind: 'better', seat: 0, to: 'yard 3', hasWay: true },
    ]));
  it('a card has its spot, and no way there', () =>
    expect(comparedIn(pointed('point 7', 'pass'), CITY)[0]).toEqual({
      kind: 'played',
      seat: 0,
      to: 'spot 7',
      hasWay: false,
    }));
  it('a question goes to whoever is asked', () =>
    expect(comparedIn(pointed('pass', 'ask B Fuel'), CITY)[0]?.to).toBe('yard 2'));
});
