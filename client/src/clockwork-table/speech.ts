/** The facts of an event or a refusal as the arguments of its sentence; kinds, places and spots in words. */
import type { CityView } from '../clockwork/city';
import { say, type Arguments } from '../words/words.svelte';

type Facts = Readonly<Record<string, unknown>>;
type Names = readonly string[];

export const kindWords = (kind: string): string => say(`clockwork-kind-${kind}`);

export const characterWords = (character: string | null): string => (character === null ? '' : say(`clockwork-character-${character}`));

/** "Yard 3", "the Towers" or "field 33". */
export function placeWords(place: string): string {
  if (place === 'towers') return say('clockwork-towers');
  const yard = /^yard (\d+)$/.exec(place)?.[1];
  return yard === undefined ? say('clockwork-field', { number: place }) : say('clockwork-yard', { number: yard });
}

/** What stands in facts as a seat, a kind, a character or a place is said by its name. */
const SEATS = ['rival', 'giver', 'taker'] as const;
const KINDS = ['kind', 'flyer', 'breaker'] as const;

export function speak(facts: Facts, _view: unknown, names: Names): Arguments {
  const seats = SEATS.filter((fact) => typeof facts[fact] === 'number').map((fact) => [fact, nameOf(facts[fact], names)]);
  const kinds = KINDS.filter((fact) => typeof facts[fact] === 'string').map((fact) => [fact, kindWords(String(facts[fact]))]);
  return { ...facts, ...Object.fromEntries([...seats, ...kinds]), ...oneByOne(facts, names), name: nameOf(facts['seat'], names) };
}

function oneByOne(facts: Facts, names: Names): Arguments {
  const { character, place, seats } = facts;
  return {
    ...(typeof character === 'string' ? { character: characterWords(character) } : {}),
    ...(typeof place === 'string' ? { place: placeWords(place) } : {}),
    ...(Array.isArray(seats) ? { seats: seats.map((seat) => nameOf(seat, names)) } : {}),
  };
}

const nameOf = (seat: unknown, names: Names): string => (typeof seat === 'number' ? (names[seat] ?? '') : '');

/** A field with who stands there, for whoever listens. */
export function fieldWords(field: number, place: string, view: CityView, names: Names): string {
  const yard = view.board.yards.indexOf(field);
  const pile = yard < 0 ? [] : [say('clockwork-pile', { count: view.piles[yard] ?? 0 })];
  const here = view.seats.filter((seat) => seat.field === field && seat.character !== null).map(({ seat }) => names[seat] ?? '');
  return [placeWords(place), ...pile, ...here].join(', ');
}

/** A spot and whether a card lies there; what it is only where the memory aid shows it. */
export function spotWords(spot: number, view: CityView): string {
  const laid = view.spots.find((other) => other.spot === spot);
  if (!laid) return say('clockwork-spot-free', { spot });
  return laid.kind === null ? say('clockwork-spot-laid', { spot }) : say('clockwork-spot-known', { spot, kind: kindWords(laid.kind) });
}
