/** The facts of a reason as the arguments of its sentence: chances in percent. */
import type { Arguments } from '../words/words.svelte';
import { percent } from './worth';

export function reasonArguments(facts: Arguments): Arguments {
  const said = Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? percent(value) : value]);
  return Object.fromEntries(said);
}
