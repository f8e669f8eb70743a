/** Rulings on the rules page: where printings differ or are silent, and what is played there. */
import type { ReadingShown } from '../wire';

/** Where the value that is played comes from: chosen at this table, printed in the book, or our own ruling. */
export type Ground = 'house-rule' | 'as-printed' | 'our-ruling';

export function groundOf({ isHouseRule, value, default: ruled }: ReadingShown): Ground {
  if (isHouseRule) return 'house-rule';
  return value === ruled ? 'our-ruling' : 'as-printed';
}

/** What is not played as we rule it, house rules first. */
export function unusual(readings: readonly ReadingShown[]): readonly ReadingShown[] {
  const [house, printed] = (['house-rule', 'as-printed'] as const).map((ground) =>
    readings.filter((reading) => groundOf(reading) === ground),
  );
  return [...(house ?? []), ...(printed ?? [])];
}

/** `CAS R6`, but not `CAS 2.6`. */
export const isRuling = (id: string): boolean => /^[A-Z]+ R\d/.test(id);

/** `R6` for `CAS R6`. */
export const shortOf = (id: string): string => id.replace(/^[A-Z]+ /, '');
