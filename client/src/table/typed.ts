/** What can be typed: the legal moves as they were sent, and the words of the buttons that lie there now. */
import type { SeatChoices } from '../wire';
import { spoken } from '../words/saying';

export interface Typable {
  /** All but the last word, as moves of a group begin; empty for a move of one word. */
  readonly start: string;
  readonly ends: readonly string[];
}

/** Moves that begin alike as one line: `place Roxy` and 12, 18, 20. */
export function typable(legal: readonly string[]): readonly Typable[] {
  const groups = new Map<string, string[]>();
  for (const move of legal) {
    const cut = move.lastIndexOf(' ');
    const start = cut < 0 ? '' : move.slice(0, cut);
    groups.set(start, [...(groups.get(start) ?? []), move.slice(cut + 1)]);
  }
  return [...groups].map(([start, ends]) => ({ start, ends }));
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** What a button says, without the key that stands on it. */
function wordsOf(button: HTMLElement): string {
  const label = button.getAttribute('aria-label');
  if (label !== null) return plain(label);
  const copy = button.cloneNode(true) as HTMLElement;
  for (const beside of copy.querySelectorAll('kbd, .unseen')) beside.remove();
  return plain(copy.textContent ?? '');
}

/** The button under the board that says just this; null when none does, or more than one. */
export function buttonSaying(text: string): HTMLButtonElement | null {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-tray] button:not(:disabled)');
  const [found, ...others] = [...buttons].filter((button) => wordsOf(button) === plain(text));
  return others.length === 0 ? (found ?? null) : null;
}

/** The legal move that is said just so; null when none is, or more than one. */
export function moveSaying(
  text: string,
  choices: Pick<SeatChoices, 'legal' | 'words'> | null,
  names: readonly string[],
): string | null {
  const { legal = [], words = [] } = choices ?? {};
  const said = legal.filter(
    (_, at) => words[at] !== undefined && plain(spoken(words[at], names) ?? '') === plain(text),
  );
  return said.length === 1 ? (said[0] ?? null) : null;
}
