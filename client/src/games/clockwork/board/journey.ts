/** From told events to what the board shows meanwhile: the city as it stands after each event, and what is on its way. */
import { beatAt, eased, SHOW, STEP, timeline, TRAVEL, type Journey } from '../../../motion/journey';
import type { EventTold } from '../../../wire';
import { cityAfter } from './after';
import type { CityView } from './city';

/** Where a flight begins or ends: in a yard, on a spot, with a seat's cards, at its name, at the Towers, or away in the sky. */
export type End =
  | { readonly yard: number }
  | { readonly spot: number }
  | { readonly hand: number }
  | { readonly name: number }
  | 'towers'
  | 'away';

export interface Flying {
  readonly what: 'card' | 'machine';
  /** Null for a card seen from behind. */
  readonly kind: string | null;
  readonly seat: number;
  readonly from: End;
  readonly to: End;
  readonly part: number;
}

/** A pawn under way: along the bridge field by field, or lifted over it. */
export interface Walking {
  readonly seat: number;
  readonly route: readonly number[];
  readonly part: number;
  readonly isLifted: boolean;
}

/** A card that everybody sees for a moment; at its spot if it has one. */
export interface Turned {
  readonly kind: string;
  readonly spot: number | null;
  readonly seat: number;
}

export interface Moving {
  readonly flying: Flying | null;
  readonly walking: Walking | null;
  readonly turned: Turned | null;
}

export interface Shown extends Moving {
  readonly view: CityView;
}

const REST: Moving = { flying: null, walking: null, turned: null };
const LONGEST_WALK = 7;
/** How long a card that was shown once lies open in a replay, in milliseconds; at the table the page decides. */
const ONCE = 2500;

const walkLasts = (event: EventTold): number => STEP * Math.min(routeOf(event).length - 1, LONGEST_WALK);

const LASTS: Readonly<Record<string, number | ((event: EventTold) => number)>> = {
  character_chosen: STEP,
  set_left_out: STEP,
  opening_thrown: SHOW,
  opening_tied: STEP,
  starter_found: SHOW,
  dice_thrown: SHOW,
  turn_lost: SHOW,
  pawn_walked: walkLasts,
  pawn_placed: TRAVEL,
  card_drawn: TRAVEL,
  card_laid: TRAVEL,
  card_asked: SHOW,
  had_some: STEP,
  had_none: STEP,
  card_given: TRAVEL,
  scrap_given: TRAVEL,
  card_returned: TRAVEL,
  ask_declined: STEP,
  search_begun: STEP,
  search_hit: TRAVEL,
  search_missed: STEP,
  put_back: STEP,
  set_laid: SHOW,
  yards_emptied: SHOW,
  escaped: SHOW * 2,
  dead_end: SHOW,
  turns_capped: SHOW,
  card_shown: ONCE,
  card_turned: ONCE,
};
const ONCE_ONLY: ReadonlySet<string> = new Set(['card_shown', 'card_turned']);

export const isShown = (kind: string): boolean => kind in LASTS;

export const journeyOf = (events: readonly EventTold[], before: CityView, isStill: boolean): Journey<Shown> =>
  timeline(
    events,
    { ...REST, view: before },
    { lasts: LASTS, after: ({ view }, event) => ({ ...REST, view: cityAfter(view, event) }) },
    isStill,
  );

export function standingAt(journey: Journey<Shown>, events: readonly EventTold[], time: number): Shown {
  const beat = beatAt(journey, time);
  if (beat === undefined) return time < 0 ? (journey.beats[0]?.before ?? journey.end) : journey.end;
  const event = events[beat.event];
  if (event === undefined) return beat.after;
  const moving = movingAt(event, beat.before.view, (time - beat.begins) / beat.lasts);
  return moving ? { ...REST, ...moving, view: leaving(beat.before.view, event, beat.after.view) } : beat.after;
}

/** What flies has left where it lay, and is not yet where it goes. */
function leaving(before: CityView, { kind }: EventTold, after: CityView): CityView {
  if (kind === 'card_drawn') return { ...before, piles: after.piles };
  return kind === 'search_hit' ? { ...before, spots: after.spots } : before;
}

function movingAt(event: EventTold, view: CityView, part: number): Partial<Moving> | null {
  const { kind, facts } = event;
  if (kind === 'pawn_walked')
    return { walking: { seat: Number(facts['seat']), route: routeOf(event), part, isLifted: false } };
  if (kind === 'pawn_placed')
    return {
      walking: {
        seat: Number(facts['seat']),
        route: [Number(facts['start']), Number(facts['end'])],
        part: eased(part),
        isLifted: true,
      },
    };
  if (ONCE_ONLY.has(kind))
    return { turned: { kind: String(facts['kind']), spot: numberOrNull(facts['spot']), seat: Number(facts['seat']) } };
  const flying = flightOf(event, view);
  return flying && { flying: { ...flying, part: eased(part) } };
}

function flightOf({ kind, facts }: EventTold, { you }: CityView): Omit<Flying, 'part'> | null {
  const number = (name: string): number => Number(facts[name]);
  const seat = number('seat');
  const seen = typeof facts['kind'] === 'string' ? facts['kind'] : null;
  const card = { what: 'card' as const, seat, kind: seen };
  switch (kind) {
    case 'card_drawn':
      return { ...card, kind: seat === you ? seen : null, from: { yard: number('yard') }, to: { hand: seat } };
    case 'card_laid':
      return { ...card, kind: null, from: { hand: seat }, to: { spot: number('spot') } };
    case 'card_given':
    case 'card_returned':
      return { ...card, seat: number('taker'), from: { hand: number('giver') }, to: { hand: number('taker') } };
    case 'scrap_given':
      return {
        ...card,
        kind: 'Scrap',
        seat: number('taker'),
        from: { hand: number('giver') },
        to: { hand: number('taker') },
      };
    case 'search_hit':
      return { ...card, kind: null, from: { spot: number('spot') }, to: { hand: seat } };
    case 'set_laid':
      return { what: 'machine', seat, kind: seen, from: seat === you ? { hand: seat } : 'towers', to: { name: seat } };
    case 'escaped':
      return {
        what: 'machine',
        seat,
        kind: facts['way'] === 'airship' ? 'Airship' : String(facts['flyer']),
        from: 'towers',
        to: 'away',
      };
    default:
      return null;
  }
}

/** Field by field from where the pawn stood. */
function routeOf({ facts }: EventTold): readonly number[] {
  const route = Array.isArray(facts['route']) ? facts['route'].map(Number) : [];
  const start = Number(facts['start']);
  const whole = route[0] === start ? route : [start, ...route];
  return whole.length > 1 ? whole : [start, Number(facts['end'])];
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
