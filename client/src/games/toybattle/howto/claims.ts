/** What the page of Toy Battle claims, sentence by sentence. */
import type { Claims } from '../../../howto/claims';

export const CLAIMS = {
  aim: ['TOY 7.1', 'TOY 7.2'],
  brief: ['TOY 2.1'],
  turn: ['TOY 2.1'],
  take: ['TOY 2.2'],
  'take-how': ['TOY 2.2', 'TOY 2.3'],
  place: ['TOY 2.4'],
  'place-how': ['TOY 3.2'],
  empty: ['TOY 3.1'],
  weaker: ['TOY 3.3'],
  troops: ['TOY 1.3'],
  'end-headquarters': ['TOY 7.1'],
  'end-medals': ['TOY 7.2'],
  'end-stuck': ['TOY 7.3'],
  closing: ['TOY 6.1', 'TOY 6.2'],
  'closing-how': ['TOY 6.3'],
  'strip-1': ['TOY 3.2'],
  'strip-2': ['TOY 3.3'],
  'strip-3': ['TOY 6.2'],
} as const satisfies Claims;
