/** A request that was not granted, in two sentences: what, and what would help. */
import { canSay, say, type Arguments } from './words.svelte';

const idOf = (code: string): string =>
  canSay(`request-refused-${code}`) ? `request-refused-${code}` : 'request-refused-unforeseen';

export const refusedWhat = (code: string, facts: Arguments = {}): string => say(idOf(code), facts);
export const refusedHelp = (code: string, facts: Arguments = {}): string => say(`${idOf(code)}.help`, facts);
export const refusedWords = (code: string, facts: Arguments = {}): string =>
  `${refusedWhat(code, facts)}. ${refusedHelp(code, facts)}`;
