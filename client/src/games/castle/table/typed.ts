/** What somebody types of the castle, as notation: squares as they are told, arrows by where they shall point. */
import type { CastleView } from '../../../wire';
import { say } from '../../../words/words.svelte';
import { letterOf } from '../board/symbols';

const WAYS = ['up', 'right', 'down', 'left'];
const TURNS = ['left', 'right', 'about', 'left'];

/** `jump flag 3` is `jump g3`, `turn 3 up` the turn after which card 3 points up; all else stays as it is. */
export function typed(text: string, view: CastleView): string {
  let line = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  for (const [name, column] of columns(view)) {
    const told = new RegExp(`(?<![\\p{L}\\d])${name} ?([1-9]\\d?)(?!\\d)`, 'gu');
    line = line.replaceAll(told, `${column}$1`);
  }
  return line.replaceAll(/\bturn ([1-9]) (up|down)\b/g, (_, place: string, way: string) => turn(place, way, view));
}

/** The letter of each column by its sign's name, in the reader's language and in English; one that means two means neither. */
function columns(view: CastleView): [string, string][] {
  const known = new Map<string, Set<string>>();
  for (const [number, symbol] of view.board.symbols.entries())
    for (const name of [symbol, say(`castle-symbol-${symbol}`).toLowerCase()])
      known.set(name, (known.get(name) ?? new Set()).add(letterOf(number).toLowerCase()));
  const sure = [...known].filter(([, letters]) => letters.size === 1);
  return sure.map(([name, letters]) => [name, [...letters].join('')]);
}

/** By how the arrow was laid; what is no arrow is left for the rules to refuse. */
function turn(place: string, way: string, view: CastleView): string {
  const laid = WAYS.indexOf(view.row[Number(place) - 1]?.laid ?? way);
  return `turn ${place} ${TURNS[(WAYS.indexOf(way) - laid + 4) % 4] ?? 'left'}`;
}
