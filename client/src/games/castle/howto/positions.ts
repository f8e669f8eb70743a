/** The moments of the page, as the rules made them (tools/howto_positions.py), and the parts of the castle that show them. */
import type { CastleView } from '../../../wire';
import { centreOf } from '../board/geometry';
import { layoutOf, windowOf } from '../board/layout';
import { columnsOf, kindAt, rowsOf, squaresOf, type SquareKind } from '../board/squares';
import text from './positions.json?raw';

interface Moment {
  readonly view: CastleView;
}

/** `blocked`: a row that cannot be walked yet. `free`: its first card is turned. `walked`: the row is over. */
export const MOMENTS = JSON.parse(text) as Readonly<Record<'blocked' | 'free' | 'walked', Moment>>;

const VIEW = MOMENTS.blocked.view;
const BOARD = VIEW.board;
export const LAYOUT = layoutOf('wide', columnsOf(BOARD), rowsOf(BOARD));
const { grid, tower } = LAYOUT;

/** The same moment with the ghost one step below the top: how it threatens. */
export const THREATENED: CastleView = { ...VIEW, ghost: BOARD.tower - 1, plan: null };

const top = windowOf(tower, BOARD.tower, BOARD.tower);
export const TOWER = { x: 8, y: top.y - 74, width: 252, height: 206 };
const below = windowOf(tower, BOARD.tower, BOARD.tower - 1);
const high = below.y - top.y + 84;
export const TOWER_TOP = { x: tower.left + tower.width / 2 - high / 2, y: top.y - 40, width: high, height: high };
/** As much of the castle as the pictures of a row show. */
export const ROOMS = { x: grid.left - 6, y: grid.top - 6, width: grid.columns * grid.cellWidth + 12, height: 454 };

const squares = squaresOf(BOARD).flat();
const bare = new Set([VIEW.sorcerer, ...VIEW.treasures.map(({ square }) => square)]);

/** A square with its walls, for a picture of its kind. */
function roomAt(square: string) {
  const { x, y } = centreOf(grid, square);
  const side = Math.min(grid.cellWidth, grid.cellHeight) + 10;
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

const first = (kind: SquareKind): string =>
  squares.find((square) => kindAt(BOARD, square) === kind && !bare.has(square)) ?? VIEW.sorcerer;

/** One room of each kind that the page explains. */
export const KINDS = {
  room: roomAt(
    squares.findLast((square) => kindAt(BOARD, square) === 'chamber' && !bare.has(square)) ?? first('chamber'),
  ),
  treasure: roomAt(VIEW.treasures.find(({ isFound }) => !isFound)?.square ?? VIEW.sorcerer),
  gate: roomAt(first('gate')),
  wand: roomAt(first('wand')),
  'ghost-room': roomAt(first('ghost-room')),
};

/** The sorcerer before the door that is not there. */
export const STUCK = (() => {
  const { x, y } = centreOf(grid, VIEW.sorcerer);
  return { x: x - grid.cellWidth * 1.05, y: y - grid.cellHeight * 0.78, width: 128, height: 128 };
})();
