/** What is printed on a key, on keyboards of the language that is spoken: `Space` is `Leertaste` in German. */
import { canSay, say } from './words.svelte';

export function keyCap(key: string): string {
  const id = `key-${key.toLowerCase()}`;
  return key.length > 1 && canSay(id) ? say(id) : key;
}
