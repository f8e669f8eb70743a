/** Who is thinking: a bot that owes a move or is to begin its turn. */
import type { SeatShown, Standing } from '../wire';

export function thinkingSeat(seats: readonly SeatShown[], standing: Standing | null): number | null {
  if (!standing || standing.outcome) return null;
  const waited = [...standing.toAct, standing.waitsFor];
  return seats.find(({ seat, bot }) => typeof bot === 'number' && waited.includes(seat))?.seat ?? null;
}
