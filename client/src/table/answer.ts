/** What a request is answered with, and what of it is shown. */
import type {
  BotSeated,
  EntriesPlayed,
  HintGiven,
  MoveAllowed,
  MoveRefused,
  RematchShown,
  RequestRefused,
  SeatTaken,
} from '../wire';

export type Answer =
  EntriesPlayed | MoveRefused | MoveAllowed | RequestRefused | SeatTaken | BotSeated | HintGiven | RematchShown;

/** A refusal as it is shown: beside the place that was tried, if there is one. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
  /** What of them is said otherwise than it stands. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly move: string | null;
  readonly anchor: DOMRect | null;
}

/** An entry of a seat of this browser. */
export interface OwnEntry {
  readonly seat: number;
  readonly seq: number;
}
