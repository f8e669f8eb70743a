/** Where the figures stand: the sorcerer at rest or under way, his goal, a treasure in flight. */
import type { StepShown } from '../../../wire';
import { arcOf, between, centreOf, pointOn, type Arc, type Grid, type Point } from './geometry';
import type { Shown, SorcererPlace } from './journey';
import type { Hoard } from './hoard';
import { chestsOf, type Layout } from './layout';

/** A place with the size of what stands there; 1 is its size on the board. */
export interface Spot extends Point {
  readonly scale: number;
}

/** The sorcerer hops when he walks; in a jump he shrinks into the gate and grows out of the other. */
export function sorcererSpot(grid: Grid, place: SorcererPlace): Spot {
  if ('square' in place) return { ...centreOf(grid, place.square), scale: 1 };
  const swing = Math.sin(Math.PI * place.part);
  if (place.how === 'jump')
    return { ...pointOn(arcOf(grid, place.from, place.to), place.part), scale: 1 - 0.55 * swing };
  const spot = between(centreOf(grid, place.from), centreOf(grid, place.to), place.part);
  return { x: spot.x, y: spot.y - 7 * grid.unit * swing, scale: 1 };
}

/** Where a planned way ends: the middle of the room, or beside a treasure, on the side the arrow does not come from. */
export function goalSpot(grid: Grid, last: StepShown, treasured: ReadonlySet<string>): Spot {
  const centre = centreOf(grid, last.end);
  if (!treasured.has(last.end)) return { ...centre, scale: 1 };
  const side = last.direction === 'left' ? -1 : 1;
  return { x: centre.x + side * 20 * grid.unit, y: centre.y + 8 * grid.unit, scale: 0.82 };
}

/** Where a bead would hide a figure: on its body, and on its hat. */
export const figureSpots = ({ unit }: Grid, { x, y }: Point): readonly Point[] => [
  { x, y },
  { x, y: y - 24 * unit },
];

/** A found treasure on its arc into its chest; on a phone, where no chests stand, out over the top. */
export function flightSpot(layout: Layout, flight: NonNullable<Shown['flying']>, hoards: readonly Hoard[]): Spot {
  const chest =
    layout.name === 'wide'
      ? chestsOf(layout, hoards.length)[hoards.findIndex(({ squares }) => squares.includes(flight.square))]
      : undefined;
  const end = chest ?? { x: layout.width / 2, y: -24 };
  const start = centreOf(layout.grid, flight.square);
  const arc: Arc = { start, end, bend: { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 20 } };
  return { ...pointOn(arc, flight.part), scale: 1.25 - 0.5 * flight.part };
}
