/** What a guide needs of Clockwork City: what to touch next, and what a card that is shown once tells. It knows no rule. */
import type { EntryTold, GuideShown, GuideStanding } from '../../../wire';
import type { Intent } from './acts';
import { placeOf } from './hinted';

/** A place, then on a touch screen the button that confirms it; a search begins with its button, then its card. */
export function towards(move: string, intent: Intent | null, planned: string | null): string | null {
  if (planned === move) return 'action confirm';
  const [verb, what] = move.split(' ');
  if (verb === 'search') return intent && 'to' in intent && intent.to === 'search' ? `hand ${what}` : 'action search';
  if (verb === 'discard') return `hand ${what}`;
  if (verb === 'point') return null;
  const place = placeOf(move);
  if (place === null) return null;
  return place.startsWith('spot ') ? place : `place ${place}`;
}

/** The places that a coach lets glow, as the board names them. */
export const coachedPlaces = (lit: readonly string[]): readonly string[] =>
  lit.flatMap((name) => (name.startsWith('place ') ? [name.slice(6)] : name.startsWith('spot ') ? [name] : []));

/** Where a guide expects the card that is shown now: the spot that it speaks of while it asks for nothing; else null. */
export function stagedSpot(guide: GuideShown | null, standing: GuideStanding | null): number | null {
  if (!guide || !standing || standing.isOver || standing.isDone) return null;
  const beat = guide.beats[standing.beat];
  const spot = beat?.lights.find((name) => name.startsWith('spot '));
  return spot !== undefined && (beat?.move ?? null) === null ? Number(spot.slice(5)) : null;
}

/** Where the card lies that a rival showed last: as the table has it, whatever a guide expected; null until it is laid. */
export function rivalsSpot(entries: readonly EntryTold[], you: number | null): number | null {
  const theirs = entries.flatMap(({ events }) => events).filter(({ facts }) => facts['seat'] !== you);
  const shown = theirs.findLastIndex(({ kind }) => kind === 'card_shown');
  const laid = theirs.slice(shown + 1).find(({ kind }) => kind === 'card_laid')?.facts['spot'];
  return shown >= 0 && typeof laid === 'number' ? laid : null;
}
