/** Which toy ended a battle. */
import type { BattleView, Frame, Outcome, Saying } from '../../../wire';

/** The one on the fallen headquarters, or the one that was placed last; null where none of this side's did it. */
export function winningTroop(last: Frame | null, seat: number): string | null {
  const captor = (last?.view as BattleView | undefined)?.captor;
  if (captor) return captor.seat === seat ? captor.troop : null;
  const placed = last?.seat === seat ? last.events.find(({ facts }) => typeof facts['troop'] === 'string') : undefined;
  return placed ? String(placed.facts['troop']) : null;
}

/** Which toy stands on which headquarters (TOY 7.1). */
export function fallenHeadquarters({ reason }: Outcome, last: Frame): Saying | null {
  const { captor, captured } = last.view as BattleView;
  if (reason !== 'headquarters' || !captor || captured === null) return null;
  return { id: 'toybattle-review-end-headquarters', args: { troop: captor.troop, place: captured } };
}
