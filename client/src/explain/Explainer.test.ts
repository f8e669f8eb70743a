import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../words/words.svelte';
import Explainer from './Explainer.svelte';
import { WAIT } from './explaining.svelte';

beforeAll(() => speak('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const explain = (name: string) =>
  name === 'tile Roxy' ? { title: 'Roxy 7', text: 'Just strong.', rules: ['TOY 4.7'] } : null;

/** A tile that can be played, and one about which nothing is known. */
function shown() {
  const onPick = vi.fn();
  const children = createRawSnippet(() => ({
    render: () => '<p><button data-explain="tile Roxy">Roxy</button><button data-explain="tile">?</button></p>',
    setup: (element) => element.querySelector('button')?.addEventListener('click', onPick),
  }));
  const { getByText, queryByText } = render(Explainer, { explain, edition: 'toybattle-standard-0', children });
  return { tile: getByText('Roxy'), unknown: getByText('?'), text: () => queryByText('Just strong.'), onPick };
}

async function pass(time: number): Promise<void> {
  vi.advanceTimersByTime(time);
  await tick();
}

it('speaks after a moment under the pointer, not at once', async () => {
  const { tile, text } = shown();
  await fireEvent.pointerOver(tile, { pointerType: 'mouse' });
  await pass(WAIT.hover - 1);
  const early = text();
  await pass(1);
  expect([early, text() !== null]).toEqual([null, true]);
});

it('is silent again soon after the pointer has left', async () => {
  const { tile, text } = shown();
  await fireEvent.pointerOver(tile, { pointerType: 'mouse' });
  await pass(WAIT.hover);
  await fireEvent.pointerOut(tile, { pointerType: 'mouse' });
  await pass(1000);
  expect(text()).toBeNull();
});

it('says nothing while something is dragged', async () => {
  const { tile, text } = shown();
  await fireEvent.pointerOver(tile, { pointerType: 'mouse', buttons: 1 });
  await pass(WAIT.hover);
  expect(text()).toBeNull();
});

it('speaks on a long press, whose click then plays nothing', async () => {
  const { tile, text, onPick } = shown();
  await fireEvent.pointerDown(tile, { pointerType: 'touch' });
  await pass(WAIT.press);
  await fireEvent.pointerUp(tile, { pointerType: 'touch' });
  await fireEvent.click(tile);
  expect([text() !== null, onPick.mock.calls.length]).toEqual([true, 0]);
});

it('leaves a short touch alone', async () => {
  const { tile, text, onPick } = shown();
  await fireEvent.pointerDown(tile, { pointerType: 'touch' });
  await pass(WAIT.press - 100);
  await fireEvent.pointerUp(tile, { pointerType: 'touch' });
  await fireEvent.click(tile);
  await pass(1000);
  expect([text(), onPick.mock.calls.length]).toEqual([null, 1]);
});

it('has nothing to say about what nobody knows', async () => {
  const { unknown, text } = shown();
  await fireEvent.pointerOver(unknown, { pointerType: 'mouse' });
  await pass(WAIT.hover);
  expect(text()).toBeNull();
});

it.each([
  ['stays where it was pressed', 3, false],
  ['has moved on', 40, true],
])('speaks of what comes to lie under a mouse only when that %s', async (_, clientX, speaks) => {
  const { tile, text } = shown();
  await fireEvent.pointerDown(document.body, { pointerType: 'mouse', clientX: 0, clientY: 0 });
  await fireEvent.pointerOver(tile, { pointerType: 'mouse', clientX, clientY: 0 });
  await pass(WAIT.hover);
  expect(text() !== null).toBe(speaks);
});
