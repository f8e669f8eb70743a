import { canSay, say, type Arguments } from './words.svelte';

/** A request that was not granted, in two sentences: what, and what would help. */
export function refusedWords(code: string, facts: Arguments = {}): string {
  const id = canSay(`request-refused-${code}`) ? `request-refused-${code}` : 'request-refused-unforeseen';
  return `${say(id, facts)}. ${say(`${id}.help`, facts)}`;
}
