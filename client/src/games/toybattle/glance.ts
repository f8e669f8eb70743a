/** A battle at a glance. */
import type { BattleView } from '../../wire';
import type { Glance } from '../face';
import Miniature from './board/Miniature.svelte';

export const glance: Glance<BattleView> = {
  Miniature,
  standing: (view, mine) => ({ id: 'toybattle-glance', args: medalsOf(view, mine) }),
  ended: ({ points }, mine) => ({
    id: 'toybattle-glance',
    args: { mine: points[mine] ?? 0, theirs: points[1 - mine] ?? 0 },
  }),
};

/** Two sides: whoever looks is named first. */
function medalsOf({ sides }: BattleView, mine: number): { mine: number; theirs: number } {
  const medals = (isMine: boolean): number => sides.find(({ seat }) => (seat === mine) === isMine)?.medals ?? 0;
  return { mine: medals(true), theirs: medals(false) };
}
