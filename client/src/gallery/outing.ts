/** The events of a long outing through the gallery's city. */
import type { EventTold } from '../wire';

const told = (kind: string, facts: Record<string, unknown>, isFleeting = false): EventTold => ({
  kind,
  rule: 'CLK 2.1',
  facts,
  isFleeting,
  words: { id: '' },
});

export const OUTING: readonly EventTold[] = [
  told('dice_thrown', { seat: 0, dice: [4, 2], total: 6, special: null }),
  told('pawn_walked', { seat: 0, start: 12, end: 18, route: [13, 14, 15, 16, 17, 18], place: 'yard 3' }),
  told('card_drawn', { seat: 0, yard: 3, left: 3, kind: 'Owl' }),
  told('card_discarded', { seat: 0, hand: 7 }),
  told('card_shown', { seat: 0, kind: 'Scrap', why: 'discard' }, true),
  told('card_laid', { seat: 0, spot: 4 }),
  told('dice_thrown', { seat: 1, dice: [3, 3], total: 6, special: 'double' }),
  told('pawn_placed', { seat: 1, start: 12, end: 0, place: 'towers' }),
  told('search_begun', { seat: 1 }),
  told('card_turned', { seat: 1, spot: 14, kind: 'Whale' }, true),
  told('search_hit', { seat: 1, spot: 14 }),
  told('set_laid', { seat: 1, kind: 'Whale' }),
  told('escaped', { seat: 1, way: 'machine', flyer: 'Whale', breaker: 'Harp', kind: 'Fuel' }),
];
