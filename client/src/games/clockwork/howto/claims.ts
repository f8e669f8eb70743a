/** What the page of Clockwork City claims, sentence by sentence. */
import type { Claims } from '../../../howto/claims';

export const CLAIMS = {
  aim: ['CLK 8.3', 'CLK 8.4'],
  brief: ['CLK 2.1'],
  turn: ['CLK 2.1'],
  'throw-how': ['CLK 2.1', 'CLK 2.2'],
  'walk-how': ['CLK 2.3'],
  'act-how': ['CLK 4.4'],
  there: ['CLK 4.1', 'CLK 5.1', 'CLK 6.1'],
  'yard-how': ['CLK 4.1'],
  'discard-how': ['CLK 4.2', 'CLK 4.3'],
  'rival-how': ['CLK 5.2', 'CLK 5.3', 'CLK 5.4'],
  'towers-how': ['CLK 6.2', 'CLK 6.3'],
  special: ['CLK 3.1'],
  'special-go': ['CLK 3.2'],
  'special-take': ['CLK 3.3'],
  'special-ask': ['CLK 3.4'],
  cards: ['CLK 1.2'],
  'end-machines': ['CLK 8.4'],
  'end-airship': ['CLK 8.3'],
  'end-empty': ['CLK 7.1', 'CLK 7.2'],
  'strip-1': ['CLK 6.2'],
  'strip-2': ['CLK 6.3'],
  'strip-3': ['CLK 6.4', 'CLK 8.1'],
} as const satisfies Claims;
