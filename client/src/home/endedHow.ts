/** How a finished table ended, for whoever sat there. */
import type { RememberedTable } from '../connection/remembered';
import type { Glance } from '../games/face';
import { outcomeArguments, outcomeId } from '../table/plainly';
import { spoken } from '../words/saying';
import { canSay, say } from '../words/words.svelte';

/** Whether a seat of this browser came first; where all win or lose together, whether they won. */
export const isWon = ({ outcome, seats }: RememberedTable): boolean =>
  seats.some((seat) => outcome?.places[seat] === 1);

/** "You won" to whoever beat others alone; else the game's own sentence, by name. */
export function endedHow(table: RememberedTable, glance: Glance | null): string {
  const { outcome, game, seats, names } = table;
  if (!outcome) return say('home-over');
  const hasBeaten = isWon(table) && seats.length === 1 && outcome.places.some((place) => place > 1);
  if (hasBeaten) return say('home-you-won');
  const id = outcomeId(game, outcome);
  return canSay(id) ? say(id, outcomeArguments(outcome, names, glance)) : say('home-over');
}

/** How it stood then, in a few words; nothing where that is not known. */
export function endedWith({ outcome, seats, names }: RememberedTable, glance: Glance | null): string {
  const saying = outcome?.rule && glance?.ended?.(outcome, seats[0] ?? 0);
  return (saying && spoken(saying, names)) ?? '';
}
