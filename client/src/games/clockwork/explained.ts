/** What cards and places are for: the end of a sentence's id, and the paragraphs that it rests on. */
import type { Claims } from '../../howto/claims';

export const EXPLAINED = {
  flyer: ['CLK 8.1', 'CLK 8.4'],
  breaker: ['CLK 8.1', 'CLK 8.4'],
  airship: ['CLK 8.3'],
  fuel: ['CLK 8.4', 'CLK 5.8'],
  power: ['CLK 8.3', 'CLK 5.8'],
  scrap: ['CLK 5.5'],
  held: ['CLK 1.2'],
  yard: ['CLK 4.1'],
  'yard-empty': ['CLK 7.1'],
  towers: ['CLK 6.1', 'CLK 6.3'],
  field: ['CLK 2.4', 'CLK 5.1'],
  'spot-free': ['CLK 4.3'],
  'spot-laid': ['CLK 6.3'],
  laid: ['CLK 8.1'],
  hand: ['CLK 1.7'],
  pawn: ['CLK 5.1'],
} as const satisfies Claims;

export type Explained = keyof typeof EXPLAINED;
