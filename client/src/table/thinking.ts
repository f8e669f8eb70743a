/** Who is thinking: a bot that owes a move or is to begin its turn. */
import type { EntryTold, SeatShown, Standing } from '../wire';

const LONG = 6000;
/** The server lets no later thought take as long as this. */
const ONLY_A_FIRST = 11_000;

export function thinkingSeat(seats: readonly SeatShown[], standing: Standing | null): number | null {
  if (!standing || standing.outcome) return null;
  const waited = [...standing.toAct, standing.waitsFor];
  return seats.find(({ seat, bot }) => typeof bot === 'number' && waited.includes(seat))?.seat ?? null;
}

/** After how many milliseconds a thought is called a first one, for which things are made ready; null: never, it is always slow here. */
export function gettingReadyAfter(
  seats: readonly SeatShown[],
  live: readonly EntryTold[],
  areBotsByRules: boolean,
): number | null {
  if (areBotsByRules) return null;
  const hasAnswered = live.some(({ seat, events }) => typeof seats[seat]?.bot === 'number' && events.length > 0);
  return hasAnswered ? ONLY_A_FIRST : LONG;
}
