/** Where the arrow of a move runs on a board: off the pieces at both ends, bowed a little. */
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
