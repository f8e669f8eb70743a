import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { MOCK } from '../../../gallery/boards';
import Board from './Board.svelte';

afterEach(cleanup);

function shown(onPick = vi.fn()) {
  render(Board, {
    view: MOCK,
    label: 'The castle',
    nameOf: (square: string) => `room ${square}`,
    legalSquares: new Map([['c4', 'jump here']]),
    onPick,
  });
  return onPick;
}
const cell = (name: string): HTMLElement => screen.getByRole('gridcell', { name });

it('is a grid of rows of squares', () => {
  shown();
  const rows = within(screen.getByRole('grid', { name: 'The castle' })).getAllByRole('row');
  expect(rows.map((row) => within(row).getAllByRole('gridcell').length)).toEqual([7, 7, 7, 7, 7, 7]);
});

it('adds to the name of a square what may be done there', () => {
  shown();
  expect(cell('room c4, jump here')).toBeTruthy();
});

it('is one stop for Tab, where the sorcerer stands', () => {
  shown();
  expect(screen.getAllByRole('gridcell').filter((square) => square.tabIndex === 0)).toEqual([cell('room d1')]);
});

it('moves the focus by arrow keys and stays inside', async () => {
  shown();
  cell('room d1').focus();
  await fireEvent.keyDown(cell('room d1'), { key: 'ArrowUp' });
  await fireEvent.keyDown(cell('room d1'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cell('room e1'));
});

it('picks by Enter and by click', async () => {
  const onPick = shown();
  await fireEvent.keyDown(cell('room d1'), { key: 'Enter' });
  await fireEvent.click(cell('room c4, jump here'));
  expect(onPick.mock.calls).toEqual([['d1'], ['c4']]);
});
