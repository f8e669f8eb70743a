/** One picture, several cards: where a part's cut lies, and how its piece is shown in a card's window. */
import { kindSigns } from './palette';

/** The part of a machine's picture that is cut up: a little air is left out around the low airship. */
const PIECES = { whole: { width: 120, height: 160, middle: 0 }, low: { width: 120, height: 112, middle: 2 } } as const;
const WINDOW = { width: 78, height: 92 };
const SMALL = 0.6;

export interface Shift {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const pieceOf = (kind: string): (typeof PIECES)[keyof typeof PIECES] =>
  kindSigns(kind).cut[0] === 3 ? PIECES.low : PIECES.whole;

/** How the picture lies behind a card's window, from the window's middle; the whole of it when no part is named. */
export function windowShift(kind: string, part: number | undefined): Shift {
  const [columns, rows] = kindSigns(kind).cut;
  if (part === undefined || columns * rows === 1) return { x: 0, y: 0, scale: SMALL };
  const piece = pieceOf(kind);
  const [width, height] = [piece.width / columns, piece.height / rows];
  const scale = Math.min(WINDOW.width / width, WINDOW.height / height) * (columns === 3 ? 1 : 1.02);
  const at = (part - 1) % (columns * rows);
  return {
    x: -scale * width * ((at % columns) - (columns - 1) / 2),
    y: -scale * (piece.middle + height * (Math.floor(at / columns) - (rows - 1) / 2)),
    scale,
  };
}

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The cells of the parts, 1 first. */
  readonly cells: readonly Cell[];
  readonly picture: Shift;
}

const CELL = { width: 58, height: 78 };
const GAP = 2;

/** The frame in which a machine is put together, around 0,0. */
export function frameOf(kind: string): Frame {
  const [columns, rows] = kindSigns(kind).cut;
  const [width, height] = [columns * (CELL.width + GAP) + 8, rows * (CELL.height + GAP) + 8];
  const cells = Array.from({ length: columns * rows }, (_, i) => ({
    x: ((i % columns) - columns / 2) * (CELL.width + GAP) + GAP / 2,
    y: (Math.floor(i / columns) - rows / 2) * (CELL.height + GAP) + GAP / 2,
    ...CELL,
  }));
  const scale = columns === 3 ? 1.42 : 1;
  return { width, height, cells, picture: { x: 0, y: -pieceOf(kind).middle * scale, scale } };
}

const PER_EM = 0.65;
const LONGEST = 12;

/** A name on at most two lines, as large as there is room for. */
export function fitted(name: string, room = 51): { readonly lines: readonly string[]; readonly size: number } {
  const lines = name.length > LONGEST || (name.length > 9 && name.includes(' ')) ? halves(name) : [name];
  const longest = Math.max(...lines.map((line) => line.length));
  return { lines, size: Math.min(lines.length > 1 ? 9.5 : 11.5, room / (longest * PER_EM)) };
}

function halves(name: string): readonly string[] {
  const words = name.split(' ');
  const middle = Math.ceil((words.length > 1 ? words.length : name.length) / 2);
  return words.length > 1
    ? [words.slice(0, middle).join(' '), words.slice(middle).join(' ')]
    : [`${name.slice(0, middle)}-`, name.slice(middle)];
}
