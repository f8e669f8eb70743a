/** The line to a table was lost for a while: how it stood before, to tell what was missed once it is back. */
import type { EntryTold, Standing } from '../wire';
import type { Seen } from './since';

/** How the table stood when its line was lost, and the entry up to which it was told once that was back. */
export interface Lost extends Seen {
  readonly until: number;
  /** Something of what stood then was taken back meanwhile: it cannot be shown from there. */
  readonly isTorn: boolean;
}

export class Absence {
  /** The line is back, and what was missed was not looked at yet. */
  back = $state.raw<Lost | null>(null);
  #lost: Seen | null = null;

  /** The line is lost; lost again before it was back, it is still the first time that counts. */
  begin(seat: number, { seq, view }: Standing): void {
    this.#lost ??= { seat, seq, view };
  }

  /** Everything is told anew. */
  end({ entries, standing }: { readonly entries: readonly EntryTold[]; readonly standing: Standing }): void {
    const lost = this.#lost;
    this.#lost = null;
    if (!lost || standing.seq <= lost.seq) return;
    const isTorn = entries.some(({ seq, takenBack }) => seq > lost.seq && (takenBack ?? Infinity) <= lost.seq);
    this.back = { ...lost, until: standing.seq, isTorn };
  }

  /** It was looked at, or is not wanted. */
  forget(): void {
    this.back = null;
  }
}
