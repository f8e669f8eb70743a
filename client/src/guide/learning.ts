/** Beginning a guide, or going on with it where this browser left it. */
import { rememberTable, rememberedTable } from '../connection/remembered';
import { isTable, Refused, startGuide } from '../connection/server';
import { preferences } from '../preferences.svelte';
import { goInstead } from '../router.svelte';
import { say } from '../words/words.svelte';
import { rememberGuide, rememberedGuide } from './remembered';

/** Goes to the table of a guide that is under way, else to a new one; null, or why not. */
export async function learnGame(game: string): Promise<Refused | null> {
  const kept = rememberedGuide(game);
  if (!kept || kept.isDone) return learnAgain(game, 1);
  if (kept.isLeft || !rememberedTable(kept.code) || !(await isTable(kept.code))) return learnAgain(game, kept.step);
  goInstead(`/t/${kept.code}`);
  return null;
}

/** A new table, at which everything before this step is played. */
export async function learnAgain(game: string, step: number): Promise<Refused | null> {
  const name = preferences.name || say('home-name-0');
  try {
    const { code, tokens, seats } = await startGuide({ game, name, step });
    rememberTable(code, { game, tokens, seats, names: [name] });
    rememberGuide(game, { code, step, steps: rememberedGuide(game)?.steps ?? 0, isDone: false });
    goInstead(`/t/${code}`);
    return null;
  } catch (refused) {
    return refused instanceof Refused ? refused : new Refused('unforeseen');
  }
}
