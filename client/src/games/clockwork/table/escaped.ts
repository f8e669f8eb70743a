/** What somebody got away with. */
import type { CityView, Frame, Outcome, Saying } from '../../../wire';

const FAMILIES = ['flyer', 'breaker'];

/** The flying machine and the code breaker of whoever won; Fuel goes without saying (CLK 8.4), the Airship without words. */
export function escapedWith(outcome: Outcome, last: Frame): Saying | null {
  const seat = outcome.places.indexOf(1);
  if (outcome.reason !== 'machine' || seat < 0) return null;
  const said = machines(outcome, last).map((kind) => ({ id: `clockwork-kind-${kind}` }));
  return { id: 'clockwork-review-end-machines', args: { name: { seat }, machines: said } };
}

/** What flew: a machine or the Airship; scrap where nobody got away, null while it is not known. */
export function flown(outcome: Outcome, last: Frame | null): string | null {
  if (outcome.places.indexOf(1) < 0) return 'Scrap';
  if (outcome.reason === 'airship') return 'Airship';
  return last && (machines(outcome, last)[0] ?? null);
}

/** What whoever won laid down, the flying machine first. */
function machines({ places }: Outcome, last: Frame): readonly string[] {
  const { kinds, seats } = last.view as CityView;
  const laid = seats[places.indexOf(1)]?.laid ?? [];
  return FAMILIES.flatMap((family) =>
    laid.filter((one) => kinds.some((each) => each.kind === one && each.family === family)),
  );
}
