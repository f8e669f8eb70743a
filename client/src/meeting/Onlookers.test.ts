import { render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Role } from '../router.svelte';
import Onlookers from './Onlookers.svelte';

vi.mock('../words/words.svelte', () => ({ say: (_: string, { count }: { count: number }) => String(count) }));

const told = (onlookers: number, yours: readonly number[], role: Role): string => {
  const table = { role, yours, meeting: { attendance: { onlookers } } };
  return render(Onlookers, { table }).container.textContent;
};

it.each([
  ['whoever looks on alone is not counted', 1, [], 'player', ''],
  ['whoever looks on sees the others', 3, [], 'player', '2'],
  ['whoever plays sees all of them', 1, [0], 'player', '1'],
  ['so does the middle, which is none of them', 1, [], 'table', '1'],
] as const)('%s', (_, onlookers, yours, role, text) => {
  expect(told(onlookers, yours, role).trim()).toBe(text);
});
