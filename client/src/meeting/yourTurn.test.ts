import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../preferences.svelte';
import type { EntryTold } from '../wire';
import { AGAIN, othersMovedSince, signal } from './yourTurn';

const buzz = vi.fn();
const notified = vi.fn();
const TURN = { title: 'Your turn', body: 'Toy Battle', tag: 'LAMB-7KQD' };
const icon = (): string | null | undefined => document.querySelector('link[rel="icon"]')?.getAttribute('href');

class FakeNotification {
  static permission = 'granted';
  onclick: unknown = null;
  constructor(title: string, options: { tag: string }) {
    notified(title, options.tag);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Notification', FakeNotification);
  Object.defineProperty(navigator, 'vibrate', { value: buzz, configurable: true });
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.head.innerHTML = '<link rel="icon" href="/before.svg">';
  preferences.notifies = true;
  preferences.buzzes = true;
  buzz.mockClear();
  notified.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
});

describe('your turn', () => {
  it('is signalled once, once more after a while, and then it is quiet', () => {
    const end = signal(TURN);
    vi.advanceTimersByTime(AGAIN - 1);
    expect(buzz).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10 * AGAIN);
    expect(buzz).toHaveBeenCalledTimes(2);
    end();
  });

  it('is not signalled again once something was done', () => {
    signal(TURN)();
    vi.advanceTimersByTime(2 * AGAIN);
    expect(buzz).toHaveBeenCalledTimes(1);
  });

  it('marks the icon while it lasts', () => {
    const end = signal(TURN);
    const during = icon();
    end();
    expect([during === icon(), during?.includes('turn') || during?.startsWith('data:')]).toEqual([false, true]);
  });

  it('is a notification for whoever looks elsewhere and allowed it', () => {
    signal(TURN)();
    expect(notified.mock.calls).toEqual([['Your turn', 'LAMB-7KQD']]);
  });

  it('is none for whoever looks at the page', () => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    signal(TURN)();
    expect(notified).not.toHaveBeenCalled();
  });

  it('is none unless it was wished for', () => {
    preferences.notifies = false;
    signal(TURN)();
    expect(notified).not.toHaveBeenCalled();
  });

  it('does not buzz for whoever switched that off, whatever is heard', () => {
    preferences.buzzes = false;
    signal(TURN)();
    expect([buzz.mock.calls.length, notified.mock.calls.length]).toEqual([0, 1]);
  });
});

const entry = (seq: number, seat: number): EntryTold => ({ seq, seat, events: [] });

it('goes on within a turn of several moves, and is another one once somebody else has moved', () => {
  const own = [entry(5, 0), entry(6, -1), entry(7, 0)];
  expect([othersMovedSince(4, own, [0]), othersMovedSince(4, [...own, entry(8, 1)], [0])]).toEqual([false, true]);
});
