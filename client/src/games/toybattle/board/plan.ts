/** Where everything lies on a board: from the places, paths and regions of a view to points in a box. */
import { measuredOnce } from '../../../board/measuredOnce';
import type { BattleView } from '../../../wire';
import { closedPath, distance, distanceToEdge, inset, isInside, type Point } from '../../../board/geometry';
import { areMedalsApart, arePadsApart, SHARES, SIGN, spread } from './fitting';
import { ringOf } from './rings';

export type LayoutName = 'wide' | 'tall';

export interface Box {
  readonly name: LayoutName;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  /** Radius of a pad. */
  readonly pad: number;
}

const WIDTHS: Readonly<Record<LayoutName, { width: number; corner: number; ratio: number; least: number }>> = {
  wide: { width: 814, corner: 28, ratio: 814 / 642, least: 30 },
  tall: { width: 352, corner: 18, ratio: 352 / 384, least: 20.5 },
};
const [MOST_UPRIGHT, MOST_FLAT] = [0.8, 1.3];

/** The box of a layout, as wide for its height as wanted, within reason. Pads are as large as the shorter side allows. */
export function boxOf(layout: LayoutName, ratio: number = WIDTHS[layout].ratio): Box {
  const { width, corner, least } = WIDTHS[layout];
  const height = Math.round(width / Math.max(MOST_UPRIGHT, Math.min(MOST_FLAT, ratio)));
  return { name: layout, width, height, corner, pad: Math.max(least, Math.min(40, Math.min(width, height) * 0.0553)) };
}

export interface RegionPlan {
  readonly outline: string;
  /** Where its medals lie, side by side. */
  readonly medals: readonly Point[];
}

export interface BoardPlan extends Box {
  /** Everything is drawn for a pad of radius 38 and scaled by this. */
  readonly unit: number;
  readonly spots: ReadonlyMap<number, Point>;
  /** Where a covered base's number stands, from its middle, in units. */
  readonly labels: ReadonlyMap<number, Point>;
  readonly headquarters: ReadonlySet<number>;
  /** Bases that wear a sign. */
  readonly specials: ReadonlySet<number>;
  readonly roads: readonly (readonly [Point, Point])[];
  readonly regions: readonly RegionPlan[];
}

/** What is known before regions and labels are laid out. */
type Measured = Omit<BoardPlan, 'regions' | 'labels'>;
type Size = Pick<BoardPlan, 'width' | 'height'>;
type Ground = Pick<BattleView, 'places' | 'paths' | 'regions'>;

const PAD = 38;
const HALF_CASTLE = 76;
const MEDAL_STEP = 29;
const once = measuredOnce<BoardPlan>();

/** The plan of a board; `isTurned` when red sits at the bottom. The same board is measured once. */
export function planOf(
  { places, paths, regions }: Ground,
  layout: LayoutName,
  isTurned = false,
  ratio?: number,
): BoardPlan {
  const box = boxOf(layout, ratio);
  const key = [
    box,
    isTurned,
    places.map(({ number, x, y, special, gate }) => [number, x, y, special, gate]),
    paths,
    regions.map(({ bases, medals }) => [bases, medals]),
  ];
  return once(key, () => fitted({ places, paths, regions }, box, isTurned));
}

/** What answers to a touch, from top to bottom. */
export function areasOf({ spots, pad, headquarters }: BoardPlan): readonly (readonly [number, Point & Size])[] {
  const inOrder = [...spots].toSorted(([, one], [, other]) => one.y - other.y || one.x - other.x);
  return inOrder.map(([place, { x, y }]) => {
    const size = pad * (headquarters.has(place) ? 3.1 : 2.36);
    return [place, { x, y, width: size, height: size }];
  });
}

export function spotOf(plan: Pick<BoardPlan, 'spots'>, place: number): Point {
  return plan.spots.get(place) ?? { x: 0, y: 0 };
}

/** The largest pads that hide nothing; on a very crowded board the smallest that are tried. */
function fitted(ground: Ground, box: Box, isTurned: boolean): BoardPlan {
  const measures = SHARES.map((share) => measured(ground, { ...box, pad: box.pad * share }, isTurned));
  const smallest = measures.at(-1) ?? measured(ground, box, isTurned);
  for (const measure of measures.filter(arePadsApart)) {
    const plan = withRegions(ground, measure);
    if (areMedalsApart(plan)) return plan;
  }
  return withRegions(ground, smallest);
}

function measured({ places, paths }: Ground, box: Box, isTurned: boolean): Measured {
  const unit = box.pad / PAD;
  const shares = spread(places);
  const spots = new Map(
    places.map(({ number, owner }) => [
      number,
      spotIn(box, shares.get(number) ?? { x: 0, y: 0 }, owner !== null, isTurned),
    ]),
  );
  const headquarters = new Set(places.filter(({ owner }) => owner !== null).map(({ number }) => number));
  const specials = new Set(
    places
      .filter(({ owner, special, gate }) => owner === null && (special ?? gate) !== null)
      .map(({ number }) => number),
  );
  const roads = paths.map(([one, other]) => [spotOf({ spots }, one), spotOf({ spots }, other)] as const);
  return { ...box, unit, spots, headquarters, specials, roads };
}

/** Regions, medals and labels are laid between places that stand. */
function withRegions({ paths, regions }: Ground, plan: Measured): BoardPlan {
  const rings = regions.map(({ bases, medals }) => ({
    medals,
    corners: ringOf(bases, paths, [...plan.headquarters]).map((place) => spotOf(plan, place)),
  }));
  const laid = rings.map(({ medals, corners }) => regionPlan(plan, corners, medals));
  const medals = laid.flatMap((region) => region.medals);
  const labels = new Map([...plan.spots].map(([place, at]) => [place, labelSpot(place, at, plan, medals)]));
  return { ...plan, regions: laid, labels };
}

/** Down the board there is room for a flag above and a gate's plate below; a castle stands whole inside the rim. */
function spotIn({ width, height, pad }: Box, { x, y }: Point, isCastle: boolean, isTurned: boolean): Point {
  const [right, down] = isTurned ? [100 - x, 100 - y] : [x, y];
  const half = isCastle ? (HALF_CASTLE * pad) / PAD : 0;
  return { x: Math.max(half, Math.min(width - half, (right / 100) * width)), y: ((6 + down * 0.885) / 100) * height };
}

/** Beside the pad, low on the outer side; elsewhere if a neighbour or a medal would hide it. */
function labelSpot(
  place: number,
  { x, y }: Point,
  { spots, headquarters, width, unit }: Measured,
  medals: readonly Point[],
): Point {
  const outer = x < width * 0.3 ? -1 : 1;
  const offers = [
    { x: 46 * outer, y: 39 },
    { x: -46 * outer, y: 39 },
    { x: 54 * outer, y: 4 },
    { x: -54 * outer, y: 4 },
  ];
  const others = [...spots].filter(([other]) => other !== place);
  const isFree = (offer: Point): boolean => {
    const at = { x: x + offer.x * unit, y: y + offer.y * unit };
    const isInside = at.x > 12 * unit && at.x < width - 12 * unit;
    const isByAPad = others.some(([other, spot]) => distance(at, spot) < (headquarters.has(other) ? 74 : 54) * unit);
    return isInside && !isByAPad && medals.every((medal) => distance(at, medal) > 24 * unit);
  };
  return offers.find(isFree) ?? { x: 46 * outer, y: 39 };
}

function regionPlan(plan: Measured, corners: readonly Point[], medals: number): RegionPlan {
  const step = MEDAL_STEP * plan.unit;
  const middle = roomiest(plan, corners, ((medals - 1) * step) / 2);
  return {
    outline: closedPath(inset(corners, 13 * plan.unit)),
    medals: Array.from({ length: medals }, (_, i) => ({ x: middle.x + (i - (medals - 1) / 2) * step, y: middle.y })),
  };
}

const FINE = 40;

/** The point inside that is farthest from pads and roads, for something this wide to both sides; near the middle if all are alike. */
function roomiest(plan: Measured, corners: readonly Point[], half: number): Point {
  const { unit } = plan;
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const pads = [...plan.spots].flatMap(([place, spot]) => {
    const sign = { spot: { x: spot.x + SIGN.x * unit, y: spot.y + SIGN.y * unit }, reach: 20 * unit };
    if (!plan.headquarters.has(place)) return [{ spot, reach: 46 * unit }, ...(plan.specials.has(place) ? [sign] : [])];
    const flag = { x: spot.x + 16 * unit, y: spot.y - 48 * unit };
    return [
      { spot, reach: 58 * unit },
      { spot: flag, reach: 34 * unit },
    ];
  });
  const room = (at: Point): number =>
    Math.min(...pads.map(({ spot, reach }) => distance(at, spot) - reach), distanceToEdge(at, corners) - 12 * unit);
  let best = { at: middle, room: -Infinity };
  for (let i = 0; i < (FINE + 1) ** 2; i++) {
    const at = {
      x: left + ((right - left) * (i % (FINE + 1))) / FINE,
      y: top + ((bottom - top) * Math.floor(i / (FINE + 1))) / FINE,
    };
    if (!isInside(at, corners)) continue;
    const free =
      Math.min(room({ x: at.x - half, y: at.y }), room(at), room({ x: at.x + half, y: at.y }), 16 * unit) -
      distance(at, middle) * 0.01;
    if (free > best.room) best = { at, room: free };
  }
  return best.at;
}
