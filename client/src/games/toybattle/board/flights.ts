/** Where flights begin and end on a board. */
import type { Point } from '../../../board/geometry';
import type { End, Flying } from './journey';
import { spotOf, type BoardPlan } from './plan';

/**
 * One way for a tile, one for each medal of a region.
 *
 * `bottom` is the seat that sits at the foot of the board, `slot` the place of its rack that a tile leaves, if known.
 */
export function flightEnds(
  plan: BoardPlan,
  { what, from, to }: Flying,
  bottom: number,
  slot: Point | null = null,
): readonly { readonly start: Point; readonly end: Point }[] {
  const starts =
    from !== 'middle' && 'region' in from
      ? (plan.regions[from.region]?.medals ?? [])
      : [slotOf(from, bottom, what, slot) ?? endSpot(plan, from, bottom, what)];
  return starts.map((start) => ({ start, end: endSpot(plan, to, bottom, what) }));
}

/** A tile of whoever sits at the foot leaves from its own slot of the rack. */
const slotOf = (from: End, bottom: number, what: Flying['what'], slot: Point | null): Point | null =>
  what === 'tile' && from !== 'middle' && 'side' in from && from.side === bottom ? slot : null;

function endSpot(plan: BoardPlan, end: End, bottom: number, what: Flying['what']): Point {
  if (end === 'middle') return { x: plan.width / 2, y: plan.height / 2 };
  if ('place' in end) return spotOf(plan, end.place);
  if ('region' in end) return plan.regions[end.region]?.medals[0] ?? { x: 0, y: 0 };
  const isBelow = end.side === bottom;
  // On a wide screen the sides' cards stand left of the board; on a phone they are strips above and below it.
  if (what === 'medals' && plan.name === 'wide')
    return { x: -60 * plan.unit, y: plan.height * (isBelow ? 0.95 : 0.08) };
  return {
    x: plan.width * (what === 'medals' ? 0.6 : 0.42),
    y: isBelow ? plan.height + 46 * plan.unit : -46 * plan.unit,
  };
}
