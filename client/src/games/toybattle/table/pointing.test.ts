import { describe, expect, it } from 'vitest';
import type { BattleView } from '../../../wire';
import { comparedIn } from './pointing';

const view = (base: number | null): BattleView =>
  ({ question: base === null ? null : { effect: 'Jumbo', base, isTroop: true } }) as BattleView;
const pointed = (played: string, better: string) => ({ seat: 1, played, better: [better], foreseen: null, then: [] });

describe('where moves point', () => {
  it('a troop comes to its place', () =>
    expect(comparedIn(pointed('take', 'place Hook 17'), view(null))).toEqual([
      { kind: 'better', seat: 1, from: null, to: 17, troop: 'Hook' },
    ]));
  it('an effect comes from the troop that has it', () =>
    expect(comparedIn(pointed('discard 19', 'discard 12'), view(14)).map(({ from, to }) => [from, to])).toEqual([
      [14, 19],
      [14, 12],
    ]));
  it('a shove has both its ends', () =>
    expect(comparedIn(pointed('shove 3 4', 'decline'), view(9))[0]).toMatchObject({ from: 3, to: 4 }));
});
