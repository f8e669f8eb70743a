/** Hints for the seat that is to act: where to look, which moves, which one and why. They hold until the table moves on. */
import type { Table } from '../table/table.svelte';
import type { HintGiven } from '../wire';
import { beginsWith, litBy } from './lit';

const GRADES = 3;

export class Hints {
  /** The entry number that a hint is for, and the grade that is wished. */
  #at = $state<number | null>(null);
  #wished = $state(0);
  #heard = $state.raw<HintGiven | null>(null);
  #isShut = $state(false);
  /** The words made room for the move that was chosen of them. */
  #isAway = $state(false);
  #chosen = $state.raw<string | null>(null);
  #isAsking = false;

  readonly #next = $derived.by(() => (this.table.standing?.seq ?? 0) + 1);
  readonly #legal = $derived.by<readonly string[]>(() => this.table.choices?.legal ?? []);
  /** Beside a coach nobody asks for one: it shows what it means itself. */
  readonly mayAsk = $derived.by(
    () =>
      this.table.isUp &&
      this.table.acting !== null &&
      !this.table.mustOpen &&
      !this.table.isGuided &&
      this.#legal.length > 0,
  );
  readonly #isCurrent = $derived.by(() => this.#at === this.#next && this.mayAsk);
  /** What was answered last, of whatever grade. */
  readonly given = $derived.by(() => (this.#isCurrent && this.#heard?.seq === this.#at ? this.#heard : null));
  readonly isOpen = $derived.by(() => this.#isCurrent && !this.#isShut);
  readonly isWaiting = $derived.by(() => this.isOpen && (this.given?.grade ?? 0) < this.#wished);
  readonly hasMore = $derived.by(() => this.#wished < GRADES);
  /** The moves that glow: while the words are open, and where they made room for the move that was chosen. */
  readonly lit = $derived.by<readonly string[]>(() =>
    this.given && (!this.#isShut || this.#isAway) ? litBy(this.given, this.#legal, this.#chosen) : [],
  );
  /** The moves that glow alone: beside open words the other ones are dimmed, afterwards they are offered again. */
  readonly alone = $derived.by<readonly string[]>(() => (this.isOpen ? this.lit : []));

  constructor(private readonly table: Table) {}

  /** Whether something that moves begin with glows. */
  lights(start: string): boolean {
    return this.lit.some((move) => beginsWith(move, start));
  }

  /** Opens the first grade, then one more each time; what was put away comes back as it was. */
  more(): void {
    if (!this.mayAsk) return;
    this.table.refusal = null;
    if (this.#isCurrent && this.#isShut) this.#isShut = this.#isAway = false;
    else this.#wish(this.#isCurrent ? Math.min(this.#wished + 1, GRADES) : 1);
    void this.#ask();
  }

  /** Puts the words away, and their glow with them. False when they are not open. */
  shut(): boolean {
    const wasOpen = this.isOpen;
    this.#isShut = true;
    this.#isAway = false;
    return wasOpen;
  }

  /** The words make room; the move that was chosen of them goes on glowing. */
  makeRoom(): void {
    this.#isShut = this.#isAway = true;
  }

  /** One move of the answer was pointed at: only that glows. */
  choose(move: string): void {
    this.#chosen = move;
  }

  #wish(grade: number): void {
    this.#at = this.#next;
    this.#wished = grade;
    this.#isShut = this.#isAway = false;
    this.#chosen = null;
  }

  /** One question at a time: what was wished meanwhile is asked when the answer is there. */
  async #ask(): Promise<void> {
    if (this.#isAsking || !this.isWaiting) return;
    this.#isAsking = true;
    const at = this.#at;
    const answer = await this.table.askHint(this.#wished);
    this.#isAsking = false;
    if (answer.type === 'HintGiven') this.#heard = answer;
    else if (at === this.#at) this.#at = null;
    void this.#ask();
  }
}
