/** How the castle's picture is divided: beside each other on a desktop, `tall` on a phone. Any board up to 12 x 12. */
import { gridOf, type Grid, type Point } from './geometry';

export type LayoutName = 'wide' | 'tall';

export interface TowerPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly roof: number;
}

export interface Layout {
  readonly name: LayoutName;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly grid: Grid;
  readonly tower: TowerPlace;
  /** The discs above the columns stand on this line, those of the rows on that one (null: no row discs). */
  readonly columnDiscs: { readonly y: number; readonly r: number };
  readonly rowDiscs: { readonly x: number; readonly r: number } | null;
  readonly moon: Point & { readonly scale: number };
  /** Where the hills begin, and how high they roll. */
  readonly hills: { readonly y: number; readonly swell: number };
}

const WIDE = { width: 814, height: 636, left: 190, right: 792, top: 148, bottom: 610 };
const TALL = { width: 352, left: 54, top: 62, right: 342, most: 280, flat: 206 }; // most: so that the row still fits under it
const NARROW = 34; // narrower rooms grow in height, so that address and finger still find room

/** `flat`: for a phone that is short, where the row still has to fit under it. */
export function layoutOf(name: LayoutName, columns: number, rows: number, isFlat = false): Layout {
  return name === 'wide' ? wideLayout(columns, rows) : tallLayout(columns, rows, isFlat ? TALL.flat : TALL.most);
}

function wideLayout(columns: number, rows: number): Layout {
  const cellHeight = Math.min((WIDE.bottom - WIDE.top) / rows, 104);
  const cellWidth = Math.min((WIDE.right - WIDE.left) / columns, cellHeight * 1.15);
  const spare = WIDE.right - WIDE.left - cellWidth * columns;
  const left = WIDE.left + spare / 2;
  const top = WIDE.bottom - cellHeight * rows;
  return {
    name: 'wide',
    width: WIDE.width,
    height: WIDE.height,
    radius: 28,
    grid: gridOf(columns, rows, left, top, cellWidth, cellHeight),
    tower: { left: 22, top: 56, width: 104, height: 556, roof: 66 },
    columnDiscs: { y: top - 24, r: 16 },
    rowDiscs: { x: left - 28, r: 15 },
    moon: { x: 758, y: 40, scale: 0.92 },
    hills: { y: 560, swell: 60 },
  };
}

function tallLayout(columns: number, rows: number, most: number): Layout {
  const cellWidth = Math.min((TALL.right - TALL.left) / columns, 72);
  const cellHeight =
    cellWidth < NARROW
      ? Math.min(NARROW, cellWidth * 1.4)
      : Math.min(cellWidth * 1.08, 64, Math.max(NARROW, most / rows));
  const left = (TALL.left + TALL.right - cellWidth * columns) / 2;
  const bottom = TALL.top + cellHeight * rows;
  const height = bottom + 14;
  return {
    name: 'tall',
    width: TALL.width,
    height,
    radius: 18,
    grid: gridOf(columns, rows, left, TALL.top, cellWidth, cellHeight),
    tower: { left: 7, top: 14, width: 32, height: height - 24, roof: 32 },
    columnDiscs: { y: TALL.top - 18, r: Math.min(11, cellWidth * 0.42) },
    rowDiscs: null,
    moon: { x: 333, y: 17, scale: 0.4 },
    hills: { y: bottom - 12, swell: 16 },
  };
}

/** The middle of a tower window; the ghost stands there. Levels between two windows are on the way. */
export function windowOf(tower: TowerPlace, steps: number, level: number): Point {
  const floor = floorHeight(tower, steps);
  const side = (at: number): number => (at === 0 || tower.width < 60 ? 0 : at % 2 ? -1 : 1) * tower.width * 0.15;
  const below = Math.floor(level);
  const lean = side(below) + (side(Math.ceil(level)) - side(below)) * (level - below);
  return { x: tower.left + tower.width / 2 + lean, y: tower.top + tower.height - 8 - (level + 0.5) * floor };
}

export const floorHeight = (tower: TowerPlace, steps: number): number => (tower.height - tower.roof - 12) / (steps + 1);

/** Where the treasure chests stand on the battlement; closer together when there are many. */
export function chestsOf(layout: Layout, count: number): readonly (Point & { readonly scale: number })[] {
  const { grid } = layout;
  const width = grid.columns * grid.cellWidth;
  const spacing = Math.min(74, (width - 20) / Math.max(1, count));
  const scale = Math.min(1, spacing / 70);
  const first = grid.left + width / 2 - ((count - 1) * spacing) / 2;
  return Array.from({ length: count }, (_, i) => ({ x: first + i * spacing, y: grid.top - 68 - 10 * scale, scale }));
}
