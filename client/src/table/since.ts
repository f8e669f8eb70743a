/** What happened since a seat looked away, or its line was lost: told when it is back, and shown again if it likes. */
import type { EntryTold } from '../wire';
import { runningLines, type Line } from './lines';

/** How the table stood when a seat decided last, as that seat saw it. */
export interface Seen {
  readonly seat: number;
  readonly seq: number;
  readonly view: unknown;
}

/** What the others did since then, in words; and everything since then, to be shown again. */
export interface Missed {
  readonly before: unknown;
  readonly entries: readonly EntryTold[];
  readonly lines: readonly Line[];
}

/** What a seat missed, out of the entries as they are told to it; null when that is nothing. */
export function missedSince(seen: Seen, live: readonly EntryTold[], names: readonly string[]): Missed | null {
  const entries = live.filter(({ seq }) => seq > seen.seq).map(lasting);
  const lines = runningLines(entries, names, false).filter(({ seat }) => seat !== seen.seat);
  return lines.length > 0 ? { before: seen.view, entries, lines } : null;
}

/** How many moves of others that were; what chance does, as when tiles are taken, is none of its own. */
export const movesIn = ({ entries }: Missed, mine: number): number =>
  entries.filter(({ seat }) => seat >= 0 && seat !== mine).length;

/** Without what is shown only once: that is over. */
const lasting = (entry: EntryTold): EntryTold => ({
  ...entry,
  events: entry.events.filter(({ isFleeting }) => !isFleeting),
});
