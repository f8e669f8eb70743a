import { expect, test } from 'vitest';
import { keyCap } from './keyCaps';
import { speak } from './words.svelte';

test('a key is named as it is printed where the language is typed', async () => {
  await speak('de');
  expect(['Space', 'Home', 'End', 'Enter'].map(keyCap)).toEqual(['Leertaste', 'Pos1', 'Ende', 'Enter']);
});

test('a letter is a letter everywhere', async () => {
  await speak('ru');
  expect(['U', '/', 'Tab'].map(keyCap)).toEqual(['U', '/', 'Tab']);
});

test('the page describes itself in the language that is spoken', async () => {
  document.head.innerHTML = '<meta name="description" content="Boxed board games, played properly." />';
  await speak('de');
  const described = document.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(described).toBe('Brettspiele aus der Schachtel, richtig gespielt.');
});
