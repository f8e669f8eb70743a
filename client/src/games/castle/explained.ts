/** What rooms, cards and the tower do: the end of a sentence's id, and the paragraphs that it rests on. */
import type { Claims } from '../../howto/claims';

export const EXPLAINED = {
  arrow: ['CAS 2.4'],
  sorcerer: ['CAS 2.7'],
  loop: ['CAS 2.5', 'CAS 2.6'],
  'loop-previous': ['CAS R39', 'CAS 2.6'],
  'loop-thrice': ['CAS R6'],
  'loop-spares': ['CAS R11'],
  ghost: ['CAS 2.8'],
  room: ['CAS 3.1'],
  start: ['CAS 1.3'],
  treasure: ['CAS 3.5'],
  gate: ['CAS 3.3'],
  'gate-must': ['CAS 6.3'],
  'gate-off': ['CAS R37'],
  wand: ['CAS 3.4'],
  'wand-spent': ['CAS R13'],
  'ghost-room': ['CAS 3.2'],
  here: ['CAS 1.1'],
  tower: ['CAS 5.2'],
  chests: ['CAS 3.5'],
  stack: ['CAS 2.11'],
  doors: ['CAS 1.2'],
  'doors-none': ['CAS 1.2'],
} as const satisfies Claims;

export type Explained = keyof typeof EXPLAINED;
