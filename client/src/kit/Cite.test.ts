import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Cite from './Cite.svelte';

afterEach(cleanup);

it.each([
  ['a paragraph goes by its number', 'HAR 2.3', '2.3'],
  ['a ruling goes by its whole id', 'HAR R5', 'HAR R5'],
] as const)('%s', (_, rule, words) => {
  const { container } = render(Cite, { rule, edition: 'harbour-standard-0' });
  expect(container.textContent.trim()).toBe(words);
});
