/** How anything is said by a game that says nothing of its own about it. */
import type { EventTold, OutcomeTold } from '../wire';
import { canSay, listed, say, type Arguments } from '../words/words.svelte';
import { isSeatName } from '../plain/groups';
import { fieldWords, written } from '../plain/speech';
import { eventId, type Line, type Told } from './lines';

type Names = readonly string[];
type Facts = Readonly<Record<string, unknown>>;

/** The facts as they are, with players for seats; `name` is the player it is about. */
export function plainFacts(facts: Facts, _view: unknown, names: Names): Arguments {
  const said = Object.entries(facts).map(
    ([fact, value]) => [fact, isSeat(fact, value) ? (names[value] ?? value) : value] as const,
  );
  const named = isSeat('seat', facts['seat']) ? { name: names[facts['seat']] ?? '' } : {};
  return { ...named, ...Object.fromEntries(said) };
}

const isSeat = (fact: string, value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && isSeatName(fact);

/** The sentence of a move's first word, filled with those after it; the notation where there is none. */
export const plainMove =
  (game: string) =>
  (move: string): string => {
    const [verb = '', first, second, third] = move.split(' ');
    const id = `${game}-move-${verb}`;
    return canSay(id) ? say(id, { first, second, third }) : move;
  };

/** An event in one sentence: the game's own, with what only some are told, or its kind and its facts. */
export function plainEvent(game: string, { kind, facts }: EventTold, names: Names, name = ''): string {
  const id = eventId(game, kind);
  const args = { name, ...plainFacts(facts, null, names) };
  const whole = Object.keys(facts)
    .map((fact) => `${id}.${fact}`)
    .find(canSay);
  if (whole !== undefined) return say(whole, args);
  if (canSay(id)) return say(id, args);
  return [
    written(kind),
    ...Object.entries(args)
      .filter(([fact]) => fact !== 'name')
      .map(factWords(game)),
  ].join(' · ');
}

const factWords =
  (game: string) =>
  ([fact, value]: readonly [string, unknown]): string =>
    `${fieldWords(game, fact)}: ${Array.isArray(value) ? listed(value.map(String)) : String(value ?? '–')}`;

/** One line for every event. */
export function plainLines(game: string): (told: readonly Told[], names: Names) => readonly Line[] {
  return (told, names) =>
    told.flatMap((entry) => entry.events.map((event, place) => line(game, entry, event, place, names)));
}

function line(game: string, entry: Told, event: EventTold, place: number, names: Names): Line {
  const named = event.facts['seat'];
  const seat = typeof named === 'number' ? named : entry.seat >= 0 ? entry.seat : null;
  const name = seat === null ? '' : (names[seat] ?? '');
  const text = plainEvent(game, event, names, name);
  return { key: `${entry.seq}.${place}`, seat, text, rule: event.rule, strong: [name] };
}

/** Who won, and with how many points. */
export function plainOutcome({ points, places }: OutcomeTold, names: Names): Arguments {
  const winners = names.filter((_, seat) => places[seat] === 1);
  return { name: winners, winners: winners.length, points: Math.max(...points) };
}

export const gameWords = (game: string): string => (canSay(`game-${game}`) ? say(`game-${game}`) : written(game));
