/** From the card to what it speaks of: a pointer where that is near, a cord where it is far. */
import type { Point } from '../board/geometry';
import type { Box } from './lights';

export interface Pointer {
  /** Where it leaves the card's edge, and where it ends. */
  readonly from: readonly [Point, Point];
  readonly tip: Point;
  readonly isFar: boolean;
  /** The way of a cord, and the angle at which it arrives. */
  readonly cord: string;
  readonly angle: number;
}

const FAR = 190;
const WIDE = 32;
const CORNER = 26;
const INSET = 2.5;
/** So near, a pointer has no room. */
const TOUCHES = 28;
/** A pointer that stands out less than so much lies along the card's edge, like a torn corner. */
const OUT = 18;

/** Null where card and target touch, stand edge to edge, or the one lies over the other. */
export function pointerTo(card: Box, target: Box): Pointer | null {
  const aim = middleOf(target);
  if (isIn(card, aim)) return null;
  const from = leaving(card, aim);
  const root = { x: (from[0].x + from[1].x) / 2, y: (from[0].y + from[1].y) / 2 };
  const tip = edgeOf(target, root);
  const long = Math.hypot(tip.x - root.x, tip.y - root.y);
  const out = from[0].x === from[1].x ? Math.abs(tip.x - root.x) : Math.abs(tip.y - root.y);
  if (long < TOUCHES || (long <= FAR && out < OUT)) return null;
  const bend = { x: root.x, y: (root.y + tip.y) / 2 + (tip.y > root.y ? 20 : -20) };
  const angle = (Math.atan2(tip.y - bend.y, tip.x - bend.x) * 180) / Math.PI;
  return { from, tip, isFar: long > FAR, cord: `M${at(root)}Q${at(bend)} ${at(tip)}`, angle };
}

/** Two points of the edge that faces the target. */
function leaving({ left, top, width, height }: Box, aim: Point): readonly [Point, Point] {
  const isBeside = aim.y > top && aim.y < top + height;
  if (isBeside) {
    const x = aim.x < left ? left + INSET : left + width - INSET;
    const y = within(aim.y - WIDE / 2, top + CORNER, top + height - CORNER - WIDE);
    return [
      { x, y },
      { x, y: y + WIDE },
    ];
  }
  const y = aim.y < top ? top + INSET : top + height - INSET;
  const x = within(aim.x - WIDE / 2, left + CORNER, left + width - CORNER - WIDE);
  return [
    { x, y },
    { x: x + WIDE, y },
  ];
}

const isIn = ({ left, top, width, height }: Box, { x, y }: Point): boolean =>
  x > left && x < left + width && y > top && y < top + height;

const middleOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

/** Where the straight line meets the target's rounded edge; from inside it, where one stands already. */
function edgeOf(target: Box, from: Point): Point {
  const aim = middleOf(target);
  const [dx, dy] = [from.x - aim.x, from.y - aim.y];
  const far = Math.hypot((dx / target.width) * 2, (dy / target.height) * 2) || 1;
  return far < 1 ? from : { x: aim.x + dx / far, y: aim.y + dy / far };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));
