import { describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../connection/fakeSocket';
import { deskAtRest } from './fixtures';
import { pressed } from './keys';
import { Table } from './table.svelte';

const DESK = deskAtRest();

function press(
  key: string,
  init: KeyboardEventInit = {},
  target: HTMLElement = document.body,
): { isTaken: boolean; primary: number; takenBack: number } {
  const table = new Table('LAMB-7KQD', () => new FakeSocket());
  const [primary, takeBackLast] = [vi.fn(), vi.spyOn(table, 'takeBackLast')];
  const event = new KeyboardEvent('keydown', { key, ...init });
  Object.defineProperty(event, 'target', { value: target });
  const ways = {
    table,
    desk: { ...DESK, primary },
    tell: () => undefined,
  };
  const isTaken = pressed(event, ways);
  return { isTaken, primary: primary.mock.calls.length, takenBack: takeBackLast.mock.calls.length };
}

describe('keys at the table', () => {
  it('play by Space', () => expect(press(' ')).toMatchObject({ isTaken: true, primary: 1 }));
  it('take back by U', () => expect(press('u')).toMatchObject({ isTaken: true, takenBack: 1 }));
  it('leave a field alone', () =>
    expect(press(' ', {}, document.createElement('input'))).toMatchObject({ isTaken: false, primary: 0 }));
});

describe('a key held down', () => {
  it('does not play on, and does not scroll', () =>
    expect(press(' ', { repeat: true })).toMatchObject({ isTaken: true, primary: 0 }));
  it('does not take back more', () => expect(press('u', { repeat: true }).takenBack).toBe(0));
  it('clicks no button again', () =>
    expect(press('Enter', { repeat: true }, document.createElement('button')).isTaken).toBe(true));
  it('still writes into a field', () =>
    expect(press(' ', { repeat: true }, document.createElement('input')).isTaken).toBe(false));
});
