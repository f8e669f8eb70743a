import { hasBegun } from '../table/entries';
import type { EntryTold, Outcome, SeatShown, Standing } from '../wire';

interface Begun {
  readonly live: readonly EntryTold[];
  readonly outcome: Outcome | null;
  readonly seats: readonly SeatShown[];
  readonly standing: Standing | null;
}

/** Nobody has moved and neither has chance; and a seat is free, or a click is awaited that lets chance begin. */
export function isBeforePlay({ live, outcome, seats, standing }: Begun): boolean {
  if (outcome !== null || hasBegun(live) || live.some(({ events }) => events.length > 0)) return false;
  return seats.some(({ isFree }) => isFree) || (standing?.waitsFor ?? null) !== null;
}
