/** Where a move of Clockwork City points on the board, read from its notation. It knows no rule. */
import type { Pointed } from '../../../review/lookback.svelte';
import type { CityView } from '../board/city';
import type { Compared } from '../board/marks';
import { placeAt } from './answers';
import { placeOf } from './hinted';

const SEATS = 'ABCD';

/** The played move and the better one, those of them that point at something. */
export function comparedIn({ played, better, seat }: Pointed, view: CityView): readonly Compared[] {
  const moves = [
    { kind: 'played' as const, move: played },
    { kind: 'better' as const, move: better[0] ?? '' },
  ];
  return moves.flatMap(({ kind, move }) => {
    const to = targetOf(move, view);
    return to === null ? [] : [{ kind, seat, to, hasWay: !to.startsWith('spot ') }];
  });
}

/** The place that a move leads to; of a question, where whoever is asked stands. */
function targetOf(move: string, view: CityView): string | null {
  const asked = /^ask ([A-D]) /.exec(move)?.[1];
  if (asked === undefined) return placeOf(move);
  const rival = view.seats.find(({ seat }) => seat === SEATS.indexOf(asked));
  return rival ? placeAt(rival.field, view.board) : null;
}
