/** Plane geometry for boards: nothing here knows a game. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export const between = (start: Point, end: Point, part: number): Point => ({
  x: start.x + (end.x - start.x) * part,
  y: start.y + (end.y - start.y) * part,
});

/** How far a point lies from the straight way between two others. */
export function distanceToWay(point: Point, start: Point, end: Point): number {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const part = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy || 1);
  return distance(point, between(start, end, Math.max(0, Math.min(1, part))));
}

const sides = (corners: readonly Point[]): readonly (readonly [Point, Point])[] =>
  corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner] as const);

export function isInside(point: Point, corners: readonly Point[]): boolean {
  const crossed = sides(corners).filter(
    ([a, b]) => a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x,
  );
  return crossed.length % 2 === 1;
}

export const distanceToEdge = (point: Point, corners: readonly Point[]): number =>
  Math.min(...sides(corners).map(([a, b]) => distanceToWay(point, a, b)));

/** The same corners with every side moved inwards. */
export function inset(corners: readonly Point[], by: number): readonly Point[] {
  const area = sides(corners).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0);
  const inwards = area > 0 ? by : -by;
  const lines = sides(corners).map(([a, b]) => {
    const length = distance(a, b) || 1;
    return {
      x: a.x - ((b.y - a.y) / length) * inwards,
      y: a.y + ((b.x - a.x) / length) * inwards,
      dx: b.x - a.x,
      dy: b.y - a.y,
    };
  });
  return lines.map((line, i) => {
    const before = lines[(i + lines.length - 1) % lines.length] ?? line;
    const cross = before.dx * line.dy - before.dy * line.dx;
    if (Math.abs(cross) < 1e-6) return { x: line.x, y: line.y };
    const part = ((line.x - before.x) * line.dy - (line.y - before.y) * line.dx) / cross;
    return { x: before.x + before.dx * part, y: before.y + before.dy * part };
  });
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

export const closedPath = (corners: readonly Point[]): string => `${pathOf(corners)}Z`;

/** A place on a low arc between two points, for something that is thrown. */
export function onArc(start: Point, end: Point, part: number, height: number): Point {
  const flat = between(start, end, part);
  return { x: flat.x, y: flat.y - 4 * height * part * (1 - part) };
}
