/** A city at a glance. */
import type { CityView } from '../../wire';
import type { Glance } from '../face';
import Miniature from './board/Miniature.svelte';
import { manner } from './manner';

export const glance: Glance<CityView> = {
  Miniature,
  standing: (view) => standingOf(view),
  ended: ({ points }, mine) => ({ id: 'clockwork-glance-ended', args: { counts: machinesOf(points, mine) } }),
  ...(manner.outcomeArguments ? { outcomeArguments: manner.outcomeArguments } : {}),
};

/** The machines of whoever looks, then everybody else's. */
const machinesOf = (points: readonly number[], mine: number): string =>
  [points[mine], ...points.filter((_, seat) => seat !== mine)].join('\u00a0:\u00a0');

/** Before the first turn there is nothing to tell. */
const standingOf = ({ turn }: CityView) => (turn > 0 ? { id: 'clockwork-glance', args: { turn } } : null);
