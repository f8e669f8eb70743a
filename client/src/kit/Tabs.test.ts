import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import Tabs from './Tabs.svelte';

const tabs = [
  { name: 'team', label: 'Team' },
  { name: 'log', label: 'Log' },
];
const children = createRawSnippet(() => ({ render: () => '<p>Here</p>' }));
const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });

beforeEach(() => void render(Tabs, { tabs, taken: 'team', children }));

it('name their panel', () => expect(screen.getByRole('tabpanel', { name: 'Team' }).textContent).toBe('Here'));
it('are one stop for Tab', () => expect(['Team', 'Log'].map((name) => tab(name).tabIndex)).toEqual([0, -1]));

it.each([
  ['ArrowRight', 'Log'],
  ['ArrowLeft', 'Log'],
  ['End', 'Log'],
  ['Home', 'Team'],
])('go by %s to %s', async (key, name) => {
  tab('Team').focus();
  await fireEvent.keyDown(tab('Team'), { key });
  expect([document.activeElement, tab(name).ariaSelected ?? tab(name).getAttribute('aria-selected')]).toEqual([
    tab(name),
    'true',
  ]);
});
