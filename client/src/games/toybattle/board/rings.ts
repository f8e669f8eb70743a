/** The way around a region: over its own bases, closed by a headquarters where they make no ring. */

export type Path = readonly [number, number];

/** The bases of a region in the order in which one walks around it. */
export function ringOf(
  bases: readonly number[],
  paths: readonly Path[],
  headquarters: readonly number[],
): readonly number[] {
  const beside = neighbours(paths);
  const rings = [bases, ...headquarters.map((one) => [...bases, one])];
  for (const places of rings) {
    const ring = walk(places.slice(0, 1), places, beside);
    if (ring) return ring;
  }
  return bases;
}

export function neighbours(paths: readonly Path[]): ReadonlyMap<number, readonly number[]> {
  const beside = new Map<number, number[]>();
  for (const [one, other] of paths) {
    beside.set(one, [...(beside.get(one) ?? []), other]);
    beside.set(other, [...(beside.get(other) ?? []), one]);
  }
  return beside;
}

function walk(
  way: readonly number[],
  places: readonly number[],
  beside: ReadonlyMap<number, readonly number[]>,
): readonly number[] | null {
  const last = beside.get(way.at(-1) ?? -1) ?? [];
  if (way.length === places.length) return last.includes(way[0] ?? -1) ? way : null;
  for (const next of places) {
    if (way.includes(next) || !last.includes(next)) continue;
    const ring = walk([...way, next], places, beside);
    if (ring) return ring;
  }
  return null;
}

/** The shortest way along paths, both ends included, that does not run through a closed place; empty when there is none. */
export function shortestWay(
  paths: readonly Path[],
  start: number,
  end: number,
  closed: ReadonlySet<number> = new Set(),
): readonly number[] {
  const beside = neighbours(paths);
  const ways = new Map<number, readonly number[]>([[start, [start]]]);
  for (const [at, way] of ways) {
    if (at === end) return way;
    if (at !== start && closed.has(at)) continue;
    for (const next of beside.get(at) ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return [];
}
