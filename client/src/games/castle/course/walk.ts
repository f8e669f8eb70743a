/** Where the stones of the garden walk lie: to and fro in rows, each a little out of line. */
import { short } from '../../../pieces/paths';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Walk {
  readonly stones: readonly Point[];
  /** Every point that the way goes through: the stones, the bends between their rows, and its end. */
  readonly passed: readonly Point[];
  /** The sand under the stones, from before the first one to the castle's door. */
  readonly way: string;
  /** Where the castle stands. */
  readonly end: Point;
  readonly height: number;
  /** How wide a stone may be. */
  readonly stone: number;
}

const NARROW = 640; // pixels: below that stones lie closer
const LINE = 22; // pixels
const SIGN = 90; // pixels: half of the longest
const WAVE = 0.09; // of a row's height, up and down

/** A sign over a stone: in the middle, or from its left or right edge where the lawn ends. */
export type Sign = 'inMiddle' | 'fromLeft' | 'fromRight';

export function signAt(x: number, width: number): Sign {
  if (x < SIGN) return 'fromLeft';
  return x > width - SIGN ? 'fromRight' : 'inMiddle';
}

/** The walk for so many stones on a lawn of this width; `line` is the height of the number under each. */
export function walkOf(count: number, width: number, line = LINE): Walk {
  const across = acrossOf(count + 1, width);
  const step = width / across;
  const [stone, row] = [Math.min(64, step * 0.7), Math.min(126, Math.max(110, step)) + 2 * (line - LINE)];
  const at = (place: number): Point => {
    const [nthRow, nth] = [Math.floor(place / across), place % across];
    const column = nthRow % 2 === 0 ? nth : across - 1 - nth;
    return { x: (column + 0.5) * step, y: (nthRow + 0.62 + WAVE * Math.sin(column * 2.4 + nthRow)) * row };
  };
  const places = Array.from({ length: count + 1 }, (_, place) => at(place));
  const passed = places.flatMap((point, place) => [point, ...bendAfter(place, across, step, places)]);
  const rows = Math.ceil((count + 1) / across);
  return {
    stones: places.slice(0, count),
    passed,
    way: smooth(passed),
    end: at(count),
    height: (rows + 0.3) * row,
    stone,
  };
}

/** How many lie side by side: on a wide lawn as many as make the last row full, or nearly so. */
function acrossOf(places: number, width: number): number {
  if (width < NARROW) return Math.max(3, Math.round(width / 82));
  const [least, most] = [Math.floor(width / 150), Math.ceil(width / 116)];
  const missing = (across: number): number => ((across - (places % across)) % across) / across;
  return Array.from({ length: most - least + 1 }, (_, more) => least + more).reduce((best, across) =>
    missing(across) < missing(best) ? across : best,
  );
}

/** At the end of a row the way swings round to the next. */
function bendAfter(place: number, across: number, step: number, places: readonly Point[]): readonly Point[] {
  const [here, next] = [places[place], places[place + 1]];
  if (!here || !next || (place + 1) % across !== 0) return [];
  const isRight = Math.floor(place / across) % 2 === 0;
  return [{ x: here.x + (isRight ? 1 : -1) * step * 0.36, y: (here.y + next.y) / 2 }];
}

/** A line through all points without a corner. */
function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const curves = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[one, two, to].map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')}`;
  });
  return `M${short(first.x)} ${short(first.y)}${curves.join('')}`;
}
