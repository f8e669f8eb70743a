import type { Snippet } from 'svelte';
import type { Manner } from '../games/face';
import type { Coach } from '../guide/coach.svelte';
import type { EventTold } from '../wire';
import type { Desk } from './desk';
import type { Refusal, Table } from './table.svelte';

/** A game at a table, as it draws itself into the screen of play: only the board is needed. */
export interface Drawn {
  readonly table: Table;
  readonly desk: Desk;
  readonly manner: Manner;
  readonly board: Snippet;
  /** What is done with the board: buttons, a hand, a row. */
  readonly tray?: Snippet | undefined;
  /** Cards beside the board; on a phone the strip stands for them. */
  readonly side?: Snippet | undefined;
  readonly strip?: Snippet | undefined;
  /** On a phone that is a hand: what is held, and how a turn is played without the board. Without it, the phone shows all. */
  readonly hand?: Snippet | undefined;
  /** On the table in the middle: what the latest line tells, as a picture, if there is one of it. */
  readonly justNow?: Snippet<[EventTold]> | undefined;
  /** "Why not?": a picture beside the head, and a comparison beside what would help. */
  readonly refused?: Snippet<[Refusal]> | undefined;
  readonly comparison?: Snippet<[Refusal]> | undefined;
  /** In a guide: what the praised move earned, and a picture that says what is asked. */
  readonly earned?: Snippet | undefined;
  readonly taught?: Snippet<[Coach]> | undefined;
}
