/** What the screen asks of a game that is played in the browser: how it looks at the table. The screen around it is the same for all. */
import type { Component } from 'svelte';
import type { Line, Told } from '../table/lines';
import type { Refusal, Table } from '../table/table.svelte';
import type { Options } from '../choices/choices.svelte';
import type { EditionOffered, OutcomeTold } from '../wire';
import type { Arguments } from '../words/words.svelte';

/** What a game's own pieces share at one table, between the generic parts of the screen. */
export interface Desk {
  /** True when the game's own cards say who plays: the team is then shown only while a seat is free. */
  readonly bringsTeam?: boolean;
  /** What to do now, in one sentence for the bar. */
  readonly hint: string;
  /** True while events are still being played out; `skip` shows the end of them. */
  readonly isBusy: boolean;
  /** True while nobody has anything to hide: at one screen no curtain falls. */
  readonly isOpenToAll?: boolean;
  /** True when the main thing can be done at once: then a small screen needs no hint. */
  readonly isReady: boolean;
  /** True when the last line of the log says more than the hint: a small screen has room for one of them. */
  readonly saysLast?: boolean;
  /** How far the game has come, beside the head of the log. */
  readonly progress: string;
  /** Whose turn the screen shows: while a turn is still being played out, the seat that took it. */
  readonly turnSeat: number | null;
  readonly lines: readonly Line[];
  /** What the plan says so far, as the last line of the log; null when there is none. */
  readonly planLine: string | null;
  skip(): void;
  /** The main thing to do now (Space). */
  primary(): void;
  /** Takes a key of its own; false when it means nothing here. */
  key(event: KeyboardEvent): boolean;
  /** The first useful question for "why not?" without a place (W). */
  whyNot(): void;
  /** What a seat is doing, beside its name. */
  note(seat: number): string;
  /** Picks up what a move needs, without playing it; a move that needs nothing only glows. */
  pickUp(move: string): void;
  /** Everything on the table, for reading aloud (L). */
  read(): string;
  /** Escape: puts back what was picked up. False when nothing was. */
  putBack(): boolean;
}

type Part = Component<{ desk: never }>;

/** What a game adds to "why not?": a picture beside the head, a comparison beside what would help, and one way that is open. */
export interface RefusedParts {
  readonly Picture: Component<{ desk: never; refusal: Refusal }>;
  readonly Comparison: Component<{ desk: never; refusal: Refusal }>;
  /** Its words, and doing it; null when there is none. */
  instead(desk: never, refusal: Refusal): { readonly text: string; readonly go: () => void } | null;
}

/** What a game knows about its own choices before play; their names and values come from the server. */
export interface Offer {
  /** The options that families need, in this order: asked first. */
  readonly first: readonly string[];
  /** The options that say most about a table. */
  named(options: Options): readonly string[];
  /** The options as a table plays them, where its view knows better than what was chosen. */
  played?(options: Options, view: unknown): Options;
  /** Options that other ones decide: they are not asked. */
  settled(options: Options): readonly string[];
  /** Why something is not asked, as a Fluent id; null when all is. */
  settledId(options: Options): string | null;
  /** A small drawing of an option's value; options that have none are not named here. */
  readonly previews: Readonly<Record<string, Component<{ value: unknown }>>>;
}

/** How it may go on after the end: a Fluent id, and the options of the new table. */
export interface Onward {
  readonly id: string;
  readonly options: Options;
}

/** How a game looks at the table. The screen around it is the same for all. */
export interface Face {
  readonly offer: Offer;
  /** All play together, a bot too. */
  readonly isTogether?: boolean;
  /** Seats see different things: at one screen a curtain falls between their turns. */
  readonly hasSecrets?: boolean;
  /** How wide its board is for its height. */
  readonly shape?: number;
  sit(table: Table): Desk;
  readonly Board: Part;
  readonly Tray: Part;
  readonly Side: Part;
  readonly Strip: Part;
  /** Keys of its own, for the help sheet: key and Fluent id. */
  keys(view: unknown): readonly (readonly [string, string])[];
  /** Facts of an event or a refusal as the arguments of its sentence. */
  speak(facts: Readonly<Record<string, unknown>>, view: unknown, names: readonly string[]): Arguments;
  /** A move in words. Of what may follow later, the board as it lies now says nothing. */
  moveWords(move: string, view: unknown, names: readonly string[], isNow: boolean): string;
  lines(told: readonly Told[], names: readonly string[], view: unknown): readonly Line[];
  /** What a turn of this game is called, as a Fluent id; `yourTurnId` when it is the turn of the only seat that looks. */
  readonly turnId: string;
  readonly yourTurnId?: string;
  readonly refused?: RefusedParts;
  readonly example: string;
  readonly ReplayBoard: Component<{ view: never; before: never; events: never; isMoving: boolean }>;
  readonly EndPicture: Component<{ outcome: OutcomeTold }>;
  /** How it ended, as the arguments of its sentence; the points of the first seat when not given. */
  outcomeArguments?(outcome: OutcomeTold, names: readonly string[]): Arguments;
  /** The Fluent id of playing the same again. */
  againId(outcome: OutcomeTold): string;
  /** What comes next by itself, if anything does. */
  onward(edition: EditionOffered, options: Options): Onward | null;
}
