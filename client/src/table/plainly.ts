/** How a game is called and its end is said, where it says nothing of its own about it. */
import { written } from '../plain/speech';
import type { OutcomeTold } from '../wire';
import { canSay, say, type Arguments } from '../words/words.svelte';

/** Who won, and with how many points. */
export function plainOutcome({ points, places }: OutcomeTold, names: readonly string[]): Arguments {
  const winners = names.filter((_, seat) => places[seat] === 1);
  return { name: winners, winners: winners.length, points: Math.max(...points) };
}

export const gameWords = (game: string): string => (canSay(`game-${game}`) ? say(`game-${game}`) : written(game));
