/** The events of the planned row in the gallery's castle, and one ghost more. */
import type { EventTold } from '../wire';

const told = (kind: string, facts: Record<string, unknown>): EventTold => ({
  kind,
  rule: 'CAS 3.1',
  facts,
  isFleeting: false,
  words: { id: '' },
});

export const JOURNEY: readonly EventTold[] = [
  told('sorcerer_walked', { start: 'd1', end: 'e1' }),
  told('sorcerer_jumped', { start: 'e1', end: 'c4' }),
  told('sorcerer_walked', { start: 'c4', end: 'b4' }),
  told('treasure_found', { picture: 'cup', square: 'b4', found: 2, of: 4 }),
  told('sorcerer_walked', { start: 'b4', end: 'c4' }),
  told('sorcerer_jumped', { start: 'c4', end: 'g3' }),
  told('sorcerer_walked', { start: 'g3', end: 'f3' }),
  told('treasure_found', { picture: 'gem', square: 'f3', found: 3, of: 4 }),
  told('ghost_climbed', { level: 5, by: 'card' }),
];
