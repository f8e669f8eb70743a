/** Where the scrapyards float: pushed off the bridge, outwards if there is room. */
import { distance, type Point } from '../../../board/geometry';
import type { Spots } from './bridge';
import type { CityBoard } from './city';

export interface YardPlan extends Point {
  readonly number: number;
  readonly field: number;
  /** The side on which its count and its name stand. */
  readonly side: -1 | 1;
  /** Above the bridge: its name stands beside it, not below. */
  readonly isHigh: boolean;
}

const PUSH = { x: 50, y: 44 };
const ROOM = { aside: 52, above: 58, below: 50 };
const CLEAR = 60;
const TURNS = [0, 20, -20, 40, -40, 60, -60, 80, -80, 110, -110, 140, -140, 180];

export function yardsOf(
  { yards }: CityBoard,
  fields: Spots,
  box: { readonly width: number; readonly height: number },
): readonly YardPlan[] {
  const spots = [...fields.values()];
  const middle = {
    x: spots.reduce((sum, { x }) => sum + x, 0) / (spots.length || 1),
    y: spots.reduce((sum, { y }) => sum + y, 0) / (spots.length || 1),
  };
  return yards.map((field, i) => {
    const spot = fields.get(field) ?? middle;
    const at = islandBy(spot, Math.atan2(spot.y - middle.y, spot.x - middle.x), spots, box);
    return { ...at, number: i + 1, field, side: at.x < middle.x ? -1 : 1, isHigh: at.y < spot.y - 25 };
  });
}

/** The first direction, from straight outwards, in which no other part of the bridge is near. */
function islandBy(
  spot: Point,
  outward: number,
  spots: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): Point {
  const offers = TURNS.map((turn) => {
    const angle = outward + (turn * Math.PI) / 180;
    const x = spot.x + PUSH.x * Math.cos(angle);
    const y = spot.y + PUSH.y * Math.sin(angle);
    return {
      x: Math.max(ROOM.aside, Math.min(width - ROOM.aside, x)),
      y: Math.max(ROOM.above, Math.min(height - ROOM.below, y)),
    };
  });
  const isFar = (offer: Point): boolean =>
    distance(offer, spot) > 34 && spots.every((other) => distance(other, spot) < 90 || distance(other, offer) > CLEAR);
  return offers.find(isFar) ?? offers[0] ?? spot;
}
