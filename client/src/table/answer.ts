/** What a request is answered with, and what of it is shown. */
import type {
  BotSeated,
  EntriesPlayed,
  HintGiven,
  MoveAllowed,
  MoveRefused,
  PhraseSaid,
  PleaShown,
  RematchShown,
  RequestRefused,
  SeatGiving,
  SeatLeft,
  SeatTaken,
  SittingKeyGiven,
} from '../wire';

export type Answer =
  | EntriesPlayed
  | MoveRefused
  | MoveAllowed
  | RequestRefused
  | SeatTaken
  | BotSeated
  | HintGiven
  | RematchShown
  | PleaShown
  | PhraseSaid
  | SittingKeyGiven
  | SeatGiving
  | SeatLeft;

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

/** What keeps a browser from entering only for a while: it tries again. */
const PASSING: ReadonlySet<string> = new Set(['store-failed', 'store-unreachable']);

/** No answer to a request, and asking again would not help. */
export const isLasting = ({ id, code }: RequestRefused): boolean => id === null && !PASSING.has(code);

/** The table is gone for everybody, while somebody was there. */
export const DELETED = 'table-deleted';

/** After `stale` the whole table is shown anew; what is asked no more was told already. */
export const SETTLED: ReadonlySet<string> = new Set(['stale', 'plea-gone']);
