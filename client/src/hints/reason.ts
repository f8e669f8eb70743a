/** The facts of a reason as the arguments of its sentence: moves in words, chances in percent. */
import type { Arguments } from '../words/words.svelte';
import { percent } from './worth';

const MOVES: ReadonlySet<string> = new Set(['move', 'second']);

export function reasonArguments(facts: Arguments, words: (move: string) => string): Arguments {
  const said = Object.entries(facts).map(([name, value]) => [name, saidOf(name, value, words)]);
  return Object.fromEntries(said);
}

function saidOf(name: string, value: unknown, words: (move: string) => string): unknown {
  if (MOVES.has(name) && typeof value === 'string') return words(value);
  return typeof value === 'number' ? percent(value) : value;
}
