/** Lines of the log about what happened at the table rather than in the game: a take-back, another hand. */
import type { Line } from '../table/lines';
import type { EntryTold } from '../wire';
import { forfeitWords, handWords, tookBackWords } from './meeting.svelte';

const seqOf = ({ key }: Line): number => Number(key.split('.')[0]);

/** The lines of a game with those of its table, each where it happened. */
export function withTableLines(
  lines: readonly Line[],
  entries: readonly EntryTold[],
  names: readonly string[],
): readonly Line[] {
  const added = entries.flatMap((entry) => tableLine(entry, names) ?? []);
  if (added.length === 0) return lines;
  return [...lines, ...added].toSorted((one, other) => seqOf(one) - seqOf(other));
}

function tableLine(entry: EntryTold, names: readonly string[]): Line | null {
  const nameOf = (seat: number): string => names[seat] ?? '';
  const { seq, seat } = entry;
  if (typeof entry.hand === 'string')
    return { key: `${seq}.table`, seat, text: handWords(entry, nameOf), rule: null, strong: [nameOf(seat)] };
  if (typeof entry.forfeit === 'string')
    return { key: `${seq}.table`, seat, text: forfeitWords(entry, nameOf), rule: null, strong: [nameOf(seat)] };
  if (typeof entry.takenBack !== 'number' || (entry.agreed ?? []).length === 0) return null;
  const strong = [entry.seat, ...(entry.agreed ?? [])].map(nameOf);
  return { key: `${entry.seq}.table`, seat: entry.seat, text: tookBackWords(entry, nameOf), rule: null, strong };
}
