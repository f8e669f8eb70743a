/** What is fleeting is given to the screen once, and confirmed to the server until it knows: it is told again till then. */
import type { EntryTold } from '../wire';

/** Entry `seq`, as it was told to a seat of this browser, or to an onlooker. */
export interface Seen {
  readonly seat: number | null;
  readonly seq: number;
}

export class Fleeting {
  #given = new Map<string, Seen & { isShown: boolean }>();

  /** The entries with something fleeting that the screen was not given for this seat; from now on it was. */
  give(entries: readonly EntryTold[], seat: number | null): readonly EntryTold[] {
    const fresh = entries.filter(isFleeting).filter(({ seq }) => !this.#given.has(key(seat, seq)));
    for (const { seq } of fresh) this.#given.set(key(seat, seq), { seat, seq, isShown: false });
    return fresh;
  }

  /** Everything given up to this entry was shown; what of it is to be confirmed. */
  shown(seq: number): readonly Seen[] {
    const open = [...this.#given.values()].filter((seen) => seen.seq <= seq && !seen.isShown);
    for (const seen of open) seen.isShown = true;
    return open.map(({ seat, seq }) => ({ seat, seq }));
  }

  /** What was shown here and is told all the same: its confirmation got lost. */
  unheard(entries: readonly EntryTold[], seat: number | null): readonly Seen[] {
    return entries
      .filter(isFleeting)
      .filter(({ seq }) => this.#given.get(key(seat, seq))?.isShown)
      .map(({ seq }) => ({ seat, seq }));
  }
}

const key = (seat: number | null, seq: number): string => `${seat} ${seq}`;

const isFleeting = ({ events }: EntryTold): boolean => events.some((event) => event.isFleeting);
