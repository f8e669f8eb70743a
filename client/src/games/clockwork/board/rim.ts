/** The spots round the rim: moved along it where a scrapyard would hide them. */
import type { Point } from '../../../board/geometry';
import type { Spots } from './bridge';

const CARD = { width: 40, height: 50 };
/** Two spots above each other are told apart, and touched, where their middles are this far from each other. */
const LEAST_APART = 44;
/** In a row nothing is left over: spots crowd. */
const CROWDED = 1;
/** How far a yard reaches: its pile and count upwards, its island to both sides, its name downwards. */
const YARD = { aside: 44, above: 52, below: 46 };
const ISLAND = { halfWidth: 54, halfHeight: 34, middle: 10 };

interface Box {
  readonly width: number;
  readonly height: number;
}

/** A stretch of the rim that is hidden, or free. */
type Stretch = readonly [from: number, to: number];

/** The number of a spot, and where along a line it would lie. */
type Placed = readonly [number: number, at: number];

interface Spread {
  readonly placed: readonly Placed[];
  readonly left: readonly Placed[];
}

/** The same spots, none under a yard and none over another, in the same order: what a side has no room for goes below. */
export function clearedOf(yards: readonly Point[], spots: Spots, { width, height }: Box): Spots {
  const moved = new Map(spots);
  const below: (readonly [number, number])[] = [];
  for (const x of sidesOf(spots, width, 'x')) {
    const hidden = yards.flatMap((yard) => besideOf(yard, Math.abs(yard.x - x) - CARD.width / 2));
    const column = [...spots].filter(([, spot]) => spot.x === x && Math.min(spot.y, height - spot.y) > CARD.height);
    const shared = spread(
      column.map(([number, spot]) => [number, spot.y]),
      [CARD.height * 1.6, height - CARD.height * 1.6],
      hidden,
      CARD.height,
      LEAST_APART,
    );
    for (const [number, y] of shared.placed) moved.set(number, { x, y });
    below.push(...shared.left.map(([number]) => [number, x < width / 2 ? 0 : width] as const));
  }
  const rows = sidesOf(spots, height, 'y');
  for (const y of rows) {
    const hidden = yards
      .filter((yard) => yard.y - YARD.above < y + CARD.height / 2 && yard.y + YARD.below > y - CARD.height / 2)
      .map((yard): Stretch => [yard.x - YARD.aside - CARD.width / 2, yard.x + YARD.aside + CARD.width / 2]);
    const row = [...spots].filter(([, spot]) => spot.y === y).map(([number, spot]) => [number, spot.x] as const);
    const whole = y === Math.max(...rows) ? [...row, ...below] : row;
    const { placed } = spread(whole, [CARD.width / 2, width - CARD.width / 2], hidden, CARD.width, CROWDED);
    for (const [number, x] of placed) moved.set(number, { x, y });
  }
  return moved;
}

/** What a yard hides of a column whose cards come this near to its middle: where it is far, not its pile. */
function besideOf({ y }: Point, near: number): readonly Stretch[] {
  if (near >= ISLAND.halfWidth) return [];
  const tip = ISLAND.halfHeight * Math.sqrt(1 - (Math.max(0, near) / ISLAND.halfWidth) ** 2) + 4;
  const above = near < 40 ? YARD.above : tip - ISLAND.middle;
  return [[y - above - CARD.height / 2, y + YARD.below + CARD.height / 2]];
}

/** The lines near both edges on which several spots lie. */
function sidesOf(spots: Spots, size: number, axis: 'x' | 'y'): readonly number[] {
  const near = [...spots.values()].map((spot) => spot[axis]).filter((at) => Math.min(at, size - at) < CARD.height);
  return [...new Set(near)].filter((at) => near.indexOf(at) !== near.lastIndexOf(at));
}

/** Numbers along a line, kept out of what is hidden and one card apart, and those for which no room is left there. */
function spread(
  numbers: readonly Placed[],
  [least, most]: Stretch,
  hidden: readonly Stretch[],
  apart: number,
  leastApart: number,
): Spread {
  const walls = [
    [-Infinity, least] as const,
    ...hidden.toSorted(([one], [other]) => one - other),
    [most, Infinity] as const,
  ];
  const free = walls.slice(1).map(([to], i): Stretch => [Math.max(least, walls[i]?.[1] ?? least), Math.min(most, to)]);
  const off = (at: number, [from, to]: Stretch): number => Math.max(0, from - at, at - to);
  const nearest = (at: number): number =>
    free.indexOf(free.toSorted((one, other) => off(at, one) - off(at, other))[0] ?? [least, most]);
  const wished = free.map((_, i) =>
    numbers.filter(([, at]) => nearest(at) === i).toSorted(([, one], [, other]) => one - other),
  );
  const groups = fitted(wished, free, leastApart);
  return {
    placed: free.flatMap((stretch, i) => settled(groups[i] ?? [], stretch, apart)),
    left: groups[free.length] ?? [],
  };
}

/** The same groups, none with more than there is room for: what is too much goes to the next, and at last beyond all. */
function fitted(
  wished: readonly (readonly Placed[])[],
  free: readonly Stretch[],
  leastApart: number,
): readonly (readonly Placed[])[] {
  const rooms = free.map(([from, to]) => (to < from ? 0 : Math.floor((to - from) / leastApart) + 1));
  let over: readonly Placed[] = [];
  const groups = wished.map((group, i) => {
    const all = [...over, ...group];
    over = all.slice(rooms[i]);
    return all.slice(0, rooms[i]);
  });
  return [...groups, over];
}

function settled(
  numbers: readonly (readonly [number, number])[],
  [from, to]: Stretch,
  wanted: number,
): readonly (readonly [number, number])[] {
  const apart = Math.min(wanted, (to - from) / Math.max(1, numbers.length - 1));
  const pushed = numbers.reduce<number[]>(
    (places, [, at], i) => [...places, Math.max(at, i === 0 ? from : (places[i - 1] ?? from) + apart)],
    [],
  );
  const back = pushed.reduceRight<number[]>(
    (places, at) => [Math.min(at, (places[0] ?? to + apart) - apart), ...places],
    [],
  );
  return numbers.map(([number], i) => [number, back[i] ?? from]);
}

/** How far a card on a spot is turned, in degrees: up to 8 to either side, always the same. */
export const tiltOf = (spot: number): number => (((spot - 1) * 37) % 17) - 8;
