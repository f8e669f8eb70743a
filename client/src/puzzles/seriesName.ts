/** A series in words: its theme, its difficulty, or the game. */
import { gameWords } from '../table/plainly';
import { canSay, say } from '../words/words.svelte';
import { OWN, ownOf } from './own';
import { HARDNESSES, numberOf, type Series } from './series';

export function themeName(game: string, theme: string): string {
  const id = `${game}-theme-${theme}`;
  return canSay(id) ? say(id) : theme;
}

export function seriesName({ game, kind }: { readonly game: string; readonly kind: string }): string {
  if (kind === OWN) return say('puzzles-own');
  if (kind === 'all') return gameWords(game);
  const isHardness = (HARDNESSES as readonly string[]).includes(kind);
  return isHardness ? say(`puzzle-${kind}`) : themeName(game, kind);
}

/** One of a series: by its number, one's own by its entry. */
export function puzzleName(series: Series, id: string): string {
  if (series.kind !== OWN) return say('puzzle-number', { number: numberOf(series, id) });
  const { code, entry } = ownOf(id);
  return say('puzzle-own-entry', { code, entry });
}
