/** What grows beside the walk: always the same, and never where somebody steps. */
import type { Point, Walk } from './walk';

export type Plant = 'bush' | 'flowers' | 'tree' | 'mushroom';

export interface Planted extends Point {
  readonly plant: Plant;
}

const KINDS: readonly (Plant | null)[] = [
  'flowers',
  'bush',
  null,
  'flowers',
  'mushroom',
  null,
  'tree',
  'flowers',
  'bush',
];
const EVERY = 62; // pixels

/** Plants on the lawn, where way, stones and their numbers leave them room. */
export function plantsOf(walk: Walk, width: number): readonly Planted[] {
  const places: Planted[] = [];
  for (let y = EVERY / 3, line = 0; y < walk.height - 8; y += EVERY / 3, line += 1)
    for (let x = EVERY / 2 + (line % 3) * 21, nth = 0; x < width - 12; x += EVERY, nth += 1) {
      const plant = KINDS[(nth * 5 + line * 7) % KINDS.length] ?? null;
      const at = { x: x + ((nth * 37 + line * 53) % 17) - 8, y };
      if (plant && isFree(walk, at) && places.every((other) => apart(other, at) > 46)) places.push({ ...at, plant });
    }
  return places;
}

function isFree({ stones, passed, end, stone }: Walk, at: Point): boolean {
  const isOffTheWay = passed.slice(1).every((to, i) => fromLine(at, passed[i] ?? to, to) > stone * 0.3 + 22);
  const isUnderNumber = stones.some(({ x, y }) => Math.abs(x - at.x) < 32 && at.y > y && at.y < y + stone * 0.5 + 36);
  return isOffTheWay && !isUnderNumber && apart(end, at) > stone * 1.1;
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How far a point is from the line between two others. */
function fromLine(at: Point, from: Point, to: Point): number {
  const [along, down] = [to.x - from.x, to.y - from.y];
  const part = ((at.x - from.x) * along + (at.y - from.y) * down) / (along ** 2 + down ** 2 || 1);
  const nearest = Math.max(0, Math.min(1, part));
  return apart(at, { x: from.x + nearest * along, y: from.y + nearest * down });
}
