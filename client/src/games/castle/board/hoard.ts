/** What the chests of the battlement hold: one treasure each, or, when there are many, all of one picture. */
import type { TreasureShown } from '../../../wire';

export interface Hoard {
  readonly picture: string;
  readonly squares: readonly string[];
  readonly found: number;
}

const MOST_CHESTS = 6;

export function hoardsOf(treasures: readonly TreasureShown[], found: ReadonlySet<string>): readonly Hoard[] {
  const groups = treasures.length <= MOST_CHESTS ? treasures.map((treasure) => [treasure]) : byPicture(treasures);
  return groups.map((group) => {
    const squares = group.map(({ square }) => square);
    return { picture: group[0]?.picture ?? '', squares, found: squares.filter((square) => found.has(square)).length };
  });
}

/** Treasures of the same picture together, in the order in which the pictures come first. */
export function byPicture<Treasure extends { readonly picture: string }>(
  treasures: readonly Treasure[],
): readonly (readonly Treasure[])[] {
  const pictures = [...new Set(treasures.map(({ picture }) => picture))];
  return pictures.map((picture) => treasures.filter((treasure) => treasure.picture === picture));
}
