/** What can be pointed at on the board, by the names that moves use: `towers`, `yard 3`, `33`; and `spot 14` beside the city. */
import type { Point } from '../../../board/geometry';
import { fieldSpot, type CityPlan } from './plan';

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

const FIELD = { width: 38, height: 38 };
const SPOT = { width: 40, height: 52 };

export function placeOf(plan: Pick<CityPlan, 'towers' | 'yards'>, field: number): string {
  if (field === plan.towers) return 'towers';
  const yard = plan.yards.find((one) => one.field === field);
  return yard ? `yard ${yard.number}` : String(field);
}

/** The number that a place goes by, unless it has a name. */
export const fieldNumber = (place: string): string | null => (/^\d+$/.test(place) ? place : null);

export const spotPlace = (spot: number): string => `spot ${spot}`;

/** The middle of a place, where its marks are drawn: a white field for yards and Towers. */
export function placeSpot(plan: CityPlan, place: string): Point {
  const [word, number] = place.split(' ');
  if (word === 'towers') return fieldSpot(plan, plan.towers);
  if (word === 'yard')
    return fieldSpot(plan, plan.yards.find((yard) => yard.number === Number(number))?.field ?? plan.towers);
  if (word === 'spot') return plan.spots.get(Number(number)) ?? { x: 0, y: 0 };
  return fieldSpot(plan, Number(place));
}

/** Every place with its middle, for moving over the board by arrow keys. */
export function placesOf(plan: CityPlan): ReadonlyMap<string, Point> {
  const names = [
    ...[...plan.fields.keys()].map((field) => placeOf(plan, field)),
    ...[...plan.spots.keys()].map(spotPlace),
  ];
  return new Map(names.map((place) => [place, placeSpot(plan, place)]));
}

/** What answers to a touch. */
export function areaOf(plan: CityPlan, place: string): Area {
  const { x, y } = placeSpot(plan, place);
  if (place === 'towers') return union({ x, y, width: 48, height: 48 }, towersArea(plan));
  if (place.startsWith('spot')) return { x, y, ...SPOT };
  const yard = plan.yards.find(({ number }) => place === `yard ${number}`);
  return yard
    ? union({ x, y, width: 46, height: 46 }, { x: yard.x, y: yard.y - 4, width: 100, height: 80 })
    : { x, y, ...FIELD };
}

function towersArea({ island: { x, y, scale } }: CityPlan): Area {
  return { x, y: y - 100 * scale, width: 270 * scale, height: 240 * scale };
}

function union(one: Area, other: Area): Area {
  const left = Math.min(one.x - one.width / 2, other.x - other.width / 2);
  const right = Math.max(one.x + one.width / 2, other.x + other.width / 2);
  const top = Math.min(one.y - one.height / 2, other.y - other.height / 2);
  const bottom = Math.max(one.y + one.height / 2, other.y + other.height / 2);
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** The nearest of some places within reach of a point. */
export function nearestTo(plan: CityPlan, places: Iterable<string>, point: Point, reach = 60): string | null {
  const far = (place: string): number => {
    const area = areaOf(plan, place);
    const isOver = Math.abs(point.x - area.x) < area.width / 2 && Math.abs(point.y - area.y) < area.height / 2;
    const spot = placeSpot(plan, place);
    return isOver ? 0 : Math.hypot(point.x - spot.x, point.y - spot.y);
  };
  const [best] = [...places].map((place) => [place, far(place)] as const).toSorted(([, one], [, other]) => one - other);
  return best && best[1] <= reach ? best[0] : null;
}
