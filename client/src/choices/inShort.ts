/** What was chosen, in a few words: only what is not as it comes. */
import { say } from '../words/words.svelte';
import type { Choices } from './choices.svelte';
import { calledIn, isFile } from './ownFile';

export function inShort(choices: Choices): readonly string[] {
  const { edition, editions, changed } = choices;
  const printing = edition === editions[0] ? [] : [say(`${edition.game}-printing-${edition.printing}`)];
  const options = choices.asked.filter((option) => choices.taken(option) !== option.default);
  const words = options.map((option) => wordOf(edition.game, option.name, choices.taken(option)));
  return [...printing, ...words, ...(changed > 0 ? [say('played-house-rules', { count: changed })] : [])];
}

/** An option's value by its name: a number is said with what it counts, a file without a name as one of one's own. */
export function wordOf(game: string, name: string, value: unknown): string {
  if (isFile(value)) return calledIn(value) || say(`${game}-option-${name}-file`);
  return typeof value === 'number'
    ? say(`${game}-option-${name}-count`, { count: value })
    : say(`${game}-option-${name}-${String(value)}`);
}
