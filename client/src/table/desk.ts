/** What a game's own pieces share at one table with the generic parts of the screen. */
import type { Line } from './lines';
import type { Missed } from './since';
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
  /** True when what was decided so far can be decided otherwise at once: then more is possible than what is legal now. */
  readonly mayReplan?: boolean;
  /** What the plan says so far, as the last line of the log; null when there is none. */
  readonly planLine?: string | null;
  /** Takes a key of its own; false when it means nothing here. */
  key?(event: KeyboardEvent): boolean;
  /** True while a card that is shown once waits for whoever learns to have seen it. */
  readonly isStaged?: boolean;
  /** Where it will lie, by the names that a guide lights; none until that is known. */
  readonly stagedAt?: readonly string[];
  /** The move that a guide asks for, as it must be in the game that was really played. */
  asPlayed?(move: string): string;
  /** What is to be touched next on the way to a move, by the name that a guide lights; null: the move needs no more. */
  towards?(move: string): string | null;
  /** What is worth a look before a move, by the names that a guide lights. */
  shownBy?(move: string): readonly string[];
  /** What the latest own move earned, by the names that a guide lights. */
  praised?(): readonly string[];
  /** Picks up what a move needs, without playing it; a move that needs nothing only glows. */
  pickUp?(move: string): void;
  /** Escape: puts back what was picked up. False when nothing was. */
  putBack?(): boolean;
  /** Turns the board round, where it lies in the middle. */
  turnBoard?(): void;
  /** How a hand stands, under its head: medals, cards. */
  standing?(seat: number): string;
  /** The names at the table, as lines say them. */
  readonly names?: readonly string[];
  /** Plays out once more what happened while somebody looked away. */
  playAgain?(missed: Missed): void;
  /** What the refusal that stands speaks of beside what was tried, by the names that a guide lights. */
  spokenOf?(): readonly string[];
  /** One way that is open beside the refused one: its words, and doing it; null when there is none. */
  instead?(refusal: Refusal): { readonly text: string; readonly go: () => void } | null;
}
