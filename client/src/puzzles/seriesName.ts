/** A series in words: its theme, its difficulty, or the game. */
import { gameWords } from '../table/plainly';
import { canSay, say } from '../words/words.svelte';
import { HARDNESSES } from './series';

export function themeName(game: string, theme: string): string {
  const id = `${game}-theme-${theme}`;
  return canSay(id) ? say(id) : theme;
}

export function seriesName({ game, kind }: { readonly game: string; readonly kind: string }): string {
  if (kind === 'all') return gameWords(game);
  const isHardness = (HARDNESSES as readonly string[]).includes(kind);
  return isHardness ? say(`puzzle-${kind}`) : themeName(game, kind);
}
