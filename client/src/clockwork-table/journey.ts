/** From told events to what the city shows meanwhile: how it looks after each of them, and what is on its way. */
import type { CityView } from '../clockwork/city';
import { beatAt, eased, SHOW, STEP, timeline, TRAVEL, type Journey } from '../motion/journey';
import type { EventTold } from '../wire';
import { cityAfter } from './cityAfter';

/** Where a card's flight begins or ends: at a yard's pile, with a seat's pawn, on a spot. */
export type End = { readonly yard: number } | { readonly seat: number } | { readonly spot: number };

export type Flying =
  | { readonly what: 'pawn'; readonly seat: number; readonly from: number; readonly to: number; readonly part: number }
  | { readonly what: 'card'; readonly kind: string | null; readonly from: End; readonly to: End; readonly part: number }
  | { readonly what: 'whisper'; readonly seats: readonly [number, number]; readonly part: number };

export interface Shown {
  readonly view: CityView;
  readonly flying: Flying | null;
}

const WALK = 1100;

/** Whatever a rival answers takes equally long. */
const LASTS: Readonly<Record<string, number>> = {
  character_chosen: STEP, opening_thrown: SHOW, dice_thrown: SHOW, pawn_walked: WALK, pawn_placed: SHOW, card_drawn: TRAVEL, card_laid: TRAVEL,
  card_asked: SHOW, had_none: SHOW, card_given: SHOW, scrap_given: SHOW, card_returned: TRAVEL, search_hit: TRAVEL, put_back: STEP, set_laid: SHOW, escaped: SHOW,
};

export const isShown = (kind: string): boolean => kind in LASTS;
export const isThrow = (kind: string | undefined): boolean => kind === 'dice_thrown' || kind === 'opening_thrown';

export const journeyOf = (events: readonly EventTold[], before: CityView, isStill: boolean): Journey<Shown> =>
  timeline(events, { view: before, flying: null }, { lasts: LASTS, after: ({ view }, event) => ({ view: cityAfter(view, event), flying: null }) }, isStill);

export function standingAt(journey: Journey<Shown>, events: readonly EventTold[], time: number): Shown {
  const beat = beatAt(journey, time);
  if (beat === undefined) return time < 0 ? (journey.beats[0]?.before ?? journey.end) : journey.end;
  const event = events[beat.event];
  const flying = event ? flightOf(event, (time - beat.begins) / beat.lasts) : null;
  if (!flying) return beat.after;
  return { view: flying.what === 'card' && event ? leaving(beat.before.view, event) : beat.before.view, flying };
}

/** What flies has left where it lay, and is not yet where it goes. */
function leaving(before: CityView, event: EventTold): CityView {
  const gone = cityAfter(before, event);
  if (event.kind === 'card_drawn') return { ...before, piles: gone.piles };
  return event.kind === 'search_hit' ? { ...before, spots: gone.spots } : before;
}

function flightOf({ kind, facts }: EventTold, part: number): Flying | null {
  const number = (fact: string): number => Number(facts[fact]);
  const card = (from: End, to: End): Flying => ({ what: 'card', kind: null, from, to, part: eased(part) });
  switch (kind) {
    case 'pawn_walked':
      return stepOf(number('seat'), pathOf(facts), part);
    case 'pawn_placed':
      return { what: 'pawn', seat: number('seat'), from: number('start'), to: number('end'), part: eased(part) };
    case 'card_drawn':
      return card({ yard: number('yard') }, { seat: number('seat') });
    case 'card_laid':
      return card({ seat: number('seat') }, { spot: number('spot') });
    case 'search_hit':
      return card({ spot: number('spot') }, { seat: number('seat') });
    case 'card_given':
    case 'card_returned':
      return card({ seat: number('giver') }, { seat: number('taker') });
    case 'card_asked':
      return { what: 'whisper', seats: [number('seat'), number('rival')], part };
    default:
      return null;
  }
}

function pathOf(facts: EventTold['facts']): readonly number[] {
  const route = Array.isArray(facts['route']) ? (facts['route'] as number[]) : [];
  const start = Number(facts['start']);
  return route[0] === start ? route : [start, ...route];
}

/** The one step of a walk that is made just now. */
function stepOf(seat: number, path: readonly number[], part: number): Flying | null {
  const steps = path.length - 1;
  const at = Math.min(Math.floor(part * steps), steps - 1);
  const [from, to] = [path[at], path[at + 1]];
  return from === undefined || to === undefined ? null : { what: 'pawn', seat, from, to, part: part * steps - at };
}

/** A run of events with the card at its end that everybody sees once; null when there is none. */
export interface Scene {
  /** Where its first event stands among all of them. */
  readonly first: number;
  readonly events: readonly EventTold[];
  readonly shown: EventTold | null;
}

const SEEN_ONCE: ReadonlySet<string> = new Set(['card_shown', 'card_turned', 'card_named']);

export const isSeenOnce = ({ kind, facts }: EventTold): boolean => SEEN_ONCE.has(kind) && typeof facts['kind'] === 'string';

export function scenesOf(events: readonly EventTold[]): readonly Scene[] {
  const cuts = [...events.flatMap((event, at) => (isSeenOnce(event) ? [at + 1] : [])), events.length];
  const starts = [0, ...cuts];
  const scenes = cuts.map((end, at) => ({ first: starts[at] ?? 0, events: events.slice(starts[at] ?? 0, end) }));
  return scenes.filter((scene) => scene.events.length > 0).map((scene) => ({ ...scene, shown: scene.events.find(isSeenOnce) ?? null }));
}
