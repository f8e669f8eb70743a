/** How a game is called and its end is said, where it says nothing of its own about it. */
import { written } from '../plain/speech';
import type { Outcome, SeatShown } from '../wire';
import { canSay, say, type Arguments } from '../words/words.svelte';

interface Saying {
  outcomeArguments?(outcome: Outcome, names: readonly string[]): Arguments;
}

/** Who won, and with how many points. */
export function plainOutcome({ points, places }: Outcome, names: readonly string[]): Arguments {
  const winners = names.filter((_, seat) => places[seat] === 1);
  return { name: winners, winners: winners.length, points: Math.max(...points) };
}

/** The sentence of an end: the game's own, or the table's where somebody gave the game up, which no rule knows. */
export const outcomeId = (game: string, { rule, reason }: Outcome): string =>
  rule ? `${game}-outcome-${reason}` : `outcome-${reason}`;

/** What fills it. */
export function outcomeArguments(outcome: Outcome, names: readonly string[], own: Saying | null): Arguments {
  if (outcome.rule) return (own?.outcomeArguments ?? plainOutcome)(outcome, names);
  const placed = (isFirst: boolean): readonly string[] =>
    names.filter((_, seat) => (outcome.places[seat] === 1) === isFirst);
  return { name: placed(true), loser: placed(false) };
}

/** Whether the only person of a table sits here and came before a bot. */
export function hasBeatenBots({ places }: Outcome, seats: readonly Pick<SeatShown, 'isYours' | 'bot'>[]): boolean {
  const people = seats.flatMap(({ bot }, seat) => (typeof bot === 'number' ? [] : [seat]));
  const [mine = -1] = people;
  const isAlone = people.length === 1 && seats[mine]?.isYours === true;
  return isAlone && places[mine] === 1 && places.some((place) => place > 1);
}

/** Whether anybody is glad: a person who sits here has won, or, where only others sat, any person at all. */
export function isGladEnd({ places }: Outcome, seats: readonly Pick<SeatShown, 'isYours' | 'bot'>[]): boolean {
  const people = seats.flatMap(({ bot, isYours }, seat) => (typeof bot === 'number' ? [] : [{ seat, isYours }]));
  const own = people.filter(({ isYours }) => isYours);
  return (own.length > 0 ? own : people).some(({ seat }) => places[seat] === 1);
}

export const gameWords = (game: string): string => (canSay(`game-${game}`) ? say(`game-${game}`) : written(game));
