/** Whose decision is awaited, as the chip in the bar says it. */
import type { Standing } from '../wire';

/** The seat that owes an answer within another seat's turn: one of this browser first. Null when there is none. */
export function answeringSeat(
  { toAct, waitsFor, outcome }: Pick<Standing, 'toAct' | 'waitsFor' | 'outcome'>,
  acting: number | null,
  turnSeat: number | null,
): number | null {
  if (outcome !== null || waitsFor !== null || turnSeat === null) return null;
  const seat = acting ?? (toAct.includes(turnSeat) ? null : (toAct[0] ?? null));
  return seat === null || seat < 0 || seat === turnSeat ? null : seat;
}
