/** The castle's squares and cards in words: a square is said by its sign and number. */
import { columnOf, kindAt, rowOf } from '../board/squares';
import type { CastleView } from '../../../wire';
import { say } from '../../../words/words.svelte';

/** "moon 2" for a2. */
export function squareWords(square: string, view: CastleView): string {
  const symbol = view.board.symbols[columnOf(square)] ?? '';
  return say('castle-square', { symbol: say(`castle-symbol-${symbol}`), row: rowOf(square) + 1 });
}

/** The letter on a card's tag, from the card's word in the reader's language. */
export function tagLetter(kind: string): string {
  return kind === 'arrow' ? '' : say(`castle-card-${kind}`).charAt(0).toUpperCase();
}

/** A square with what lies there, for the board's own labels. */
export function roomWords(square: string, view: CastleView): string {
  const room = squareWords(square, view);
  const treasure = view.treasures.find((lying) => lying.square === square && !lying.isFound);
  const words = [say(`castle-square-${roomKind(square, view)}`, { square: room })];
  if (treasure) words.push(say(`castle-picture-${treasure.picture}`));
  return words.join(', ');
}

function roomKind(square: string, view: CastleView): string {
  if (view.sorcerer === square) return 'here';
  if (view.spentWands.includes(square)) return 'wand-spent';
  const kind = kindAt(view.board, square);
  return kind === null || kind === 'chamber' ? 'room' : kind;
}
