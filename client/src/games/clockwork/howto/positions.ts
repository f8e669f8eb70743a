/** The moments of the page, as the rules made them (tools/howto_positions.py), and the parts of the city that show them. */
import type { CityView } from '../board/city';
import { fieldSpot, planOf } from '../board/plan';
import text from './positions.json?raw';

interface Moment {
  readonly view: CityView;
}

/** `thrown`: eight steps to walk. `seeking`: a Whale part is shown. `found`: it lay on spot 17. */
export const MOMENTS = JSON.parse(text) as Readonly<Record<'thrown' | 'seeking' | 'found' | 'whole', Moment>>;

export const PLAN = planOf(MOMENTS.thrown.view.board, 'wide');
export const SOUGHT = { kind: 'Whale', spot: 17, seat: 0 };

const NOWHERE = { x: 0, y: 0 };
const around = ({ x, y }: { x: number; y: number }, width: number, height: number) => ({
  x: Math.max(2, Math.min(PLAN.width - width - 2, x - width / 2)),
  y: Math.max(2, Math.min(PLAN.height - height - 2, y - height / 2)),
  width,
  height,
});
const yard = PLAN.yards.find(({ number }) => number === 1) ?? NOWHERE;
const towers = fieldSpot(PLAN, PLAN.towers);

/** From the Towers to the first scrapyard. */
export const WALK = around({ x: (yard.x + towers.x) / 2, y: (yard.y + towers.y) / 2 - 34 }, 320, 180);
export const YARD = around({ x: yard.x, y: yard.y - 8 }, 112, 112);
export const TOWERS = around({ x: PLAN.island.x, y: PLAN.island.y - 90 }, 270, 270);
export const SPOT = around(PLAN.spots.get(SOUGHT.spot) ?? NOWHERE, 70, 70);
export const MEETING = around(fieldSpot(PLAN, 39), 112, 112);
/** Towers and the spot that is pointed at. */
export const SEARCH = around({ x: PLAN.width - 190, y: (PLAN.spots.get(SOUGHT.spot) ?? NOWHERE).y - 30 }, 384, 284);

/** Both pawns on one field of the bridge. */
export const MET: CityView = {
  ...MOMENTS.thrown.view,
  seats: MOMENTS.thrown.view.seats.map((seat) => ({ ...seat, field: 39 })),
  walks: [],
};
