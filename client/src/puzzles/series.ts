/** A series of puzzles of one game: of a theme, of one difficulty, or all of them. */
import type { PuzzleListed, PuzzlesListed } from '../wire';
import { OWN, ownOf, ownPath } from './own';

/** The difficulties, the easiest first, as addresses and Fluent ids name them. */
export const HARDNESSES = ['easy', 'middle', 'hard'] as const;

export interface Series {
  readonly game: string;
  /** A theme, a difficulty, `all`, or `own`: those are of any game. */
  readonly kind: string;
  readonly puzzles: readonly PuzzleListed[];
}

const isOf =
  (kind: string) =>
  ({ theme, hardness }: PuzzleListed): boolean =>
    kind === 'all' || theme === kind || HARDNESSES[hardness - 1] === kind;

export function seriesOf(listed: PuzzlesListed, game: string, kind: string): Series | null {
  const found = listed.games.find((each) => each.game === game)?.puzzles.filter(isOf(kind)) ?? [];
  return found.length > 0 ? { game, kind, puzzles: found } : null;
}

/** The game of a puzzle, and all of that game; null for one that nobody knows. */
export function seriesWith(listed: PuzzlesListed, id: string): Series | null {
  const found = listed.games.find(({ puzzles }) => puzzles.some((puzzle) => puzzle.id === id));
  return found ? { game: found.game, kind: 'all', puzzles: found.puzzles } : null;
}

/** The themes of a game, those with the most puzzles first. */
export function themesOf(listed: PuzzlesListed, game: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const { theme } of listed.games.find((each) => each.game === game)?.puzzles ?? [])
    counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([theme]) => theme);
}

/** The first of a series, after this one if there is one, that was not solved; any next one where all were. */
export function nextOf(series: Series, solved: readonly string[], after: string | null): PuzzleListed | null {
  const at = series.puzzles.findIndex(({ id }) => id === after);
  const ahead = [...series.puzzles.slice(at + 1), ...series.puzzles.slice(0, Math.max(at, 0))];
  return ahead.find(({ id }) => !solved.includes(id)) ?? ahead[0] ?? null;
}

/** So many of a series around one of them: what a list has room for. */
export function shownOf(series: Series, id: string, room: number): readonly PuzzleListed[] {
  const at = series.puzzles.findIndex((puzzle) => puzzle.id === id);
  const first = Math.max(0, Math.min(at - Math.floor(room / 2), series.puzzles.length - room));
  return series.puzzles.slice(first, first + room);
}

export const numberOf = (series: Series, id: string): number =>
  series.puzzles.findIndex((puzzle) => puzzle.id === id) + 1;

export const pathOf = ({ game, kind }: Series, id: string): string =>
  kind === OWN ? ownPath(ownOf(id)) : `/puzzles/${game}/${kind}/${id}`;

export const solvedOf = (series: Series, solved: readonly string[]): number =>
  series.puzzles.filter(({ id }) => solved.includes(id)).length;
