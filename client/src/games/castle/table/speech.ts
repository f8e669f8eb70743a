/** The facts of a castle event or refusal as the arguments of its sentence: a square is said by its sign and number. */
import { columnOf, kindAt, rowOf } from '../board/squares';
import type { CastleView } from '../../../wire';
import { say, type Arguments } from '../../../words/words.svelte';

type Facts = Readonly<Record<string, unknown>>;

const isSquare = (value: unknown): value is string => typeof value === 'string' && /^[a-z]\d+$/.test(value);

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

export function speak(facts: Facts, view: unknown, names: readonly string[]): Arguments {
  const castle = view as CastleView;
  const said = Object.entries(facts).map(([name, value]) => [
    name,
    isSquare(value) ? squareWords(value, castle) : value,
  ]);
  const seat = facts['seat'];
  return { ...Object.fromEntries(said), ...(typeof seat === 'number' ? { name: names[seat] ?? '' } : {}) };
}
