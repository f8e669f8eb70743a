import { beforeAll, expect, it } from 'vitest';
import { spoken } from './saying';
import { speak } from './words.svelte';

const NAMES = ['Mara', 'Ivo'];

beforeAll(() => speak('en', 'castle', 'clockwork'));

it('says a seat by its name', () => {
  expect(spoken({ id: 'clockwork-move-ask', args: { name: { seat: 1 }, kind: 'Owl' } }, NAMES)).toBe('ask Ivo: Owl');
});

it('says words within words', () => {
  const square = { id: 'castle-square', args: { symbol: { id: 'castle-symbol-moon' }, row: 2 } };
  expect(spoken({ id: 'castle-move-jump', args: { square } }, NAMES)).toBe('jump to moon 2');
});

it('says lists', () => {
  expect(spoken({ id: 'clockwork-event-opening-tied', args: { seats: [{ seat: 0 }, { seat: 1 }] } }, NAMES)).toBe(
    'Mara and Ivo threw alike and throw again',
  );
});

it('says the whole where nobody wrote a part', () => {
  expect(spoken({ id: 'castle-event-castle-saved.crown' }, NAMES)).toBe('Every treasure is found!');
});

it('has no words for what no catalogue has', () => expect(spoken({ id: 'harbour-move-dock' }, NAMES)).toBeNull());
