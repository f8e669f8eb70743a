import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PhraseSaid } from '../wire';
import { STANDS, Talk } from './talk.svelte';

const said = (phrase: PhraseSaid['phrase']): PhraseSaid => ({ type: 'PhraseSaid', id: null, seat: 1, phrase });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('stands at its seat for a moment', () => {
  const talk = new Talk();
  talk.hear(said('nice'));
  const heard = talk.phrase(1);
  vi.advanceTimersByTime(STANDS);
  expect([heard, talk.phrase(1)]).toEqual(['nice', null]);
});

it('gives way to the next phrase, which stands for as long', () => {
  const talk = new Talk();
  talk.hear(said('nice'));
  vi.advanceTimersByTime(STANDS - 1);
  talk.hear(said('thanks'));
  vi.advanceTimersByTime(STANDS - 1);
  expect(talk.phrase(1)).toBe('thanks');
});

it('of a muted seat is not heard', () => {
  const talk = new Talk();
  talk.mute(1, true);
  expect([talk.hear(said('nice')), talk.phrase(1)]).toEqual([false, null]);
});
