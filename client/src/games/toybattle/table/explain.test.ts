import { beforeAll, expect, it } from 'vitest';
import { battleOn } from '../../../gallery/battles';
import { speak } from '../../../words/words.svelte';
import { explanationOf } from './explain';

beforeAll(() => speak('en', 'toybattle'));

const { view } = battleOn('castle');
const NAMES = ['Mara', 'Pip'];
const explained = (name: string) => explanationOf(name, view, NAMES);

it('says what a troop of the rack does', () => {
  expect(explained('tile Jumbo')).toEqual({
    title: 'Jumbo 3',
    text: 'Discard an enemy one path away, however strong.',
    rules: ['TOY 4.3'],
  });
});
it("says of a rival's troop what covers it", () => {
  expect(explained('place 19')).toEqual({
    title: 'Roxy 7 of Pip',
    text: 'Just strong. Only more than 7 covers it, or Kwak.',
    rules: ['TOY 4.7', 'TOY 3.3'],
  });
});
it('says what an empty special base does', () => {
  expect(explained('place 16')?.text).toBe('Another troop of yours comes back to the rack.');
});
it('tells the own headquarters from the other', () => {
  expect([explained('place 1')?.text, explained('place 41')?.text]).toEqual([
    'Your lines begin here. If an enemy troop gets in, you lose.',
    'Place a troop here, and you win at once.',
  ]);
});
it('names the bases that medals need, and who took them', () => {
  expect([explained('medals 0')?.text, explained('medals 1')?.text]).toEqual([
    'Hold all bases round it, and they are yours: 11, 12, 13, 14, 18.',
    'Mara took these medals and keeps them.',
  ]);
});
it('knows nothing of what is not there', () => expect(explained('place 99')).toBeNull());
