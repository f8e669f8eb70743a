import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeSocket } from '../connection/fakeSocket';
import type { EntryTold, EventTold, FromBrowser, Standing, TableShown } from '../wire';
import { Table } from './table.svelte';

const CODE = 'LAMB-7KQD';
let sockets: FakeSocket[];
let table: Table;
let given: number[];
const latest = (): FakeSocket => sockets.at(-1) as FakeSocket;
const sent = (type: FromBrowser['type']): FromBrowser[] => latest().sent.filter((message) => message.type === type);

const event = (isFleeting: boolean): EventTold => ({
  kind: 'card_turned',
  rule: '',
  facts: {},
  isFleeting,
  words: { id: '' },
});
const entry = (seq: number, isFleeting: boolean): EntryTold => ({ seq, seat: 0, events: [event(isFleeting)] });
const standing = (acting: number): Standing => ({
  seq: 8,
  view: null,
  toAct: [acting],
  waitsFor: null,
  choices: [],
  outcome: null,
});
const shown = (yours: readonly number[], toldTo: number | null, acting = 0): TableShown => ({
  type: 'TableShown',
  code: CODE,
  edition: '',
  game: 'castle',
  options: {},
  commitment: '',
  entries: [entry(7, true), entry(8, false)],
  toldTo,
  seats: [0, 1, 2].map((seat) => ({ seat, name: 'Ann', isFree: false, isYours: yours.includes(seat) })),
  standing: standing(acting),
});

async function enter(message: TableShown): Promise<void> {
  latest().onopen?.();
  latest().tell(message);
  await Promise.resolve();
}

beforeEach(() => {
  localStorage.clear();
  [sockets, given] = [[], []];
  table = new Table(CODE, () => sockets[sockets.push(new FakeSocket()) - 1] as FakeSocket);
  table.onunseen = (entries) => given.push(...entries.map(({ seq }) => seq));
  table.start();
});
afterEach(() => table.stop());

describe('what is fleeting', () => {
  it('is given to the screen when everything is told', async () => {
    await enter(shown([0], 0));
    expect(given).toEqual([7]);
  });

  it('is given once', async () => {
    await enter(shown([0], 0));
    await enter(shown([0], 0));
    expect(given).toEqual([7]);
  });

  it('is given to a screen that is made after it was told', async () => {
    const late = new Table(CODE, () => sockets[sockets.push(new FakeSocket()) - 1] as FakeSocket);
    late.start();
    await enter(shown([0], 0));
    late.onunseen = (entries) => given.push(entries.length);
    await Promise.resolve();
    late.stop();
    expect(given).toEqual([1]);
  });

  it('is confirmed for whom it was told to', async () => {
    await enter(shown([0], 0));
    table.confirmShown(7);
    expect(sent('ConfirmShown')).toEqual([{ type: 'ConfirmShown', seat: 0, seq: 7 }]);
  });

  it('is confirmed for an onlooker', async () => {
    await enter(shown([], null));
    table.confirmShown(8);
    expect(sent('ConfirmShown')).toEqual([{ type: 'ConfirmShown', seat: null, seq: 7 }]);
  });

  it('is confirmed again, and not shown, when the confirmation got lost', async () => {
    await enter(shown([0], 0));
    table.confirmShown(7);
    await enter(shown([0], 0));
    expect([sent('ConfirmShown').length, given]).toEqual([2, [7]]);
  });

  it('is confirmed when it came with the news', async () => {
    await enter(shown([], null));
    latest().tell({ type: 'EntriesPlayed', id: null, entries: [entry(9, true)], standing: standing(0), toldTo: 0 });
    table.confirmShown(9);
    expect(sent('ConfirmShown')).toContainEqual({ type: 'ConfirmShown', seat: 0, seq: 9 });
  });
});

describe('at one screen', () => {
  it('a secret waits for its curtain', async () => {
    await enter(shown([0, 1], 0));
    expect(given).toEqual([]);
  });

  it('nothing waits in a game without secrets', async () => {
    await enter({ ...shown([0, 1], 0), hasSecrets: false });
    expect(given).toEqual([7]);
  });

  it('a secret is given once its seat looks', async () => {
    await enter(shown([0, 1], 0));
    table.lookAnew(0);
    await enter(shown([0, 1], 0));
    expect([sent('EnterTable').at(-1), given]).toEqual([{ type: 'EnterTable', tokens: [], looking: 0 }, [7]]);
  });

  it('each seat is given it by itself', async () => {
    await enter(shown([0, 1], 0));
    table.lookAnew(0);
    await enter(shown([0, 1], 0));
    table.lookAnew(1);
    await enter(shown([0, 1], 1));
    expect(given).toEqual([7, 7]);
  });

  it('a line that drops at the curtain is opened for the seat that comes next', async () => {
    await enter(shown([0, 1], 0));
    table.lookAnew(0);
    await enter(shown([0, 1], 1, 1));
    latest().onopen?.();
    expect(sent('EnterTable').at(-1)).toEqual({ type: 'EnterTable', tokens: [] });
  });
});
