/** The castle's squares and cards in words: a square is said by its sign and number. */
import { columnOf, DIRECTIONS, kindAt, neighbour, rowOf, squaresOf, type SquareKind } from '../board/squares';
import type { CastleView } from '../../../wire';
import { listed, say } from '../../../words/words.svelte';

/** "moon 2" for a2. */
export function squareWords(square: string, view: CastleView): string {
  const symbol = view.board.symbols[columnOf(square)] ?? '';
  return say('castle-square', { symbol: say(`castle-symbol-${symbol}`), row: rowOf(square) + 1 });
}

/** A square with what lies there, for the board's own labels. */
export function roomWords(square: string, view: CastleView): string {
  const room = squareWords(square, view);
  const treasure = view.treasures.find((lying) => lying.square === square && !lying.isFound);
  const words = [say(`castle-square-${roomKind(square, view)}`, { square: room })];
  if (treasure) words.push(say(`castle-picture-${treasure.picture}`));
  return [...words, doorsWords(square, view)].join(', ');
}

/** Which ways lead out of a room: where no door is, there is a wall. */
function doorsWords(square: string, { board }: CastleView): string {
  const isDoor = (beside: string | null): boolean =>
    board.doors.some((pair) => pair.includes(square) && pair.includes(beside ?? ''));
  const ways = DIRECTIONS.filter((direction) => isDoor(neighbour(board, square, direction)));
  if (ways.length === 0) return say('castle-doors-none');
  return say('castle-doors', { ways: listed(ways.map((way) => say(`castle-direction-${way}`))) });
}

/** Where the gates, wands and ghost rooms of the castle lie. */
export function planWords(view: CastleView): string {
  const all = squaresOf(view.board).flat();
  const at = (kind: SquareKind): string => {
    const found = all.filter((square) => kindAt(view.board, square) === kind && !view.spentWands.includes(square));
    return found.length > 0 ? listed(found.map((square) => squareWords(square, view))) : say('castle-read-nothing');
  };
  return say('castle-read-plan', { gates: at('gate'), wands: at('wand'), ghosts: at('ghost-room') });
}

function roomKind(square: string, view: CastleView): string {
  if (view.sorcerer === square) return 'here';
  if (view.spentWands.includes(square)) return 'wand-spent';
  const kind = kindAt(view.board, square);
  return kind === null || kind === 'chamber' ? 'room' : kind;
}
