/** What the desks of all games have in common: whose move it is, what may be done, and news under way. */
import { signsOf } from '../pieces/seats';
import { preferences } from '../preferences.svelte';
import { isByFinger } from '../screen.svelte';
import { withTableLines } from '../meeting/tableLines';
import type { EntryTold, Standing } from '../wire';
import { spoken } from '../words/saying';
import { say } from '../words/words.svelte';
import type { Desk } from './desk';
import { withoutLast } from './entries';
import { runningLines, type Line } from './lines';
import type { News, Reel } from './reel.svelte';
import type { Missed } from './since';
import type { Table } from './table.svelte';

export abstract class PlayingDesk<View, Shown> implements Desk {
  abstract readonly reel: Reel<View, Shown>;
  abstract readonly hint: string;
  abstract readonly progress: string;
  abstract readonly turnSeat: number | null;

  readonly view = $derived.by(() => this.table.standing?.view as View);
  readonly names = $derived.by(() => this.table.seats.map(({ seat }) => this.table.name(seat)));
  readonly isBusy = $derived.by(() => this.reel.isBusy);
  /** A seat of this browser owes a move, and everything that led to it is seen. */
  readonly isMine = $derived.by(() => this.table.acting !== null && !this.isBusy);
  /** A move may be made: nothing else is on its way, for what is decided now may hang on the answer. */
  readonly mayAct = $derived.by(() => this.isMine && this.table.isUp && this.table.asking === 0);
  readonly legal = $derived.by<readonly string[]>(() =>
    this.isMine && !this.table.mustOpen ? (this.table.choices?.legal ?? []) : [],
  );
  readonly lines = $derived.by(() => this.#lines());

  #lines(): readonly Line[] {
    const lines = runningLines(this.toldSoFar(), this.names, this.#isOverlooked());
    return withTableLines(lines, this.table.entries, this.names);
  }

  constructor(readonly table: Table) {
    table.onnews = (before, entries, after) => this.#news(before, entries, after);
  }

  /** A legal move as it is said; the move itself where nothing is. */
  wordsOf(move: string): string {
    const words = this.table.choices?.words[this.table.choices.legal.indexOf(move)];
    return (words && spoken(words, this.names)) ?? move;
  }

  abstract primary(): void;
  abstract whyNot(): void;
  abstract note(seat: number): string;
  abstract read(): string;

  skip(): void {
    this.reel.skip();
  }

  /** The log never runs ahead of the board: what is still to be played out is not told yet. */
  protected toldSoFar(): readonly EntryTold[] {
    return this.isBusy ? withoutLast(this.table.live, this.reel.untold) : this.table.live;
  }

  /** Through whose eyes the board is drawn. */
  protected eyes(): number | null {
    return this.table.acting;
  }

  /** At one screen a log holds what another seat was told; it is not read to this one. */
  #isOverlooked(): boolean {
    const [told, eyes] = [this.table.shown?.toldTo ?? null, this.eyes()];
    return told !== null && eyes !== null && told !== eyes;
  }

  /** Plays what is legal; of what is not, it is told why. */
  protected try(move: string, anchor: DOMRect | null): void {
    if (this.table.isLegal(move)) void this.table.tryMove(move, anchor);
    else void this.table.showWhyNot(move, anchor);
  }

  /** A hand has no board to see it on: there a move is always confirmed. */
  protected mustConfirm(): boolean {
    return this.table.role === 'hand' || mustConfirm();
  }

  /** Who is waited for, in words; an onlooker is told that they look on. Nobody is while the rival itself waits. */
  protected waitingHint(waited: number | null, id: string): string {
    if (this.table.isHeld || this.table.around?.isDone()) return '';
    const seat = this.table.seats[waited ?? -1];
    if (seat?.isFree) return say('table-waits-free', { letter: signsOf(seat.seat).letter });
    return this.table.yours.length > 0 ? say(id, { name: seat?.name ?? '' }) : say('table-watching');
  }

  /** News came; `isShown` when there is something to see of them. */
  protected heard(_isShown: boolean): void {}

  /** News as they are to be played out. */
  protected staged(news: News<View>): News<View> {
    return news;
  }

  /** What somebody missed, once more: it stands in the log already. */
  playAgain({ before, entries }: Missed): void {
    const events = entries.flatMap((entry) => entry.events);
    this.reel.play({ before: before as View, after: this.view, events, seq: 0, isOld: true });
  }

  /** News are played out one after another; a take-back ends that, for what it cancels need not be seen. */
  #news(before: Standing, entries: readonly EntryTold[], after: Standing): void {
    if (entries.some((entry) => typeof entry.takenBack === 'number')) return (this.heard(false), this.reel.stop());
    const news = this.staged({
      before: before.view as View,
      after: after.view as View,
      events: entries.flatMap((entry) => entry.events),
      seq: entries.at(-1)?.seq ?? 0,
      isOld: false,
    });
    this.heard(this.reel.play(news));
  }
}

/** A finger hides what it points at, so a move is confirmed there; elsewhere if somebody wants it so. */
export function mustConfirm(): boolean {
  if (preferences.confirms !== 'auto') return preferences.confirms === 'always';
  return isByFinger();
}

/** Where something stands on the page, for a bubble beside it: `place`, `square` or `card`, and which. */
export const anchorOf = (what: string, which: string | number): DOMRect | null =>
  document.querySelector(`[data-${what}="${which}"]`)?.getBoundingClientRect() ?? null;
