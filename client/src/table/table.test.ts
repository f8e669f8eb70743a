import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../connection/fakeSocket';
import { rememberedTable } from '../connection/remembered';
import type { EntryTold, FromBrowser, SeatChoices, Standing, TableShown, TakeSeat } from '../wire';
import { Table } from './table.svelte';

const CODE = 'LAMB-7KQD';
let sockets: FakeSocket[];
let table: Table;
const latest = (): FakeSocket => sockets.at(-1) as FakeSocket;
const sent = (type: FromBrowser['type']): FromBrowser[] => latest().sent.filter((message) => message.type === type);

const entry = (seq: number, seat: number, takenBack?: number): EntryTold => ({
  seq,
  seat,
  events: [],
  ...(takenBack === undefined ? {} : { takenBack }),
});
const choice = (seat: number, takeBack: number | null): SeatChoices => ({ seat, legal: [], words: [], takeBack });
const waiting = (waitsFor: number, ...choices: SeatChoices[]): Standing => ({
  seq: 5,
  view: null,
  toAct: [-1],
  waitsFor,
  choices,
  outcome: null,
});
const shown = (yours: readonly number[], standing: Standing, entries: readonly EntryTold[]): TableShown => ({
  type: 'TableShown',
  code: CODE,
  edition: '',
  game: 'castle',
  options: {},
  commitment: '',
  entries,
  standing,
  seats: [0, 1].map((seat) => ({ seat, name: 'Ann', isFree: false, isYours: yours.includes(seat) })),
});

beforeEach(() => {
  localStorage.clear();
  sockets = [];
  table = new Table(CODE, () => sockets[sockets.push(new FakeSocket()) - 1] as FakeSocket);
  table.start();
  latest().onopen?.();
});
afterEach(() => table.stop());

describe('taking back, when the next seat has not yet begun', () => {
  it('is done for the seat whose turn just ended, at one screen', () => {
    latest().tell(shown([0, 1], waiting(1, choice(0, 4), choice(1, null)), [entry(4, 0), entry(5, 0)]));
    table.takeBackLast();
    expect(sent('TakeBack')).toMatchObject([{ seat: 0, to: 5, seq: 6 }]);
  });

  it('is done by the browser that has nothing else to do', () => {
    latest().tell(shown([0], waiting(1, choice(0, 5)), [entry(5, 0)]));
    expect([table.acting, table.mayTakeBack]).toEqual([null, true]);
  });

  it('is not done for somebody else', () => {
    latest().tell(shown([1], waiting(1, choice(1, null)), [entry(5, 0)]));
    table.takeBackLast();
    expect(sent('TakeBack')).toEqual([]);
  });

  it('reaches the entry before one that was taken back', () => {
    latest().tell(shown([0], waiting(1, choice(0, 3)), [entry(3, 0), entry(4, 0), entry(5, 0, 4)]));
    expect(table.lastOwn).toEqual({ seat: 0, seq: 3 });
  });
});

describe('a seat that is asked for', () => {
  const refused = (request: FromBrowser | undefined): void =>
    latest().tell({ type: 'RequestRefused', id: (request as TakeSeat).id, code: 'seat-taken', facts: { seat: 1 } });

  beforeEach(() => latest().tell(shown([], waiting(1), [])));

  it('has its token kept before the answer', () => {
    void table.takeSeat(1, 'Ann');
    expect(rememberedTable(CODE)).toMatchObject({ seats: [1] });
  });

  it('keeps the token that was granted when a second asking is refused', async () => {
    void table.takeSeat(1, 'Ann');
    const again = table.takeSeat(1, 'Ann');
    refused(sent('TakeSeat')[1]);
    await again;
    expect(rememberedTable(CODE)?.tokens).toEqual([(sent('TakeSeat')[0] as TakeSeat).token]);
  });
});

describe('a table that cannot be entered', () => {
  const refuse = (code: string): void => latest().tell({ type: 'RequestRefused', id: null, code, facts: {} });

  it('says why, and is not asked for again', () => {
    refuse('log-damaged');
    expect([table.closed?.code, latest().isClosed]).toEqual(['log-damaged', true]);
  });

  it('is asked for again when only the disk failed', () => {
    refuse('store-failed');
    expect([table.closed, latest().isClosed]).toEqual([null, false]);
  });
});

describe('the engine of the bots', () => {
  const warmed = (compiled: number, parts = 20): void =>
    latest().tell({ type: 'EngineWarmed', engine: { compiled, parts } });
  beforeEach(() => {
    vi.useFakeTimers();
    latest().tell({ ...shown([0], waiting(1), []), engine: { compiled: 3, parts: 20 } });
  });
  afterEach(() => vi.useRealTimers());

  it('is as far as was shown', () => expect(table.engine).toEqual({ compiled: 3, parts: 20 }));

  it('gets further', () => {
    warmed(8);
    expect([table.engine?.compiled, table.isWound]).toEqual([8, false]);
  });

  it('is called ready for three seconds', () => {
    warmed(20);
    expect([table.engine, table.isWound]).toEqual([null, true]);
    vi.advanceTimersByTime(3000);
    expect(table.isWound).toBe(false);
  });

  it('is not called ready where it will not come', () => {
    warmed(0, 0);
    expect([table.engine, table.isWound]).toEqual([null, false]);
  });

  it('is not called ready to who never waited', () => {
    latest().tell(shown([0], waiting(1), []));
    warmed(20);
    expect(table.isWound).toBe(false);
  });
});
