/** What a guide needs of Toy Battle: what to touch next, and what a move has earned. It knows no rule. */
import type { BattleView, EntryTold, EventTold } from '../../../wire';
import { ringOf } from '../board/rings';

/** First the tile, then the base; on a touch screen then the button that confirms it. */
export function towards(move: string, picked: string | null, planned: number | null): string | null {
  const [verb, troop = '', place] = move.split(' ');
  if (verb !== 'place') return null;
  if (picked !== troop) return `tile ${troop}`;
  return planned === Number(place) ? 'action confirm' : `place ${place}`;
}

/** The places that a coach lets glow. */
export const coachedPlaces = (lit: readonly string[]): readonly number[] =>
  lit.flatMap((name) => (name.startsWith('place ') ? [Number(name.slice(6))] : []));

/** A region that the latest own move closed. */
export interface Earned {
  readonly bases: readonly number[];
  readonly medals: number;
  /** The way around it. */
  readonly ring: readonly number[];
}

export function earnedBy(live: readonly EntryTold[], view: BattleView): Earned | null {
  const own = live.findLast(({ seat }) => seat === view.you);
  const closed = own?.events.find(({ kind }) => kind === 'region_closed');
  return closed ? regionOf(closed, view) : null;
}

function regionOf({ facts }: EventTold, view: BattleView): Earned | null {
  const bases = Array.isArray(facts['bases']) ? (facts['bases'] as number[]) : [];
  const castles = view.places.filter(({ owner }) => owner !== null).map(({ number }) => number);
  return { bases, medals: Number(facts['medals']), ring: ringOf(bases, view.paths, castles) };
}
