/** What may be marked on a board; each mark has a shape of its own. */

export interface Cause {
  /** The tried place: a dotted ring and a cross. */
  readonly tried: number | null;
  /** The culprit: a solid ring. */
  readonly culprit: number | null;
  /** The own line, headquarters first, up to where it breaks. */
  readonly line: readonly number[];
  /** From the end of the line over the break to the tried place: dotted. */
  readonly broken: readonly number[];
}

/** A target with four arrows, or one's own covered base with one. */
export type Legal = 'far' | 'own';

/** A tile that hovers over the place where it would be put. */
export interface Hovering {
  readonly place: number;
  readonly seat: number;
  readonly troop: string;
}

/** A move that was played, or a better one: from a place, if it comes from one, to another. */
export interface Compared {
  readonly kind: 'played' | 'better';
  readonly seat: number;
  readonly from: number | null;
  readonly to: number;
  readonly troop: string | null;
}
