/** Where things are drawn on the plan of the castle: centres, ribbons, arcs and beads. Pure numbers, no drawing. */
import type { StepShown } from '../../../wire';
import { columnOf, rowOf, type Direction } from './squares';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The grid of rooms in a picture. `unit` scales pieces drawn for an 84 box. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly unit: number;
}

/** One walk drawn as a ribbon up to its arrow head; `end` is where its bead goes, beyond the head. */
export interface Ribbon {
  readonly number: number;
  readonly start: Point;
  readonly end: Point;
  readonly head: Point;
  readonly angle: number;
  readonly width: number;
}

export interface Bead extends Point {
  readonly number: number;
}

export interface Arc {
  readonly start: Point;
  readonly bend: Point;
  readonly end: Point;
}

const LANES = 58; // the room that all ribbons through one door share, in units

export const gridOf = (
  columns: number,
  rows: number,
  left: number,
  top: number,
  cellWidth: number,
  cellHeight: number,
): Grid => ({
  columns,
  rows,
  left,
  top,
  cellWidth,
  cellHeight,
  unit: Math.min(cellWidth, cellHeight) / 84,
});

export const centreOf = (grid: Grid, square: string): Point => ({
  x: grid.left + (columnOf(square) + 0.5) * grid.cellWidth,
  y: grid.top + (rowOf(square) + 0.5) * grid.cellHeight,
});

const SHIFT: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** The middle of the wall on one side of a square. */
export function wallOf(grid: Grid, square: string, direction: Direction): Point {
  const centre = centreOf(grid, square);
  const way = SHIFT[direction];
  return { x: centre.x + (way.x * grid.cellWidth) / 2, y: centre.y + (way.y * grid.cellHeight) / 2 };
}

export const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The walks of a plan as ribbons. Walks through the same door get lanes, the first one topmost or leftmost.
 *
 * In a square of `taken` the arrow head stops before the piece that lies there.
 */
export function ribbonsOf(
  grid: Grid,
  steps: readonly StepShown[],
  taken: ReadonlySet<string> = new Set(),
): readonly Ribbon[] {
  const walks = steps.filter((step) => step.kind === 'walk');
  const doorOf = (step: StepShown): string => [step.start, step.end].sort().join('-');
  return walks.map((step) => {
    const together = walks.filter((other) => doorOf(other) === doorOf(step));
    const spacing = Math.min(24, LANES / together.length);
    const lane = (together.indexOf(step) - (together.length - 1) / 2) * spacing;
    return ribbon(grid, step, { lane, width: Math.min(13, spacing - 2), stop: taken.has(step.end) ? 37 : 27 });
  });
}

interface Lane {
  readonly lane: number;
  readonly width: number;
  readonly stop: number;
}

function ribbon(grid: Grid, step: StepShown, { lane, width, stop }: Lane): Ribbon {
  const from = centreOf(grid, step.start);
  const to = centreOf(grid, step.end);
  const isAcross = from.y === to.y;
  const shift = { x: isAcross ? 0 : lane * grid.unit, y: isAcross ? lane * grid.unit : 0 };
  const moved = (point: Point): Point => ({ x: point.x + shift.x, y: point.y + shift.y });
  const reach = distance(from, to);
  const head = between(from, to, reach === 0 ? 0 : 1 - (stop * grid.unit) / reach);
  return {
    number: step.number,
    start: moved(from),
    end: moved(to),
    head: moved(head),
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    width: width * grid.unit,
  };
}

/** A bead for each ribbon: at its end, or at the nearest free place around a room that is taken. */
export function beadsOf(grid: Grid, ribbons: readonly Ribbon[], taken: readonly Point[]): readonly Bead[] {
  const placed: Bead[] = [];
  for (const ribbon of ribbons) {
    const isFree = (place: Point): boolean =>
      taken.every((other) => distance(place, other) > 24 * grid.unit) &&
      placed.every((other) => distance(place, other) > 23 * grid.unit);
    const place = placesFor(grid, ribbon).find(isFree) ?? ribbon.head;
    placed.push({ number: ribbon.number, ...place });
  }
  return placed;
}

/** Where a ribbon's bead may go, best first: its end, then the corners of the room, the upper ones first. */
function placesFor(grid: Grid, ribbon: Ribbon): readonly Point[] {
  const around: readonly (readonly [number, number])[] = [
    [-4, -27],
    [-27, -22],
    [26, -22],
    [-27, 24],
    [26, 24],
    [0, 28],
    [-30, 0],
    [30, 0],
  ];
  return [
    ribbon.end,
    ...around.map(([x, y]) => ({ x: ribbon.end.x + x * grid.unit, y: ribbon.end.y + y * grid.unit })),
  ];
}

const BENDS = Array.from({ length: 23 }, (_, i) => (i - 11) * 0.04);

/** The arc of a jump: bent so that its pearls cover few addresses, keep clear of other arcs and stay in the castle. */
export function arcOf(grid: Grid, from: string, to: string, others: readonly Arc[] = []): Arc {
  const start = centreOf(grid, from);
  const end = centreOf(grid, to);
  const cost = (bend: number): number => {
    const arc = bentArc(start, end, bend);
    const pearls = pearlsOf(arc, 15 * grid.unit);
    return (
      crowding(grid, pearls, [start, end]) +
      strays(grid, pearls) * 3 +
      crossings(arc, others, grid.unit) * 4 +
      (Math.abs(bend) < 0.1 ? 0.6 : Math.abs(bend))
    );
  };
  const costs = BENDS.map(cost);
  return bentArc(start, end, BENDS[costs.indexOf(Math.min(...costs))] ?? 0);
}

function bentArc(start: Point, end: Point, bend: number): Arc {
  const middle = between(start, end, 0.5);
  return {
    start,
    end,
    bend: { x: middle.x - (end.y - start.y) * bend * 2, y: middle.y + (end.x - start.x) * bend * 2 },
  };
}

/** How much the pearls lie on what stands in the middle of rooms, the two gates left out. */
function crowding(grid: Grid, pearls: readonly Point[], ends: readonly Point[]): number {
  const depth = (pearl: Point): number => {
    const column = Math.floor((pearl.x - grid.left) / grid.cellWidth);
    const row = Math.floor((pearl.y - grid.top) / grid.cellHeight);
    const centre = { x: grid.left + (column + 0.5) * grid.cellWidth, y: grid.top + (row + 0.5) * grid.cellHeight };
    return ends.some((end) => distance(end, centre) < 1)
      ? 0
      : Math.max(0, 1 - distance(pearl, centre) / (26 * grid.unit));
  };
  return pearls.reduce((sum, pearl) => sum + depth(pearl), 0);
}

const crossings = (arc: Arc, others: readonly Arc[], unit: number): number =>
  others.filter((other) => distance(pointOn(other, 0.5), pointOn(arc, 0.5)) < 24 * unit).length;

const strays = ({ left, top, columns, rows, cellWidth, cellHeight }: Grid, pearls: readonly Point[]): number =>
  pearls.filter(({ x, y }) => x < left || y < top || x > left + columns * cellWidth || y > top + rows * cellHeight)
    .length;

/** A point on an arc; `part` runs from 0 to 1. */
export function pointOn(arc: Arc, part: number): Point {
  return between(between(arc.start, arc.bend, part), between(arc.bend, arc.end, part), part);
}

/** Points along an arc at equal distances, both ends left out. */
export function pearlsOf(arc: Arc, spacing: number): readonly Point[] {
  const fine = Array.from({ length: 101 }, (_, i) => pointOn(arc, i / 100));
  const reached: number[] = [];
  let length = 0;
  for (const [i, point] of fine.entries()) {
    length += distance(point, fine[i - 1] ?? point);
    reached.push(length);
  }
  const count = Math.max(2, Math.round(length / spacing));
  return Array.from(
    { length: count - 1 },
    (_, i) => fine[reached.findIndex((sum) => sum >= ((i + 1) * length) / count)] ?? arc.end,
  );
}
