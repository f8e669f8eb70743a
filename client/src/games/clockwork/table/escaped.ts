/** What somebody got away with. */
import type { CityView, Frame, Outcome, Saying } from '../../../wire';

const FAMILIES = ['flyer', 'breaker'];

/** The flying machine and the code breaker of whoever won (CLK 8.4); the Airship needs no more words. */
export function escapedWith({ reason, places }: Outcome, last: Frame): Saying | null {
  const { kinds, seats } = last.view as CityView;
  const seat = places.indexOf(1);
  if (reason !== 'machine' || seat < 0) return null;
  const machines = FAMILIES.flatMap((family) =>
    (seats[seat]?.laid ?? []).filter((laid) => kinds.some((each) => each.kind === laid && each.family === family)),
  );
  const said = machines.map((kind) => ({ id: `clockwork-kind-${kind}` }));
  return { id: 'clockwork-review-end-machines', args: { name: { seat }, machines: said } };
}
