/** Where pawns stand: side by side, if there are several on a field. */
import type { Point } from '../../../board/geometry';
import type { CitySeat } from './city';
import { fieldSpot, type CityPlan } from './plan';

export interface PawnSpot extends Point {
  readonly seat: number;
  readonly character: string | null;
}

const APART = 26;
/** Before the Towers they stand lower, so that their hats do not hide the name. */
const LOWER = 6;

/** Everybody's place, those behind first. */
export function pawnSpots(plan: CityPlan, seats: readonly CitySeat[]): readonly PawnSpot[] {
  const spots = seats.map(({ seat, character, field }) => {
    const there = seats.filter((other) => other.field === field).map((other) => other.seat);
    const { x, y } = fieldSpot(plan, field);
    return {
      seat,
      character,
      x: x + (there.indexOf(seat) - (there.length - 1) / 2) * APART,
      y: field === plan.towers ? y + LOWER : y,
    };
  });
  return spots.toSorted((one, other) => one.y - other.y);
}
