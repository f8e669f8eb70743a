/** Who of a browser has something to do, and what of theirs may still be taken back. */
import type { EntryTold, Standing } from '../wire';
import type { OwnEntry } from './answer';

/** The seat of this browser that has something to do now. */
export function actingSeat(standing: Standing | null, yours: readonly number[]): number | null {
  if (!standing || standing.outcome) return null;
  if (standing.waitsFor !== null) return yours.includes(standing.waitsFor) ? standing.waitsFor : null;
  return standing.toAct.find((seat) => yours.includes(seat)) ?? null;
}

/** The latest entry, if a seat of this browser may take it back. */
export function lastOwn(live: readonly EntryTold[], standing: Standing | null): OwnEntry | null {
  const last = live.at(-1);
  const own = standing?.choices.find(({ seat }) => seat === last?.seat);
  if (!last || !own || own.takeBack === null || last.seq < own.takeBack) return null;
  return { seat: own.seat, seq: last.seq };
}
