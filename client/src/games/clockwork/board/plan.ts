/** Where everything of a city lies: from the board of a view to points in a box. */
import { measuredOnce } from '../../../board/measuredOnce';
import { distance, type Point } from '../../../board/geometry';
import { angleAt, evenlySpaced, neighboursOf, planksOf, spansOf, type Span, type Spots, type Turned } from './bridge';
import type { CityBoard } from './city';
import { clearedOf } from './rim';
import { yardsOf, type YardPlan } from './yards';

/** `flat` is `tall` for a phone that is short; `pocket` is that beside a hand, where yards are only marks. */
export type LayoutName = 'wide' | 'tall' | 'flat' | 'pocket';

export interface Box {
  readonly name: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  /** How much larger names and numbers are drawn, so that they can be read on a small screen. */
  readonly text: number;
  /** Yards are drawn large at the rim, and spots make room for them. */
  readonly hasYards: boolean;
}

export interface IslandPlan extends Point {
  readonly scale: number;
}

export interface CityPlan extends Box {
  readonly fields: Spots;
  readonly angles: ReadonlyMap<number, number>;
  /** How long a field is, along the bridge. */
  readonly lengths: ReadonlyMap<number, number>;
  readonly white: ReadonlySet<number>;
  readonly forks: ReadonlySet<number>;
  readonly spans: readonly Span[];
  /** The white planks between fields. */
  readonly planks: readonly Turned[];
  readonly towers: number;
  readonly island: IslandPlan;
  readonly yards: readonly YardPlan[];
  readonly spots: Spots;
}

const BOXES: Readonly<Record<LayoutName, Box>> = {
  wide: { name: 'wide', width: 814, height: 619, corner: 28, text: 1, hasYards: true },
  tall: { name: 'tall', width: 620, height: 700, corner: 30, text: 1.3, hasYards: true },
  flat: { name: 'tall', width: 620, height: 536, corner: 30, text: 1.3, hasYards: true },
  pocket: { name: 'tall', width: 620, height: 536, corner: 30, text: 1.3, hasYards: false },
};
const PICTURE = { width: 1000, height: 760 };
const once = measuredOnce<CityPlan>();

/** The plan of a board; the same board is measured once. */
export function planOf(board: CityBoard, layout: LayoutName): CityPlan {
  return once([layout, board], () => measured(board, BOXES[layout]));
}

const NOWHERE: Point = { x: 0, y: 0 };

export const fieldSpot = ({ fields }: Pick<CityPlan, 'fields'>, field: number): Point => fields.get(field) ?? NOWHERE;

function measured(board: CityBoard, box: Box): CityPlan {
  const inBox = ({ x, y }: Point): Point => ({
    x: (x / PICTURE.width) * box.width,
    y: (y / PICTURE.height) * box.height,
  });
  const drawn = new Map(board.fields.map((field) => [field.number, inBox(field)]));
  const fields = evenlySpaced(drawn, board.paths, board.towers);
  const beside = neighboursOf(board.paths);
  const [x, y] = board.island ?? middleOf(board);
  const yards = yardsOf(board, fields, box);
  const forks = new Set([...beside].filter(([, others]) => others.length > 2).map(([field]) => field));
  const spans = spansOf(fields, board.paths);
  const rim = new Map(board.spots.map((spot) => [spot.number, inRim(inBox(spot), box)]));
  return {
    ...box,
    fields,
    angles: new Map([...fields.keys()].map((field) => [field, angleAt(fields, board.paths, field)])),
    lengths: new Map(
      [...fields].map(([field, spot]) => [
        field,
        mean((beside.get(field) ?? []).map((other) => distance(spot, fields.get(other) ?? spot))),
      ]),
    ),
    white: new Set([board.towers, ...board.yards]),
    forks,
    spans,
    planks: planksOf(spans, forks),
    towers: board.towers,
    island: islandIn(fields, inBox({ x, y }), board.towers),
    yards,
    spots: box.hasYards ? clearedOf(yards, rim, box) : rim,
  };
}

/** A card on a spot lies whole on the board. */
const inRim = ({ x, y }: Point, { width, height }: Box): Point => ({
  x: Math.max(24, Math.min(width - 24, x)),
  y: Math.max(30, Math.min(height - 30, y)),
});

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);

/** Below the middle of all fields: the Towers are high. */
function middleOf({ fields }: CityBoard): readonly [number, number] {
  const [xs, ys] = [fields.map(({ x }) => x), fields.map(({ y }) => y)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, top + (bottom - top) * 0.775];
}

const ISLAND = { half: 168, deep: 34, towers: 132, shoulder: 130, high: 300, bridge: 22 };
const SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55];

/** The Towers as large as the bridge around them allows. */
function islandIn(fields: Spots, { x, y }: Point, towers: number): IslandPlan {
  const others = [...fields]
    .filter(([field]) => field !== towers)
    .map(([, spot]) => ({ aside: Math.abs(spot.x - x), above: y - spot.y }));
  const isClear = (scale: number): boolean =>
    others.every(({ aside, above }) => {
      const isOffIsland =
        (aside / (ISLAND.half * scale + ISLAND.bridge)) ** 2 + (above / (ISLAND.deep * scale + ISLAND.bridge)) ** 2 > 1;
      const narrowing = Math.max(
        0,
        1 - Math.max(0, above - ISLAND.shoulder * scale) / ((ISLAND.high - ISLAND.shoulder) * scale),
      );
      return isOffIsland && (above < 0 || narrowing === 0 || aside - ISLAND.bridge > ISLAND.towers * scale * narrowing);
    });
  return { x, y, scale: SIZES.find(isClear) ?? 0.5 };
}
