import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CITY, FORKED, TOGETHER, WORDS } from '../../../gallery/cities';
import Board from './Board.svelte';

afterEach(cleanup);

function shown(props = {}) {
  const onPick = vi.fn();
  const { container } = render(Board, {
    view: CITY,
    label: 'The city',
    words: WORDS,
    nameOf: (place: string) => `at ${place}`,
    onPick,
    ...props,
  });
  return { onPick, container };
}
// By label, not by role: roles of some eighty buttons take jsdom long to work out.
const place = (name: string): HTMLElement => screen.getByLabelText(`at ${name}`);
const buttons = (container: HTMLElement): HTMLElement[] => Array.from(container.querySelectorAll('button'));
const tabStops = (container: HTMLElement): HTMLElement[] =>
  buttons(container).filter((button) => button.tabIndex === 0);

it.each([
  ['the ring', CITY],
  ['the forked board', FORKED],
  ['everybody at the Towers', TOGETHER],
] as const)('draws %s with a button for every field and spot', (_, view) => {
  const { container } = shown({ view });
  expect(buttons(container).length).toBe(view.board.fields.length + view.board.spots.length);
});

it('is one stop for Tab, at the own pawn', () => {
  const { container } = shown();
  expect(tabStops(container)).toEqual([place('yard 2')]);
});

it('begins at the Towers for who only looks', () => {
  const { container } = shown({ view: { ...CITY, you: null } });
  expect(tabStops(container)).toEqual([place('towers')]);
});

it('moves the focus to the nearest place', async () => {
  shown();
  place('21').focus();
  await fireEvent.keyDown(place('21'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(place('22'));
});

it('picks by click', async () => {
  const { onPick } = shown();
  await fireEvent.click(place('spot 14'));
  expect(onPick.mock.calls).toEqual([['spot 14']]);
});

it('shows the number of a field that may be picked, as moves and hints call it', () => {
  const { container } = shown({
    legal: new Set(['19', 'yard 3', 'towers']),
    view: { ...CITY, board: { ...CITY.board, spots: [] } },
  });
  expect(Array.from(container.querySelectorAll('text.number'), ({ textContent }) => textContent)).toEqual(['19']);
});

describe('the planned way', () => {
  const beads = (container: HTMLElement): string[] =>
    Array.from(container.querySelectorAll('text'), ({ textContent }) => textContent ?? '').filter(
      (text) => text === '7',
    );

  it('is drawn to a place that is looked at', async () => {
    const { container } = shown({ legal: new Set(['19']), view: { ...CITY, board: { ...CITY.board, spots: [] } } });
    place('19').focus();
    await Promise.resolve();
    expect(beads(container).length).toBe(1);
  });
  it('is not drawn to a place that may not be picked', async () => {
    const { container } = shown({ view: { ...CITY, board: { ...CITY.board, spots: [] } } });
    place('19').focus();
    await Promise.resolve();
    expect(beads(container).length).toBe(0);
  });
});

it('names the kind of a card that all see', () => {
  const { container } = shown({ shownCard: { kind: 'Owl', spot: 14, seat: 1 } });
  expect(Array.from(container.querySelectorAll('text'), ({ textContent }) => textContent)).toContain('Owl');
});

it('offers the own pawn for dragging only when asked to', () => {
  const { container } = shown({ isDraggable: true });
  expect(container.querySelectorAll('.grip').length).toBe(1);
});
