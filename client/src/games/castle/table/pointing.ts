/** The way that a row of the castle took and the way of a better one, as the server planned them. It knows no rule. */
import type { Pointed } from '../../../review/lookback.svelte';
import type { CastleView, PlanShown } from '../../../wire';

export interface Ways {
  readonly better: PlanShown | null;
  readonly played: PlanShown | null;
}

type Planned = Pick<CastleView, 'plan'>;

const GO = 'go';

/** The played way is the plan of its row when it went; the better one, of its row before it would have gone. */
export function waysOf({ better, foreseen, then }: Pointed, view: Planned): Ways {
  const gone = then.findIndex(({ move }) => move === GO);
  const before = gone <= 0 ? view : (then[gone - 1]?.view as Planned);
  return {
    better: better.length > 0 ? ((foreseen ?? view) as Planned).plan : null,
    played: gone < 0 ? null : before.plan,
  };
}
