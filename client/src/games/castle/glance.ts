/** A castle at a glance. */
import type { CastleView } from '../../wire';
import type { Glance } from '../face';
import Miniature from './board/Miniature.svelte';
import { manner } from './manner';

export const glance: Glance<CastleView> = {
  Miniature,
  standing: (view) => ({ id: 'castle-glance', args: { count: leftIn(view) } }),
  ended: ({ points }) => ({ id: 'castle-glance-ended', args: { count: points[0] ?? 0 } }),
  ...(manner.outcomeArguments ? { outcomeArguments: manner.outcomeArguments } : {}),
};

const leftIn = ({ treasures, treasuresSought }: CastleView): number =>
  treasuresSought - treasures.filter(({ isFound }) => isFound).length;
