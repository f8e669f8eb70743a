import { expect, it } from 'vitest';
import type { RulesShown } from '../wire';
import { cutAt, isFound, sectionsOf } from './sections';

const RULES: RulesShown = {
  type: 'RulesShown',
  edition: 'ferry-0',
  game: 'ferry',
  printing: 'standard',
  language: 'en',
  english: [],
  readings: [],
  sections: [
    { title: 'The boats', kind: 'rules', ids: ['FER 1.1', 'FER 1.2'] },
    { title: 'Rulings', kind: 'rulings', ids: ['FER R1'] },
  ],
  paragraphs: { 'FER 1.1': 'A boat has one mast.', 'FER 1.2': 'It carries a crème.', 'FER R1': 'Boats never meet.' },
};

it('finds every word, in any order, by number too', () => {
  expect(
    ['mast boat', 'FER 1.1', 'mast rudder'].map((wanted) => isFound(['FER 1.1', 'A boat has one mast.'], wanted)),
  ).toEqual([true, true, false]);
});

it('finds a word without its accents', () => expect(isFound(['FER 1.2', 'It carries a crème.'], 'creme')).toBe(true));

it('leaves out sections without what is sought', () => {
  expect(sectionsOf(RULES, 'mast').map(({ title, paragraphs }) => [title, paragraphs.map(([id]) => id)])).toEqual([
    ['The boats', ['FER 1.1']],
  ]);
});

it('cuts a text at what was sought', () => {
  expect(cutAt('A boat has one mast.', 'BOAT mast')).toEqual(['A ', 'boat', ' has one ', 'mast', '.']);
});
