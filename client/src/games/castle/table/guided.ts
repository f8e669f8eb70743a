/** What a guide needs of Coded Castle: what to touch next, and what to look at. It knows no rule. */
import type { PlanShown } from '../../../wire';

/** First the card, then its turn; a gate on the board. */
export function towards(move: string, active: number | null): string | null {
  const [verb, what = ''] = move.split(' ');
  if (verb === 'turn') return active === Number(what) ? move : `card ${what}`;
  if (verb === 'jump') return `place ${what}`;
  return verb === 'go' ? 'action go' : null;
}

/** The squares that a coach lets glow. */
export const coachedSquares = (lit: readonly string[]): readonly string[] =>
  lit.flatMap((name) => (name.startsWith('place ') ? [name.slice(6)] : []));

/** The squares of the way that is planned, up to what blocks it. */
export function wayOf({ steps, block }: PlanShown): readonly string[] {
  const walked = steps.flatMap(({ start, end }) => [start, end]);
  const blocked = block ? [block.at, ...(block.beyond === null ? [] : [block.beyond])] : [];
  return [...new Set([...walked, ...blocked])];
}
