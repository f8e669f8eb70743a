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

type Said = Pick<SeatChoices, 'legal' | 'words'>;

/** What each legal move is called, as `plain` compares it. */
function saidOf({ legal, words }: Said, names: readonly string[]): readonly { move: string; said: string }[] {
  return legal.map((move, at) => ({ move, said: plain(words[at] ? (spoken(words[at], names) ?? '') : '') }));
}

/** The legal move that is said just so; null when none is, or more than one. */
export function moveSaying(text: string, choices: Said | null, names: readonly string[]): string | null {
  const found = choices === null ? [] : saidOf(choices, names).filter(({ said }) => said === plain(text));
  return found.length === 1 ? (found[0]?.move ?? null) : null;
}

const verbOf = (said: string): string => (said.split(' ')[0] ?? '').replaceAll(/[:,]+$/g, '');

/** With the verb of the notation where legal moves are called by the one that was typed: `poser Roxy 12`. */
export function withItsVerb(text: string, choices: Said | null, names: readonly string[]): string {
  const [verb = '', ...rest] = plain(text).split(' ');
  if (choices === null || choices.legal.some((move) => plain(move).split(' ')[0] === verb)) return text;
  const meant = saidOf(choices, names).filter(({ said }) => verbOf(said) === verb);
  const [found, ...others] = new Set(meant.map(({ move }) => move.split(' ')[0] ?? ''));
  return found === undefined || others.length > 0 ? text : [found, ...rest].join(' ');
}
