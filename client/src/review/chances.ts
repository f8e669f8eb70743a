/** The chances of a finished game as they are drawn: how sure each is, and where luck and mistakes were. */
import type { MomentTold, ReviewTold } from '../wire';

/** 95 per cent lie within so many deviations. */
const DEVIATIONS = 1.96;
/** A claim over this shrinks when it is played on, so it is told as about so much. */
const LARGE = 0.2;

export interface Chance {
  readonly place: number;
  readonly worths: readonly number[];
  readonly isExact: boolean;
}

export interface Band {
  readonly low: number;
  readonly high: number;
}

export type MarkKind = 'mistake' | 'slip' | 'hidden' | 'luck' | 'end';

export interface Mark {
  readonly kind: MarkKind;
  readonly seat: number;
  readonly place: number;
}

/** The place in a replay of an entry; entries that were taken back have none, so the next one stands for them. */
export function placeOf(seqs: readonly number[], seq: number): number {
  const found = seqs.findIndex((each) => each >= seq);
  return found < 0 ? Math.max(seqs.length - 1, 0) : found;
}

/** From the start on, one after each step. */
export function chancesOf({ start, steps }: ReviewTold, seqs: readonly number[]): readonly Chance[] {
  const after = steps.map(({ seq, worths, isExact }) => ({ place: placeOf(seqs, seq), worths, isExact }));
  return [{ place: 0, worths: start, isExact: false }, ...after];
}

/** How far off a chance may be: most in an even game, not at all where it is exact. */
export function bandOf(worth: number, error: number, isExact = false): Band {
  const half = isExact ? 0 : DEVIATIONS * error * 2 * Math.sqrt(Math.max(worth * (1 - worth), 0));
  return { low: Math.max(worth - half, 0), high: Math.min(worth + half, 1) };
}

/** The chances at a place: those of the last step up to there. */
export function chanceAt(chances: readonly Chance[], place: number): Chance | undefined {
  return chances.findLast((chance) => chance.place <= place);
}

/** The chances of one seat by what it knew, alone: where it decided, from the start to the end. */
export function knownOf({ start, steps }: ReviewTold, seqs: readonly number[], seat: number): readonly Chance[] {
  const own = steps.flatMap((step): Chance[] =>
    step.seat === seat && step.known !== null
      ? [{ place: Math.max(placeOf(seqs, step.seq) - 1, 0), worths: [step.known], isExact: false }]
      : [],
  );
  const last = steps.at(-1);
  const end = last ? [{ place: placeOf(seqs, last.seq), worths: [last.worths[seat] ?? 0], isExact: true }] : [];
  return [{ place: 0, worths: [start[seat] ?? 0], isExact: false }, ...own, ...end];
}

/** Entries from the first to the last, and what is said of them. */
type IsKnown = (first: number, last: number, what: { readonly kind: MarkKind; readonly seat: number }) => boolean;

/** What stands in the lanes, as far as it may be known. */
export function marksOf(
  { steps }: ReviewTold,
  seqs: readonly number[],
  isKnown: IsKnown = () => true,
): readonly Mark[] {
  return steps.flatMap((step, i) => {
    const kind = step.mark;
    if (kind === null || step.seat === null) return [];
    const mark = { kind, seat: step.seat, place: placeOf(seqs, step.seq) };
    return isKnown((steps[i - 1]?.seq ?? 0) + 1, step.seq, mark) ? [mark] : [];
  });
}

export const isMissed = ({ kind }: { readonly kind: MarkKind }): boolean => kind === 'mistake' || kind === 'slip';

/** Where a moment is looked at: before a move that could have been better, else after what happened. */
export function shownAt(moment: Pick<MomentTold, 'kind' | 'first' | 'last'>, seqs: readonly number[]): number {
  return isMissed(moment) ? Math.max(placeOf(seqs, moment.first) - 1, 0) : placeOf(seqs, moment.last);
}

export const pointsOf = (worth: number): number => Math.round(100 * worth);

/** Large claims are told as about so much, unless they are exact. */
export const isAbout = ({ worths: [one = 0, other = 0], isExact }: Pick<MomentTold, 'worths' | 'isExact'>): boolean =>
  !isExact && Math.abs(one - other) > LARGE;

/** Things on a line that keep a distance from each other, in the order they came in. */
export function spread(places: readonly number[], gap: number, low: number, high: number): readonly number[] {
  const sorted = places.map((at, index) => ({ at, index })).toSorted((one, other) => one.at - other.at);
  for (let round = 0; round < 40; round++) {
    for (const [i, here] of sorted.entries()) {
      const before = sorted[i - 1];
      if (!before || here.at - before.at >= gap) continue;
      const push = (gap - (here.at - before.at)) / 2;
      here.at += push;
      before.at -= push;
    }
    for (const each of sorted) each.at = Math.min(high, Math.max(low, each.at));
  }
  return sorted.toSorted((one, other) => one.index - other.index).map(({ at }) => at);
}
