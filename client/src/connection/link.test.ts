import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EntryTold, FromBrowser, PlayMove, Standing, TableShown, ToBrowser } from '../wire';
import { FakeSocket } from './fakeSocket';
import { TableLink } from './link';

const standing: Standing = { seq: 1, view: null, toAct: [0], waitsFor: null, choices: [], outcome: null };
const entry = (seq: number): EntryTold => ({ seq, seat: 0, events: [] });
const shown = (...seqs: number[]): TableShown => ({
  type: 'TableShown',
  code: 'LAMB-7KQD',
  edition: 'castle-standard-0',
  game: 'castle',
  options: {},
  commitment: '',
  seats: [],
  entries: seqs.map(entry),
  standing,
});
const played = (id: string | null, ...seqs: number[]): ToBrowser => ({
  type: 'EntriesPlayed',
  id,
  entries: seqs.map(entry),
  standing,
});
const move: PlayMove = { type: 'PlayMove', id: 'm1', seat: 0, seq: 1, move: 'go' };

let sockets: FakeSocket[];
let heard: string[];
let line: boolean[];
let link: TableLink;
const latest = (): FakeSocket => sockets.at(-1) as FakeSocket;
const moves = (socket: FakeSocket): FromBrowser[] => socket.sent.filter(({ type }) => type === 'PlayMove');

function enter(...seqs: number[]): void {
  latest().onopen?.();
  latest().tell(shown(...seqs));
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, line] = [[], [], []];
  link = new TableLink({
    open: () => sockets[sockets.push(new FakeSocket()) - 1] as FakeSocket,
    tokens: () => ['secret'],
    hear: ({ type }) => heard.push(type),
    hearLine: (isUp) => line.push(isUp),
  });
  link.start();
});

afterEach(() => {
  link.stop();
  vi.useRealTimers();
});

describe('entering', () => {
  it('shows its tokens first', () => {
    enter();
    expect(latest().sent[0]).toEqual({ type: 'EnterTable', tokens: ['secret'] });
  });

  it('keeps a move until the table is shown', () => {
    link.ask(move);
    latest().onopen?.();
    expect(moves(latest())).toEqual([]);
    latest().tell(shown());
    expect(moves(latest())).toEqual([move]);
  });
});

describe('a dropped line', () => {
  it('is opened again, and says so', () => {
    enter();
    latest().onclose?.();
    vi.advanceTimersByTime(1);
    expect([sockets.length, line]).toEqual([2, [true, false]]);
  });

  it('sends an unanswered move again, with the same id', () => {
    enter();
    link.ask(move);
    latest().onclose?.();
    vi.advanceTimersByTime(1);
    enter();
    expect(moves(latest())).toEqual([move]);
  });

  it('does not send an answered move again', () => {
    enter();
    link.ask(move);
    latest().tell(played('m1', 1));
    latest().onclose?.();
    vi.advanceTimersByTime(1);
    enter(1);
    expect(moves(latest())).toEqual([]);
  });

  it('waits longer each time nobody answers', () => {
    latest().onclose?.();
    vi.advanceTimersByTime(1);
    latest().onclose?.();
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(250);
    expect(sockets.length).toBe(3);
  });
});

describe('a silent line', () => {
  it('is asked every four seconds', () => {
    enter();
    vi.advanceTimersByTime(8000);
    expect(latest().sent.filter(({ type }) => type === 'StillThere').length).toBe(2);
  });

  it('is dropped and opened again after ten', () => {
    enter();
    const first = latest();
    vi.advanceTimersByTime(12_001);
    expect([first.isClosed, sockets.length]).toEqual([true, 2]);
  });

  it('is asked before it is dropped, when the tab slept and the beat came late', () => {
    enter();
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(4000);
    expect([sockets.length, latest().sent.at(-1)]).toEqual([1, { type: 'StillThere' }]);
  });

  it('stays while it answers', () => {
    enter();
    vi.advanceTimersByTime(8000);
    latest().tell({ type: 'StillHere' });
    vi.advanceTimersByTime(8000);
    expect(sockets.length).toBe(1);
  });
});

describe('the order of entries', () => {
  it('passes on what follows', () => {
    enter(1, 2);
    latest().tell(played(null, 3, 4));
    expect(heard).toEqual(['TableShown', 'EntriesPlayed']);
  });

  it('enters anew at a gap, and does not pass it on', () => {
    enter(1, 2);
    latest().tell(played(null, 4));
    vi.advanceTimersByTime(1);
    expect([heard, sockets.length]).toEqual([['TableShown'], 2]);
  });

  it('takes an entry told twice for no gap', () => {
    enter(1, 2);
    latest().tell(played(null, 2));
    expect(sockets.length).toBe(1);
  });
});

describe('a device that slept', () => {
  it('opens a line that does not answer anew, without a pause', () => {
    enter(1);
    link.wake();
    vi.advanceTimersByTime(400);
    expect([sockets.length, sockets[0]?.isClosed]).toEqual([2, true]);
  });

  it('keeps a line that answers', () => {
    enter(1);
    link.wake();
    latest().tell({ type: 'StillHere' });
    vi.advanceTimersByTime(400);
    expect(sockets.length).toBe(1);
  });

  it('waits no longer for a line that was to be opened again', () => {
    enter(1);
    link.reenter();
    link.wake();
    expect(sockets.length).toBe(2);
  });

  it('opens nothing once the table is left', () => {
    enter(1);
    link.stop();
    link.wake();
    vi.advanceTimersByTime(400);
    expect(sockets.length).toBe(1);
  });
});
