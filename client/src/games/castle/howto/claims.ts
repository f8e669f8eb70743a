/** What the page of Coded Castle claims, sentence by sentence. */
import type { Claims } from '../../../howto/claims';

export const CLAIMS = {
  aim: ['CAS 5.1', 'CAS 5.2'],
  brief: ['CAS 2.1'],
  row: ['CAS 2.1'],
  lay: ['CAS 2.1'],
  'lay-how': ['CAS 2.2'],
  turn: ['CAS 2.3'],
  'turn-how': ['CAS 2.3'],
  'press-how': ['CAS 2.9'],
  cards: ['CAS 1.6'],
  'end-found': ['CAS 5.1'],
  'end-ghost': ['CAS 5.2'],
  'end-row': ['CAS 4.2'],
  'strip-1': ['CAS 4.1'],
  'strip-2': ['CAS 2.3'],
  'strip-3': ['CAS 3.5'],
  'grown-up': ['CAS 6.2'],
} as const satisfies Claims;
