import { beforeAll, expect, it } from 'vitest';
import { speak } from '../../../words/words.svelte';
import { MOMENTS } from '../howto/positions';
import { explanationOf } from './explain';

beforeAll(() => speak('en', 'castle'));

const { view } = MOMENTS.blocked;
const explained = (name: string, change = {}) => explanationOf(name, { ...view, ...change });

it('says where the doors of a room are', () => {
  expect(explained('place a1')?.text).toBe('Cream gaps are doors. No gap, no way. Doors: right, down.');
});
it('says that nobody gets into a ghost room', () => {
  expect(explained('place c2')).toEqual({ title: 'key 2: Ghost room', text: 'Nobody gets in.', rules: ['CAS 3.2'] });
});
it('says what a gate does as it is played', () => {
  const texts = ['optional', 'forced', 'off'].map((gates) => explained('place e1', { gates })?.text.split('. ')[0]);
  expect(texts).toEqual([
    'May carry him on to any other gate',
    'Carries him on to another gate, always',
    'A room like any other in this game',
  ]);
});
it('names a treasure that lies in a room', () => expect(explained('place e3')?.title).toBe('bell 3: gem'));
it('says what a card of the row does', () => {
  expect(explained('card 1')).toEqual({ title: 'Step', text: 'One room the way it points.', rules: ['CAS 2.4'] });
});
it('says of a loop how often its cards act where that is three times', () => {
  const row = [{ kind: 'loop', laid: null, points: null, turned: null }];
  const texts = [2, 3].map((loopRuns) => explained('card 1', { row, loopRuns, profile: 'base' })?.text.split('. ')[2]);
  expect(texts).toEqual([undefined, 'What it repeats happens three times in all.']);
});
it('says of a loop which cards it repeats, as it is played', () => {
  const row = [{ kind: 'loop', laid: null, points: null, turned: null }];
  const found = ['prefix', 'previous_card'].map((loopScope) =>
    explained('card 1', { row, loopScope, profile: 'base' }),
  );
  expect(found.map((each) => [each?.text.split('. ')[0], each?.rules[0]])).toEqual([
    ['Repeats everything on its left, in order', 'CAS 2.5'],
    ['Repeats only the card on its left', 'CAS R39'],
  ]);
});
it('says that a loop of the young leaves ghosts out', () => {
  const row = [{ kind: 'loop', laid: null, points: null, turned: null }];
  const texts = ['young', 'base'].map((profile) => explained('card 1', { row, profile })?.text.split('. ')[2]);
  expect(texts).toEqual(['It leaves ghosts out.', undefined]);
});
