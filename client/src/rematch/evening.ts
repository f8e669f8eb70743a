/** How an evening stands: the games that everybody won, in a few words. */
import type { ChainShown } from '../wire';
import { listed, say } from '../words/words.svelte';

/** Empty while there is nothing to count: one game has no score. */
export function eveningWords({ games, wins }: ChainShown, names: readonly string[], isTogether: boolean): string {
  if (games < 2) return '';
  if (isTogether) return say('rematch-won', { won: wins[0] ?? 0, games });
  if (wins.length === 2) return `${names[0] ?? ''} ${wins[0] ?? 0} : ${wins[1] ?? 0} ${names[1] ?? ''}`;
  return listed(names.map((name, seat) => `${name} ${wins[seat] ?? 0}`));
}
