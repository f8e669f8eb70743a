/** What troops, bases and medals do: the end of a sentence's id, and the paragraphs that it rests on. */
import type { Claims } from '../../howto/claims';

export const EXPLAINED = {
  skully: ['TOY 4.1'],
  capn: ['TOY 4.2'],
  jumbo: ['TOY 4.3'],
  hook: ['TOY 4.4'],
  'xb-42': ['TOY 4.5'],
  star: ['TOY 4.6'],
  roxy: ['TOY 4.7'],
  kwak: ['TOY 3.4'],
  recall: ['TOY 5.1'],
  gate: ['TOY 5.2'],
  draw: ['TOY 5.3'],
  shove: ['TOY 5.4'],
  exhume: ['TOY 5.5'],
  nullify: ['TOY 5.6'],
  suppress: ['TOY 5.7'],
  base: ['TOY 3.1'],
  cover: ['TOY 3.3'],
  'headquarters-own': ['TOY 3.2', 'TOY 7.1'],
  'headquarters-enemy': ['TOY 7.1'],
  'headquarters-any': ['TOY 7.1'],
  region: ['TOY 6.1', 'TOY 6.2'],
  'region-taken': ['TOY 6.3'],
  hushed: ['TOY 5.7'],
} as const satisfies Claims;

export type Explained = keyof typeof EXPLAINED;
