import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { BATTLES, battleOn } from '../../../gallery/battles';
import Board from './Board.svelte';

afterEach(cleanup);

function shown(onPick = vi.fn()) {
  render(Board, {
    view: battleOn('castle').view,
    label: 'The board',
    nameOf: (place: number) => `place ${place}`,
    onPick,
  });
  return onPick;
}
const place = (number: number): HTMLElement => screen.getByRole('button', { name: `place ${number}` });

it.each(Object.entries(BATTLES))('draws %s with a button for every place', (_, { view }) => {
  render(Board, { view, label: 'The board', nameOf: String });
  expect(screen.getAllByRole('button').length).toBe(view.places.length);
});

it('is one stop for Tab, at the own headquarters', () => {
  shown();
  expect(screen.getAllByRole('button').filter((button) => button.tabIndex === 0)).toEqual([place(1)]);
});

it('begins at the own headquarters on the other side, too', () => {
  render(Board, {
    view: { ...battleOn('castle').view, you: 1 },
    label: 'The board',
    nameOf: (number: number) => `place ${number}`,
  });
  expect(screen.getAllByRole('button').filter((button) => button.tabIndex === 0)).toEqual([place(41)]);
});

it('moves the focus to the nearest place', async () => {
  shown();
  place(18).focus();
  await fireEvent.keyDown(place(18), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(place(19));
});

it('picks by click', async () => {
  const onPick = shown();
  await fireEvent.click(place(13));
  expect(onPick.mock.calls).toEqual([[13]]);
});
