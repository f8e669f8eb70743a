import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Middle, type Sat } from './middle.svelte';

const told = (isThere: boolean) => ({ type: 'MiddleShown', isThere }) as const;
const table = (role: Sat['role']): Sat => ({
  code: 'LAMB-7KQD',
  role,
  seats: [],
  request: () => Promise.resolve({ type: 'EntriesPlayed' }),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a hand beside the table in the middle', () => {
  it('leaves to the table what all may see', () => expect(new Middle(table('hand')).isElsewhere).toBe(true));
  it('waits five seconds for a table that is gone', () => {
    const middle = new Middle(table('hand'));
    middle.hear(told(false));
    vi.advanceTimersByTime(4999);
    expect(middle.isGone).toBe(false);
    vi.advanceTimersByTime(1);
    expect(middle.isGone).toBe(true);
  });
  it('does not notice a table that comes back at once', () => {
    const middle = new Middle(table('hand'));
    middle.hear(told(false));
    middle.hear(told(true));
    vi.advanceTimersByTime(6000);
    expect(middle.isGone).toBe(false);
  });
  it('looks at the table again once it is back', () => {
    const middle = new Middle(table('hand'));
    middle.hear(told(false));
    vi.advanceTimersByTime(6000);
    middle.hear(told(true));
    expect(middle.isElsewhere).toBe(true);
  });
});

describe('a lost seat', () => {
  it('is no question any more once somebody refused', () => {
    const middle = new Middle(table('player'));
    middle.hear({ type: 'SeatGiving', id: null, seat: 0, agreed: [], awaited: [1] });
    middle.hear({ type: 'SeatGiving', id: null, seat: 0, agreed: [], awaited: [] });
    expect(middle.giving).toBeNull();
  });
});
