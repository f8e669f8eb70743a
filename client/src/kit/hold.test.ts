import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hold, HOLD } from './hold.svelte';

const opened = vi.fn();
let hold: Hold;

beforeEach(() => {
  vi.useFakeTimers();
  opened.mockClear();
  hold = new Hold(opened);
});
afterEach(() => void vi.useRealTimers());

test('what is held for a moment opens', () => {
  hold.handlers.onpointerdown();
  vi.advanceTimersByTime(HOLD);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('what is let go too soon stays shut', () => {
  hold.handlers.onpointerdown();
  vi.advanceTimersByTime(HOLD - 1);
  hold.handlers.onpointerup();
  vi.advanceTimersByTime(HOLD);
  expect([opened.mock.calls.length, hold.isHeld]).toEqual([0, false]);
});

test('a key opens at once, a key that repeats does not', () => {
  hold.handlers.onkeydown(new KeyboardEvent('keydown', { key: 'Enter' }));
  hold.handlers.onkeydown(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }));
  expect(opened).toHaveBeenCalledTimes(1);
});
