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

/** What a puzzle is called before it is solved: its board, where it was chosen from a list. */
function boardName(game: string, options: Readonly<Record<string, string>>): string | null {
  const id = Object.entries(options)
    .map(([name, value]) => `${game}-option-${name}-${value}`)
    .find(canSay);
  return id === undefined ? null : say(id);
}

/** One of a series: by its number and its board, once it is solved by what it was about; one's own by its entry. */
export function puzzleName(series: Series, id: string, isSolved: boolean): string {
  if (series.kind === OWN) {
    const { code, entry } = ownOf(id);
    return say('puzzle-own-entry', { code, entry });
  }
  const puzzle = series.puzzles.find((each) => each.id === id);
  const number = numberOf(series, id);
  const board = puzzle ? boardName(series.game, puzzle.options) : null;
  const isAsSeries = puzzle?.theme === series.kind;
  const name = puzzle && !isAsSeries && (isSolved || board === null) ? themeName(series.game, puzzle.theme) : board;
  return name === null ? say('puzzle-number', { number }) : say('puzzle-named', { number, name });
}
