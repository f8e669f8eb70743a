/** The levels of bots, in words. */
import { canSay, say } from '../words/words.svelte';

/** What a level is like, in one sentence; a game may have a sentence of its own. */
export function levelHelp(game: string, level: number): string {
  const own = `bot-level-${level}-${game}`;
  return say(canSay(own) ? own : `bot-level-${level}`);
}
