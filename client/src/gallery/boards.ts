/** Views to look at: the castle in the middle of a row, in trouble, and in other sizes. */
import { kindAt, neighbour, squaresOf } from '../games/castle/board/squares';
import type { BoardShown, CardShown, CastleView, PlanShown, StepShown, TreasureShown } from '../wire';

const BOARD: BoardShown = {
  name: 'moonlit',
  symbols: ['moon', 'heart', 'key', 'drop', 'bell', 'leaf', 'flag'],
  lines: ['.S..O.w', '..X..X.', 'w.....O', '..O.X..', 'X..w...', '.w...OX'],
  walls: [],
  doors: [],
  tower: 6,
};

/** These boards come from no server, so their doors are put in here. */
function withDoors(board: BoardShown): BoardShown {
  const isOpen = (one: string, other: string): boolean =>
    ![one, other].some((square) => kindAt(board, square) === 'ghost-room') &&
    !board.walls.some(([a, b]) => a === one && b === other);
  const doors = squaresOf(board)
    .flat()
    .flatMap((square) =>
      (['right', 'down'] as const).flatMap((direction): [string, string][] => {
        const beside = neighbour(board, square, direction);
        return beside !== null && isOpen(square, beside) ? [[square, beside]] : [];
      }),
    );
  return { ...board, doors };
}

const walk = (
  number: number,
  card: number,
  repeat: number,
  direction: string,
  start: string,
  end: string,
): StepShown => ({ kind: 'walk', number, card, repeat, direction, start, end });
const jump = (number: number, card: number, repeat: number, start: string, end: string): StepShown => ({
  kind: 'jump',
  number,
  card,
  repeat,
  direction: null,
  start,
  end,
});
const treasure = (picture: string, square: string, isFound = false): TreasureShown => ({ picture, square, isFound });
const card = (
  kind: string,
  laid: string | null = null,
  points: string | null = laid,
  turned: string | null = null,
): CardShown => ({ kind, laid, points, turned });

export const ROW = [card('arrow', 'up', 'right', 'right'), card('sorcerer', null, 'left'), card('loop')];

const PLAN: PlanShown = {
  moves: ['turn 1 right', 'walk left', 'jump c4', 'jump g3'],
  steps: [
    walk(1, 1, 0, 'right', 'd1', 'e1'),
    jump(1, 1, 0, 'e1', 'c4'),
    walk(2, 2, 0, 'left', 'c4', 'b4'),
    walk(3, 1, 1, 'right', 'b4', 'c4'),
    jump(3, 1, 1, 'c4', 'g3'),
    walk(4, 2, 1, 'left', 'g3', 'f3'),
  ],
  question: null,
  block: null,
  isPossible: true,
  mayStop: false,
  turnsLeft: 1,
  treasures: 2,
  ghostAfter: 4,
};

/** The castle of the drawings: two treasures on the way. */
export const MOCK: CastleView = {
  board: withDoors(BOARD),
  profile: 'base',
  halfTurns: false,
  gates: 'optional',
  loopRuns: 2,
  loopScope: 'prefix',
  isPuzzle: false,
  spentWands: [],
  sorcerer: 'd1',
  ghost: 4,
  treasuresSought: 4,
  rowSize: 3,
  treasures: [treasure('crown', 'a2', true), treasure('cup', 'b4'), treasure('gem', 'f3'), treasure('ring', 'c6')],
  row: ROW,
  rowNumber: 5,
  rowSeat: 0,
  plan: PLAN,
  stack: {},
  isOver: false,
};

/** A gate question: three gates may be jumped to. */
export const QUESTION: CastleView = {
  ...MOCK,
  plan: { ...PLAN, steps: PLAN.steps.slice(0, 1), question: { kind: 'gate', card: 1, repeat: 0, at: 'e1' } },
};

/** A row that runs into a ghost room. */
export const BLOCKED: CastleView = {
  ...MOCK,
  sorcerer: 'c4',
  plan: {
    ...PLAN,
    steps: [walk(1, 1, 0, 'up', 'c4', 'c3')],
    block: { card: 2, number: 2, at: 'c3', direction: 'up', cause: 'ghost-room', beyond: 'c2' },
  },
};

/** To and fro four times through one door. */
export const SHUTTLE: CastleView = {
  ...MOCK,
  sorcerer: 'd5',
  plan: {
    ...PLAN,
    steps: [
      walk(1, 1, 0, 'up', 'd5', 'd4'),
      walk(2, 2, 0, 'down', 'd4', 'd5'),
      walk(3, 1, 1, 'up', 'd5', 'd4'),
      walk(4, 2, 1, 'down', 'd4', 'd5'),
    ],
  },
};

export const SMALL: CastleView = {
  ...MOCK,
  board: withDoors({
    ...BOARD,
    symbols: ['moon', 'heart', 'key', 'drop'],
    lines: ['S..O', '.X..', '..w.', 'O..X'],
    walls: [
      ['a2', 'a3'],
      ['c1', 'd1'],
    ],
    tower: 6,
  }),
  sorcerer: 'a1',
  ghost: 0,
  treasures: [treasure('crown', 'b1'), treasure('cup', 'd3')],
  plan: null,
};

export const LARGE: CastleView = {
  ...MOCK,
  board: withDoors({
    ...BOARD,
    symbols: [...BOARD.symbols, 'sun', 'fish'],
    tower: 16,
    lines: ['.S..O.w..', '..X..X...', 'w.....O..', '..O.X..X.', 'X..w.....', '.w...OX..', '....X...w', 'O..w..X..'],
  }),
  ghost: 15,
};
