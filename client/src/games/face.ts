/**
 * What a game adds to the screen that all games share. Everything that is not drawn has a default.
 * A game says which `View` it draws; whoever asks for any game hands on what the server sent, and needs no cast.
 */
import type { Component } from 'svelte';
import type { Options } from '../choices/choices.svelte';
import type { Pointed } from '../review/lookback.svelte';
import type { Table } from '../table/table.svelte';
import type { EditionListed, EventTold, Frame, Outcome, Saying } from '../wire';
import type { Arguments } from '../words/words.svelte';

/** A game that is drawn: its folder's `index.ts` exports one as `face`. */
export interface Face<View = unknown> {
  /** The game at a table: `Sitting` with the game's desk, its manner and its drawings. */
  readonly Screen: Component<{ table: Table }>;
  readonly manner: Manner<View>;
}

/** What the home page shows of a game before anybody opens it: its folder's `box.ts` exports one as `box`. */
export interface Box {
  /** Where it stands on the shelf, from 1. */
  readonly place: number;
  readonly Scene: Component;
  /** The way to its course, on its card. */
  readonly Course?: Component;
  /** What a teacher finds, below the shelf. */
  readonly Teaching?: Component;
}

/** A table at a glance, for the home page: a game's folder's `glance.ts` exports one as `glance`. */
export interface Glance<View = unknown> {
  /** The board in small, with what stands on it. */
  readonly Miniature: Component<{ view: View }>;
  /** How it stands, in a few words: a Fluent id and its arguments; `mine` is a seat of whoever looks. */
  standing(view: View, mine: number): Saying | null;
  /** How it stood at the end, likewise. */
  ended?(outcome: Outcome, mine: number): Saying | null;
  /** How it ended, as the arguments of its sentence. */
  outcomeArguments?(outcome: Outcome, names: readonly string[]): Arguments;
}

/** How a game speaks and behaves around its board. */
export interface Manner<View = unknown> {
  readonly beforePlay?: BeforePlay<View>;
  /** All play together, a bot too. */
  readonly isTogether?: boolean;
  /** On a phone its tray makes room for the coach of a guide, between board and hand. */
  readonly hasRoomForCoach?: boolean;
  /** How wide its board is for its height. */
  readonly shape?: number;
  /** A paragraph that matters already when this happens, before its own event: what a tip says then is still of use. */
  readonly sooner?: (event: EventTold) => string | null;
  /** What a turn is called, as a Fluent id; `yourTurnId` when it is the turn of the only seat that looks. */
  readonly turnId?: string;
  readonly yourTurnId?: string;
  /** A move that can be typed. */
  readonly example?: string;
  /** What somebody typed, with names as they are told put into notation. */
  typed?(text: string, view: View): string;
  /** Keys of its own, for the help sheet: key and Fluent id. */
  keys?(view: View): readonly (readonly [string, string])[];
  /** How it ended, as the arguments of its sentence. */
  outcomeArguments?(outcome: Outcome, names: readonly string[]): Arguments;
  /** Why it ended, by what lies on the board in its last frame; null where its reason says all. */
  because?(outcome: Outcome, last: Frame): Saying | null;
  /** Said instead of the winner's name to somebody who beat bots alone, as a Fluent id. */
  readonly youWinId?: string;
  /** The Fluent id of playing the same again. */
  againId?(outcome: Outcome): string;
  /** The Fluent id of playing again on another board; without one, it is called just that. */
  readonly anotherId?: string;
  /** What comes next by itself, if anything does. */
  onward?(edition: EditionListed, options: Options): Promise<Onward | null>;
  /** What its players count a game by, where they do. */
  readonly chapters?: Chapters;
  /** The page that a table with these options was begun from; null for home. */
  back?(options: Options): Back | null;
}

/** Parts that a game is counted by, as rows that are played one after another. */
export interface Chapters {
  /** The one that is open, from 1, and whose it is; null where it is nobody's. */
  of(view: unknown): { readonly number: number; readonly seat: number | null };
  /** Where one is, of how many, as a Fluent id; and a single one by its number. */
  readonly placeId: string;
  readonly nameId: string;
}

/** What a game knows about its own choices before play; their names and values come from the server. */
export interface BeforePlay<View = unknown> {
  /** The options that families need, in this order: asked first. */
  readonly first?: readonly string[];
  /** The options that say most about a table. */
  named?(options: Options): readonly string[];
  /** The options as a table plays them, where its view knows better than what was chosen. */
  played?(options: Options, view: View): Options;
  /** Options that other ones decide: they are not asked. */
  settled?(options: Options): readonly string[];
  /** Why something is not asked, as a Fluent id; null when all is. */
  settledId?(options: Options): string | null;
  /** The way to a page of choices that are not asked here. */
  readonly Beside?: Component;
  /** A small drawing of an option's value; options that have none are not named here. */
  readonly previews?: Readonly<Record<string, Component<{ value: unknown }>>>;
}

/** A page to go back to: its address, and what it is called, as a Fluent id. */
export interface Back {
  readonly path: string;
  readonly id: string;
}

/** How it may go on after the end: a Fluent id, and the options of the new table. */
export interface Onward {
  readonly id: string;
  readonly options: Options;
}

/** One moment of a finished game. */
export interface Moment<View = unknown> {
  readonly view: View;
  readonly before: View | null;
  readonly events: readonly EventTold[];
  /** One step forward: its events are played out; else the moment is simply shown. */
  readonly isMoving: boolean;
  /** Of the seats, as the table calls them. */
  readonly names: readonly string[];
  /** What each seat saw of it, where all lies open; empty through the eyes of one of them. */
  readonly own?: readonly (View | null | undefined)[];
  /** The move that was played next and the better one, to be drawn. */
  readonly pointed?: Pointed | null;
}
