/** Puzzles of one's own: decisions made in this browser that a review found something better for. */
import type { PuzzleListed } from '../wire';
import type { Series } from './series';

const KEY = 'toychest.ownPuzzles';
/** As many as anybody goes back to. */
const MOST = 120;
export const OWN = 'own';

export interface OwnPuzzle {
  readonly code: string;
  /** The entry that is tried again. */
  readonly entry: number;
  readonly game: string;
}

export const ownId = ({ code, entry }: Pick<OwnPuzzle, 'code' | 'entry'>): string => `${code}-${entry}`;

export const ownPath = ({ code, entry }: Pick<OwnPuzzle, 'code' | 'entry'>): string =>
  `/puzzles/${OWN}/${code.toLowerCase()}/${entry}`;

/** The latest game first. */
export function ownPuzzles(): readonly OwnPuzzle[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? (value as OwnPuzzle[]) : [];
  } catch {
    return [];
  }
}

/** Keeps what a review found in a game, instead of what was kept of it before. */
export function keepOwn(code: string, game: string, entries: readonly number[]): void {
  const known = ownPuzzles();
  const found = entries.map((entry) => ({ code, entry, game }));
  if (
    known
      .filter((each) => each.code === code)
      .map(ownId)
      .join() === found.map(ownId).join()
  )
    return;
  const all = [...found, ...known.filter((each) => each.code !== code)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Nothing can be kept here: they can still be tried from the game itself.
  }
}

/** All of them as a series; the one that is played is among them, whoever's it is. */
export function ownSeries(played: Pick<OwnPuzzle, 'code' | 'entry'>): Series {
  const known = ownPuzzles();
  const isKnown = known.some((each) => ownId(each) === ownId(played));
  const all = isKnown ? known : [{ ...played, game: '' }];
  const puzzles = all.map((each): PuzzleListed => ({ id: ownId(each), theme: OWN, hardness: 0, options: {} }));
  return { game: known.find((each) => ownId(each) === ownId(played))?.game ?? '', kind: OWN, puzzles };
}

/** What an id names. */
export function ownOf(id: string): Pick<OwnPuzzle, 'code' | 'entry'> {
  const at = id.lastIndexOf('-');
  return { code: id.slice(0, at), entry: Number(id.slice(at + 1)) };
}

const seen = new Set<string>();
/** Its answer was looked at: nothing has to be covered any more, until the page is loaded again. */
export const lift = (id: string): unknown => seen.add(id);
export const isLifted = (id: string): boolean => seen.has(id);
