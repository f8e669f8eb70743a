import { beforeAll, expect, it } from 'vitest';
import { speak } from '../../../words/words.svelte';
import { explanationOf } from './explain';
import { CITY } from './fixtures';

beforeAll(() => speak('en', 'clockwork'));

const explained = (name: string) => explanationOf(name, CITY, ['Mara', 'Pip', 'Ivo']);

it('says which machine flies, and how much of it one holds', () => {
  expect(explained('hand Lacewing')).toEqual({
    title: 'Lacewing: flying machine',
    text: 'Four parts make a flying machine. You need one to get away. You hold 3 of 4.',
    rules: ['CLK 8.1', 'CLK 8.4', 'CLK 1.2'],
  });
});
it('says which machine is a code breaker', () => expect(explained('kind Owl')?.title).toBe('Owl: code breaker'));
it('tells a free spot from a discard', () => {
  expect([explained('place spot 1')?.rules, explained('place spot 2')?.rules]).toEqual([['CLK 4.3'], ['CLK 6.3']]);
});
it('tells a scrapyard from an empty one', () => {
  expect([explained('place yard 1')?.rules, explained('place yard 4')?.rules]).toEqual([['CLK 4.1'], ['CLK 7.1']]);
});
it('says of a rival what meeting means', () => {
  expect(explained('seat 1')?.text).toContain('Meet this pawn on a field or in a scrapyard, and you may challenge.');
});
