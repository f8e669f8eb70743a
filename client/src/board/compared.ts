/** Two moves shown on one board: where the arrow of each runs, off the pieces at both ends, and where its words stand. */
import type { Point } from './geometry';

export interface ArrowDrawn {
  readonly shaft: string;
  readonly head: string;
}

const fixed = (value: number): string => value.toFixed(1);

/** From one point to another; `start` and `end` are kept free, `unit` scales the rest. */
export function arrowFrom(from: Point, to: Point, unit: number, { start = 36, end = 46, bend = 14 } = {}): ArrowDrawn {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.max(Math.hypot(dx, dy), 1);
  const middle = {
    x: (from.x + to.x) / 2 - (dy / long) * bend * unit,
    y: (from.y + to.y) / 2 + (dx / long) * bend * unit,
  };
  const first = towards(from, middle, start * unit);
  const tip = towards(to, middle, end * unit);
  const angle = Math.atan2(to.y - middle.y, to.x - middle.x);
  const neck = { x: tip.x - Math.cos(angle) * 15 * unit, y: tip.y - Math.sin(angle) * 15 * unit };
  const barb = (turn: number): string =>
    `${fixed(tip.x + Math.cos(angle + turn) * 23 * unit)} ${fixed(tip.y + Math.sin(angle + turn) * 23 * unit)}`;
  return {
    shaft: `M${fixed(first.x)} ${fixed(first.y)}Q${fixed(middle.x)} ${fixed(middle.y)} ${fixed(neck.x)} ${fixed(neck.y)}`,
    head: `M${fixed(tip.x)} ${fixed(tip.y)}L${barb(Math.PI - 0.62)}L${barb(Math.PI + 0.62)}Z`,
  };
}

function towards(from: Point, to: Point, far: number): Point {
  const long = Math.max(Math.hypot(to.x - from.x, to.y - from.y), 1);
  return { x: from.x + ((to.x - from.x) / long) * far, y: from.y + ((to.y - from.y) / long) * far };
}

/** Half as wide as a tag with these words is, for letters of this size. */
export const halfTag = (text: string, size: number): number => (text.length * size * 0.58 + size * 1.15) / 2;

interface ComparedMove<Place> {
  readonly kind: 'played' | 'better';
  readonly to: Place;
}

/** Whether no other of the moves leads there. */
export function isAlone<Place>(moves: readonly ComparedMove<Place>[], to: Place): boolean {
  return moves.filter((move) => move.to === to).length === 1;
}

/** Whether a place gets its ring by this move: of two that lead there, by the better one. */
export function hasRing<Place>(moves: readonly ComparedMove<Place>[], { kind, to }: ComparedMove<Place>): boolean {
  return isAlone(moves, to) || kind === 'better';
}

/** How far over the place the words stand; below it where the edge is near, or where both moves lead to the same place. */
export function tagOf<Place>(
  moves: readonly ComparedMove<Place>[],
  { kind, to }: ComparedMove<Place>,
  isNearEdge: boolean,
  distance: number,
): number {
  return isNearEdge || (!isAlone(moves, to) && kind === 'played') ? -distance : distance;
}
