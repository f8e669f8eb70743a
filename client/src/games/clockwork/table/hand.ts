/** A hand as it lies before its owner: grouped by machine with the missing parts, then the single cards. It knows no rule. */
import type { KindShown } from '../board/city';

/** The cards of one kind in a hand; a complete machine has `held` = `copies`. */
export interface Group {
  readonly kind: string;
  readonly isMachine: boolean;
  readonly held: number;
  readonly copies: number;
}

const MACHINES: ReadonlySet<string> = new Set(['flyer', 'breaker', 'airship']);

/** Machines first, the fullest of them first; then fuel, power and scrap. */
export function handOf(cards: readonly string[], kinds: readonly KindShown[]): readonly Group[] {
  const groups = kinds.map(({ kind, family, copies }) => ({
    kind,
    isMachine: MACHINES.has(family),
    held: cards.filter((card) => card === kind).length,
    copies,
  }));
  const held = groups.filter((group) => group.held > 0);
  return held.toSorted(
    (one, other) => Number(other.isMachine) - Number(one.isMachine) || (one.isMachine ? other.held - one.held : 0),
  );
}

/** How many cards are in the game. */
export const cardsOf = (kinds: readonly KindShown[]): number => kinds.reduce((sum, { copies }) => sum + copies, 0);

/** How wide a group is for its height; single cards are a little smaller, and those alike lie half over each other. */
export function widthOf({ isMachine, copies, held }: Group): number {
  if (isMachine) return copies > 4 ? 1.117 : 0.768;
  return SINGLE * 0.712 * (1 + (held - 1) * APART);
}

/** How high a single card is beside a machine, and how much of one shows under the next. */
export const SINGLE = 0.88;
export const APART = 0.26;

/** How high a hand can be in this room, with so much air between its groups. */
export function heightIn(room: number, groups: readonly Group[], air: number, most: number, least: number): number {
  const wide = groups.reduce((sum, group) => sum + widthOf(group), 0);
  const free = room - air * (groups.length - 1);
  return wide === 0 ? most : Math.max(least, Math.min(most, free / wide));
}
