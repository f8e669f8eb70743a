/** Squares and directions as the wire writes them: `c4` is column letter and row number. */

/** What of a board its squares need: the lines from above, and the pairs of squares without a door. */
export interface Plan {
  readonly lines: readonly string[];
  readonly walls: readonly (readonly [string, string])[];
}

export type Direction = 'up' | 'right' | 'down' | 'left';
export type SquareKind = 'chamber' | 'start' | 'gate' | 'wand' | 'ghost-room';

export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

const SHIFT: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};
const KIND: Readonly<Record<string, SquareKind>> = {
  '.': 'chamber',
  S: 'start',
  O: 'gate',
  w: 'wand',
  X: 'ghost-room',
};

export const isDirection = (text: unknown): text is Direction => DIRECTIONS.includes(text as Direction);

/** Degrees clockwise from up. */
export const angleOf = (direction: Direction): number => DIRECTIONS.indexOf(direction) * 90;

export const squareName = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;
export const columnOf = (square: string): number => square.charCodeAt(0) - 97;
export const rowOf = (square: string): number => Number(square.slice(1)) - 1;

export const columnsOf = (board: Plan): number => Math.max(...board.lines.map((line) => line.length));
export const rowsOf = (board: Plan): number => board.lines.length;

/** What lies at a square; null outside the castle. */
export function kindAt(board: Plan, square: string): SquareKind | null {
  const letter = board.lines[rowOf(square)]?.[columnOf(square)];
  return letter === undefined ? null : (KIND[letter] ?? 'chamber');
}

/** The square next to this one, or null beyond the edge. */
export function neighbour(board: Plan, square: string, direction: Direction): string | null {
  const [right, down] = SHIFT[direction];
  const beside = squareName(columnOf(square) + right, rowOf(square) + down);
  return kindAt(board, beside) === null ? null : beside;
}

/** Every square, line by line from the top. */
export function squaresOf(board: Plan): readonly (readonly string[])[] {
  return board.lines.map((line, row) => [...line].map((_, column) => squareName(column, row)));
}
