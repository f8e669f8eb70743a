/** Why a move is good: what it does, in its game’s own words, and what it does for the chance to win. */
import type { Saying } from '../wire';
import { spoken } from '../words/saying';
import type { Arguments } from '../words/words.svelte';
import { percent } from '../words/numbers';

/** What it does, in sentences. */
export const becauseWords = (because: readonly Saying[], names: readonly string[]): readonly string[] =>
  because.map((saying) => spoken(saying, names)).filter((words) => words !== null);

/** The facts of a reason as the arguments of its sentence: chances in percent. */
export function reasonArguments(facts: Arguments): Arguments {
  const said = Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? percent(value) : value]);
  return Object.fromEntries(said);
}
