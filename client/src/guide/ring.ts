/** A ring of points, grown outwards: round where it turns outwards, pointed where it turns inwards. */
import type { Point } from '../board/geometry';

interface Edge {
  readonly start: Point;
  readonly end: Point;
}

export function grownRing(ring: readonly Point[], by: number): string {
  const edges = outerEdges(clockwise(ring), by);
  const [first] = edges;
  if (!first) return '';
  const turns = edges.map((edge, i) => turnInto(edge, edges[(i + 1) % edges.length] ?? edge, by));
  return `M${written(first.start)}${turns.join('')}Z`;
}

function clockwise(ring: readonly Point[]): readonly Point[] {
  const area = ring.reduce((sum, point, i) => sum + cross(point, ring[(i + 1) % ring.length] ?? point), 0);
  return area > 0 ? ring : ring.toReversed();
}

/** Every side, moved outwards. */
function outerEdges(ring: readonly Point[], by: number): readonly Edge[] {
  return ring.map((start, i) => {
    const end = ring[(i + 1) % ring.length] ?? start;
    const long = Math.hypot(end.x - start.x, end.y - start.y) || 1;
    const out = { x: ((end.y - start.y) / long) * by, y: (-(end.x - start.x) / long) * by };
    return { start: moved(start, out), end: moved(end, out) };
  });
}

function turnInto(edge: Edge, next: Edge, by: number): string {
  const [one, other] = [wayOf(edge), wayOf(next)];
  const turn = cross(one, other);
  if (turn >= 0) return `L${written(edge.end)}A${by} ${by} 0 0 1 ${written(next.start)}`;
  const part = cross({ x: next.start.x - edge.start.x, y: next.start.y - edge.start.y }, other) / turn;
  return `L${written({ x: edge.start.x + one.x * part, y: edge.start.y + one.y * part })}`;
}

const cross = (one: Point, other: Point): number => one.x * other.y - other.x * one.y;
const moved = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });
const wayOf = ({ start, end }: Edge): Point => ({ x: end.x - start.x, y: end.y - start.y });
const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
