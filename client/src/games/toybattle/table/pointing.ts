/** Where a move of Toy Battle points on the board, read from its notation. It knows no rule. */
import type { Pointed } from '../../../review/lookback.svelte';
import type { BattleView } from '../../../wire';
import type { Compared } from '../board/marks';

/** The played move and the better one, those of them that point at a place. */
export function comparedIn({ played, better, seat }: Pointed, view: BattleView): readonly Compared[] {
  const base = view.question?.base ?? null;
  const found = [
    { kind: 'played' as const, ...placesOf(played, base) },
    { kind: 'better' as const, ...placesOf(better[0] ?? '', base) },
  ];
  return found.flatMap(({ kind, from, to, troop }) => (to === null ? [] : [{ kind, seat, from, to, troop }]));
}

interface Places {
  readonly from: number | null;
  readonly to: number | null;
  readonly troop: string | null;
}

function placesOf(move: string, base: number | null): Places {
  const [verb, one = '', other = ''] = move.split(' ');
  if (verb === 'place') return { from: null, to: Number(other), troop: one };
  if (verb === 'discard' || verb === 'recall') return { from: base, to: Number(one), troop: null };
  if (verb === 'shove') return { from: Number(one), to: Number(other), troop: null };
  return { from: null, to: null, troop: null };
}
