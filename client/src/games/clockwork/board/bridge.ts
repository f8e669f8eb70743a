/** The bridge of a city: a smooth way through every path, whether the fields make a ring or fork. */
import { between, distance, type Point } from '../../../board/geometry';

export type Spots = ReadonlyMap<number, Point>;
export type Paths = readonly (readonly [number, number])[];

/** The way between two neighbours, with its two handles. */
export interface Span {
  readonly ends: readonly [number, number];
  readonly start: Point;
  readonly leaving: Point;
  readonly arriving: Point;
  readonly end: Point;
}

export interface Turned extends Point {
  /** In degrees, along the way. */
  readonly angle: number;
}

const NOWHERE: Point = { x: 0, y: 0 };
const at = (spots: Spots, field: number): Point => spots.get(field) ?? NOWHERE;

export function neighboursOf(paths: Paths): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [one, other] of paths) {
    found.set(one, [...(found.get(one) ?? []), other]);
    found.set(other, [...(found.get(other) ?? []), one]);
  }
  return found;
}

const toward = (start: Point, end: Point): Point => {
  const far = distance(start, end) || 1;
  return { x: (end.x - start.x) / far, y: (end.y - start.y) / far };
};

/** Where a way goes on straight: the neighbour most opposite to `beyond`, if the bend is not sharp. */
function opposite(spots: Spots, neighbours: readonly number[], field: number, beyond: number): number | null {
  const way = toward(at(spots, field), at(spots, beyond));
  const bend = (other: number): number => {
    const back = toward(at(spots, field), at(spots, other));
    return way.x * back.x + way.y * back.y;
  };
  const [best] = neighbours.filter((other) => other !== beyond).toSorted((one, other) => bend(one) - bend(other));
  return best !== undefined && bend(best) < -0.4 ? best : null;
}

function directionAt(spots: Spots, neighbours: readonly number[], field: number, next: number): Point {
  const before = opposite(spots, neighbours, field, next);
  return toward(at(spots, before ?? field), at(spots, next));
}

/** Every path as a smooth way. */
export function spansOf(spots: Spots, paths: Paths): readonly Span[] {
  const beside = neighboursOf(paths);
  return paths.map(([one, other]) => {
    const [start, end] = [at(spots, one), at(spots, other)];
    const reach = distance(start, end) / 3;
    const [out, back] = [
      directionAt(spots, beside.get(one) ?? [], one, other),
      directionAt(spots, beside.get(other) ?? [], other, one),
    ];
    return {
      ends: [one, other],
      start,
      leaving: { x: start.x + out.x * reach, y: start.y + out.y * reach },
      arriving: { x: end.x + back.x * reach, y: end.y + back.y * reach },
      end,
    };
  });
}

/** A place on a span, and which way it runs there. */
export function along({ start, leaving, arriving, end }: Span, part: number): Turned {
  const [a, b, c] = [between(start, leaving, part), between(leaving, arriving, part), between(arriving, end, part)];
  const [first, second] = [between(a, b, part), between(b, c, part)];
  return {
    ...between(first, second, part),
    angle: (Math.atan2(second.y - first.y, second.x - first.x) * 180) / Math.PI,
  };
}

const HALF_DECK = 21;

/** A plank in the middle of every span; near a fork it moves away from it, and is left out where decks still overlap. */
export function planksOf(spans: readonly Span[], forks: ReadonlySet<number>): readonly Turned[] {
  return spans.flatMap((span) => {
    const [isFirst, isLast] = span.ends.map((field) => forks.has(field));
    if (!isFirst && !isLast) return [along(span, 0.5)];
    const offers = isFirst && isLast ? [0.5] : [0.5, 0.6, 0.7].map((part) => (isFirst ? part : 1 - part));
    const others = spans.filter(
      (other) => other !== span && other.ends.some((field) => span.ends.includes(field) && forks.has(field)),
    );
    const isFree = (spot: Point): boolean =>
      others.every((other) => [0.25, 0.5, 0.75, 1].every((part) => distance(along(other, part), spot) > HALF_DECK));
    const free = offers.map((part) => along(span, part)).find(isFree);
    return free ? [free] : [];
  });
}

const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const spanPath = ({ start, leaving, arriving, end }: Span): string =>
  `M${point(start)}C${point(leaving)} ${point(arriving)} ${point(end)}`;

const turnedBack = ({ ends, start, leaving, arriving, end }: Span): Span => ({
  ends: [ends[1], ends[0]],
  start: end,
  leaving: arriving,
  arriving: leaving,
  end: start,
});

/** The spans of a route, field by field; what is no path is walked straight. */
export function routeSpans(spans: readonly Span[], spots: Spots, route: readonly number[]): readonly Span[] {
  return route.slice(1).map((field, i) => {
    const from = route[i] ?? field;
    const there = spans.find(({ ends }) => ends[0] === from && ends[1] === field);
    const back = spans.find(({ ends }) => ends[0] === field && ends[1] === from);
    const [start, end] = [at(spots, from), at(spots, field)];
    return (
      there ??
      (back
        ? turnedBack(back)
        : {
            ends: [from, field],
            start,
            leaving: between(start, end, 1 / 3),
            arriving: between(start, end, 2 / 3),
            end,
          })
    );
  });
}

/** Which way the bridge runs at a field. */
export function angleAt(spots: Spots, paths: Paths, field: number): number {
  const neighbours = neighboursOf(paths).get(field) ?? [];
  const next = neighbours.find((other) => opposite(spots, neighbours, field, other) !== null) ?? neighbours[0];
  if (next === undefined) return 0;
  const way = directionAt(spots, neighbours, field, next);
  return (Math.atan2(way.y, way.x) * 180) / Math.PI;
}

/** Fields between two forks as lines of neighbours; a ring without a fork begins and ends at `start`. */
export function chainsOf(paths: Paths, start: number): readonly (readonly number[])[] {
  const beside = neighboursOf(paths);
  const isKnot = (field: number): boolean => field === start || (beside.get(field) ?? []).length !== 2;
  const walked = new Set<string>();
  const name = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;
  const follow = (from: number, next: number): number[] => {
    const chain = [from, next];
    walked.add(name(from, next));
    for (let [before, here] = [from, next]; !isKnot(here);) {
      const onward = (beside.get(here) ?? []).find((other) => other !== before) ?? start;
      walked.add(name(here, onward));
      [before, here] = [here, onward];
      chain.push(here);
    }
    return chain;
  };
  return [...beside]
    .filter(([field]) => isKnot(field))
    .flatMap(([field, others]) =>
      others.flatMap((other) => (walked.has(name(field, other)) ? [] : [follow(field, other)])),
    );
}

/** The same fields at equal steps along each chain: a stretched board gets its even steps back. */
export function evenlySpaced(spots: Spots, paths: Paths, start: number): Spots {
  const even = new Map(spots);
  for (const chain of chainsOf(paths, start)) {
    const points = chain.map((field) => at(spots, field));
    const reached = points.reduce<number[]>(
      (sums, spot, i) => [...sums, i === 0 ? 0 : (sums[i - 1] ?? 0) + distance(points[i - 1] ?? spot, spot)],
      [],
    );
    const whole = reached.at(-1) ?? 0;
    for (const [i, field] of chain.slice(1, -1).entries())
      even.set(field, onLine(points, reached, (whole * (i + 1)) / (chain.length - 1)));
  }
  return even;
}

function onLine(points: readonly Point[], reached: readonly number[], far: number): Point {
  const after = Math.max(
    1,
    reached.findIndex((sum) => sum >= far),
  );
  const [from, to] = [reached[after - 1] ?? 0, reached[after] ?? 0];
  return between(points[after - 1] ?? NOWHERE, points[after] ?? NOWHERE, to > from ? (far - from) / (to - from) : 0);
}
