/** What stands around the board where a table is no game between people, but a puzzle. */
import type { Component } from 'svelte';
import type { Desk } from './desk';

export interface Around {
  /** Instead of the team; on a phone over the board. */
  readonly Card: Component<{ desk: Desk }>;
  /** Instead of the log; not on a phone. */
  readonly Beside: Component<{ desk: Desk }>;
  /** Under the name of the game. */
  readonly under: () => string;
  /** Nothing is to be played any more. */
  readonly isDone: () => boolean;
}
