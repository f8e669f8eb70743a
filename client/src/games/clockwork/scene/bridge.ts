/** The ring bridge of Clockwork City: a superellipse with 42 fields of equal length. */

export interface Field {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const FIELDS = 42;
const FINE = 1600;
const ROUND = 2.5;

/** The ring around a middle; `at` gives a field, or a place between two; field 0 is at the bottom. */
export function ring(
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
): { readonly length: number; at(field: number): Field } {
  const side = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / ROUND);
  const points = Array.from({ length: FINE + 1 }, (_, i) => {
    const turn = Math.PI / 2 + (i / FINE) * 2 * Math.PI;
    return { x: x + halfWidth * side(Math.cos(turn)), y: y + halfHeight * side(Math.sin(turn)) };
  });
  const reached = [0];
  for (let i = 1; i <= FINE; i++) {
    const [one, other] = [points[i - 1], points[i]];
    reached.push((reached[i - 1] ?? 0) + (one && other ? Math.hypot(other.x - one.x, other.y - one.y) : 0));
  }
  const length = reached[FINE] ?? 0;
  const point = (way: number): { x: number; y: number } => {
    const wanted = ((way % length) + length) % length;
    return points[reached.findIndex((sum) => sum >= wanted)] ?? { x, y };
  };
  const at = (field: number): Field => {
    const way = (field * length) / FIELDS;
    const [before, after] = [point(way - 6), point(way + 6)];
    return { ...point(way), angle: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI };
  };
  return { length, at };
}
