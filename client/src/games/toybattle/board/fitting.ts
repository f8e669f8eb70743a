/** How large pieces may be on a crowded board, and where its places stand so that all of it is used. */
import type { PlaceShown } from '../../../wire';
import { distance, type Point } from '../../../board/geometry';
import type { BoardPlan } from './plan';

/** Places reach at least this far towards the rims, in per cent. */
const REACH = { x: [13, 87], y: [7, 93] } as const;

/** Pads are tried this large, the largest first. */
export const SHARES: readonly number[] = [1, 0.95, 0.9, 0.85, 0.8];

/** Half a pad and half a castle with its flag, in units: this far apart, in an ellipse, keeps a tile's plate in sight. */
const PAD = { across: 43, down: 48 };
const CASTLE = { across: 66, down: 50 };
/** How far a medal lies from the middle of a tile, and from the sign that a covered special base wears at its top left. */
const MEDAL = { tile: 52, sign: 27 };
export const SIGN = { x: -34, y: -30 };

/** Every place in per cent of the board, spread over it; blue is at the bottom. */
export function spread(places: readonly PlaceShown[]): ReadonlyMap<number, Point> {
  const x = stretch(
    places.map((place) => place.x),
    REACH.x,
  );
  const y = stretch(
    places.map((place) => place.y),
    REACH.y,
  );
  return new Map(places.map((place) => [place.number, { x: x(place.x), y: y(place.y) }]));
}

function stretch(values: readonly number[], [least, most]: readonly [number, number]): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [start, end] = [Math.min(low, least), Math.max(high, most)];
  return (value) => (high > low ? start + ((value - low) / (high - low)) * (end - start) : value);
}

type PadSpots = Pick<BoardPlan, 'spots' | 'headquarters' | 'unit'>;
type Laid = Pick<BoardPlan, 'spots' | 'headquarters' | 'specials' | 'regions' | 'unit'>;

/** Does every tile show its plate? */
export function arePadsApart({ spots, headquarters, unit }: PadSpots): boolean {
  const all = [...spots].map(([place, at]) => ({ at, half: headquarters.has(place) ? CASTLE : PAD }));
  const isApart = (one: (typeof all)[number], other: (typeof all)[number]): boolean => {
    const across = (one.at.x - other.at.x) / ((one.half.across + other.half.across) * unit);
    return Math.hypot(across, (one.at.y - other.at.y) / ((one.half.down + other.half.down) * unit)) >= 1;
  };
  return all.every((one, i) => all.slice(i + 1).every((other) => isApart(one, other)));
}

/** Lies every medal beside the tiles? */
export const areMedalsApart = (plan: Laid): boolean =>
  plan.regions.every(({ medals }) => medals.every((medal) => isBeside(plan, medal)));

function isBeside({ spots, headquarters, specials, unit }: Laid, medal: Point): boolean {
  return [...spots].every(([place, at]) => {
    const sign = { x: at.x + SIGN.x * unit, y: at.y + SIGN.y * unit };
    const isFree = headquarters.has(place) || distance(at, medal) >= MEDAL.tile * unit;
    return isFree && (!specials.has(place) || distance(sign, medal) >= MEDAL.sign * unit);
  });
}
