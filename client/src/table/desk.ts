/** What a game's own pieces share at one table with the generic parts of the screen. */
import type { Line } from './lines';
import type { Refusal } from './table.svelte';

export interface Desk {
  /** What to do now, in one sentence for the bar. */
  readonly hint: string;
  /** True while events are still being played out; `skip` shows the end of them. */
  readonly isBusy: boolean;
  /** How far the game has come, beside the head of the log. */
  readonly progress: string;
  /** Whose turn the screen shows: while a turn is still being played out, the seat that took it. */
  readonly turnSeat: number | null;
  readonly lines: readonly Line[];
  skip(): void;
  /** The main thing to do now (Space). */
  primary(): void;
  /** The first useful question for "why not?" without a place (W). */
  whyNot(): void;
  /** What a seat is doing, beside its name. */
  note(seat: number): string;
  /** Everything on the table, for reading aloud (L). */
  read(): string;

  /** True when the game's own cards say who plays: the team is then shown only while a seat is free. */
  readonly bringsTeam?: boolean;
  /** True while nobody has anything to hide: at one screen no curtain falls. */
  readonly isOpenToAll?: boolean;
  /** True when the main thing can be done at once: then a small screen needs no hint. */
  readonly isReady?: boolean;
  /** True when the last line of the log says more than the hint: a small screen has room for one of them. */
  readonly saysLast?: boolean;
  /** What the plan says so far, as the last line of the log; null when there is none. */
  readonly planLine?: string | null;
  /** Takes a key of its own; false when it means nothing here. */
  key?(event: KeyboardEvent): boolean;
  /** Picks up what a move needs, without playing it; a move that needs nothing only glows. */
  pickUp?(move: string): void;
  /** Escape: puts back what was picked up. False when nothing was. */
  putBack?(): boolean;
  /** One way that is open beside the refused one: its words, and doing it; null when there is none. */
  instead?(refusal: Refusal): { readonly text: string; readonly go: () => void } | null;
}
