/** Decoration, scattered by a seeded generator: the same board always looks the same. */
import { distance, distanceToWay, type Point } from '../../../board/geometry';
import type { BoardPlan } from './plan';
import type { StampName } from './stamps';

export interface Stamped extends Point {
  readonly stamp: StampName;
}

/** Numbers from 0 to 1, always the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const TRIES = 900;
const MOST = { wide: 44, tall: 20 } as const;

/** Stamps where nothing else lies, the farther ones first. `isKept` keeps a stretch free. */
export function scattered(
  plan: BoardPlan,
  stamps: readonly StampName[],
  seed: number,
  isKept: (at: Point) => boolean = () => false,
): readonly Stamped[] {
  const next = numbersFrom(seed);
  const { unit } = plan;
  const placed: Stamped[] = [];
  const numbers = numbersOf(plan);
  for (let i = 0; i < TRIES && placed.length < MOST[plan.name]; i++) {
    const at = { x: 20 * unit + next() * (plan.width - 40 * unit), y: 20 * unit + next() * (plan.height - 44 * unit) };
    if (
      isTaken(plan, at) ||
      numbers.some((number) => distance(number, at) < 28 * unit) ||
      isKept(at) ||
      placed.some((other) => distance(other, at) < 34 * unit)
    )
      continue;
    const stamp = stamps[Math.floor(next() * stamps.length)];
    if (stamp) placed.push({ ...at, stamp });
  }
  return placed.toSorted((one, other) => one.y - other.y);
}

/** Where the numbers of covered bases stand: nothing is strewn nearer than 28. */
const numbersOf = ({ labels, spots, unit }: BoardPlan): readonly Point[] =>
  [...labels].map(([place, label]) => ({
    x: (spots.get(place)?.x ?? 0) + label.x * unit,
    y: (spots.get(place)?.y ?? 0) + label.y * unit,
  }));

/** Never nearer than 60 to a pad, 25 to a road, 40 to a medal. */
function isTaken(plan: BoardPlan, at: Point): boolean {
  const { unit } = plan;
  const isByAPad = [...plan.spots].some(
    ([place, spot]) => distance(spot, at) < (plan.headquarters.has(place) ? 98 : 60) * unit,
  );
  const isOnARoad = plan.roads.some(([start, end]) => distanceToWay(at, start, end) < 25 * unit);
  return (
    isByAPad || isOnARoad || plan.regions.some(({ medals }) => medals.some((medal) => distance(medal, at) < 40 * unit))
  );
}
