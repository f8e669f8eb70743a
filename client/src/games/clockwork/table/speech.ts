/** Kinds, characters, places and spots in words. */
import type { CityView } from '../board/city';
import { say } from '../../../words/words.svelte';
import { fieldOf } from './answers';

type Names = readonly string[];

export const kindWords = (kind: string): string => say(`clockwork-kind-${kind}`);

export const characterWords = (character: string | null): string =>
  character === null ? '' : say(`clockwork-character-${character}`);

/** A place as sentences take it: what it is, and its number. */
export function placeArguments(place: string): { readonly where: string; readonly number: string } {
  if (place === 'towers') return { where: 'towers', number: '' };
  const yard = /^yard (\d+)$/.exec(place)?.[1];
  return yard === undefined ? { where: 'field', number: place } : { where: 'yard', number: yard };
}

/** "Yard 3", "the Towers" or "field 33". */
export const placeWords = (place: string): string => say('clockwork-place', placeArguments(place));

/** A place of the board with who stands or what lies there, for whoever listens. */
export function boardWords(place: string, view: CityView, names: Names): string {
  const spot = /^spot (\d+)$/.exec(place)?.[1];
  if (spot !== undefined) return spotWords(Number(spot), view);
  const field = fieldOf(place, view.board);
  const yard = field === null ? -1 : view.board.yards.indexOf(field);
  const pile = yard < 0 ? [] : [say('clockwork-pile', { count: view.piles[yard] ?? 0 })];
  const here = view.seats
    .filter((seat) => seat.field === field && seat.character !== null)
    .map(({ seat }) => names[seat] ?? '');
  return [placeWords(place), ...pile, ...here].join(', ');
}

/** A spot and whether a card lies there; what it is only where the memory aid shows it. */
export function spotWords(spot: number, view: CityView): string {
  const laid = view.spots.find((other) => other.spot === spot);
  if (!laid) return say('clockwork-spot-free', { spot });
  return laid.kind === null
    ? say('clockwork-spot-laid', { spot })
    : say('clockwork-spot-known', { spot, kind: laid.kind });
}
