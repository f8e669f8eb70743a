/** What may be marked on the board beside what may be picked, by the names of places. */
export interface Marks {
  /** The last move: four corners. */
  readonly last?: readonly string[];
  /** Picked, to be confirmed: a round ring. */
  readonly selected?: string | null;
  /** What was tried and refused: a dotted ring with a cross. */
  readonly tried?: string | null;
  /** What stands in the way: a solid red ring. */
  readonly culprit?: string | null;
}

export const markedPlaces = ({ last = [], selected, tried, culprit }: Marks): readonly string[] => [
  ...new Set([...last, selected, tried, culprit].filter((place) => typeof place === 'string')),
];

/** A move that was played, or a better one; a way is drawn from the mover's pawn. */
export interface Compared {
  readonly kind: 'played' | 'better';
  readonly seat: number;
  readonly to: string;
  readonly hasWay: boolean;
}

/** The words on the board, in the reader's language. */
export interface CityWords {
  readonly towers: string;
  readonly empty: string;
  yard(number: number): string;
  kind(kind: string): string;
}
