import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../connection/fakeSocket';
import type { Around } from '../table/around';
import { Table } from '../table/table.svelte';
import type { EventTold, Standing } from '../wire';
import { speak } from '../words/words.svelte';
import { PlainDesk } from './desk.svelte';

let socket: FakeSocket;
let table: Table;
let desk: PlainDesk;

const standing = (seq: number, legal: readonly string[], toAct = [0]): Standing => ({
  seq,
  view: { at: [0, 0] },
  toAct,
  waitsFor: null,
  choices: [{ seat: 0, legal, words: legal.map((move) => ({ id: move })), takeBack: null }],
  outcome: null,
});
const event = (isFleeting: boolean): EventTold => ({
  kind: 'hand_shown',
  rule: 'HUSH 2.4',
  facts: { hand: ['owl'] },
  isFleeting,
  words: { id: 'hush-event-hand-shown' },
});
const tell = (seq: number, events: readonly EventTold[], now: Standing): void =>
  socket.tell({ type: 'EntriesPlayed', id: null, entries: [{ seq, seat: 1, events }], standing: now });

beforeAll(() => speak('en'));
beforeEach(() => {
  socket = new FakeSocket();
  table = new Table('LAMB-7KQD', () => socket);
  desk = new PlainDesk(table);
  table.start();
  socket.tell({
    type: 'TableShown',
    code: 'LAMB-7KQD',
    edition: 'hush-0',
    game: 'hush',
    options: {},
    commitment: '',
    entries: [],
    standing: standing(0, ['stay', 'step']),
    seats: [
      { seat: 0, name: 'Mara', isFree: false, isYours: true },
      { seat: 1, name: 'Ivo', isFree: false, isYours: false },
    ],
  });
  desk.notice();
});

it('greys what could be done before, so that it can be asked about', () => {
  tell(1, [], standing(1, ['stay']));
  expect([desk.legal, desk.greyed]).toEqual([['stay'], ['step']]);
});

it('is busy until what is seen once was seen', async () => {
  tell(1, [event(true)], standing(1, ['stay']));
  const before = desk.isBusy;
  desk.skip();
  await vi.waitFor(() => expect(desk.isBusy).toBe(false));
  expect(before).toBe(true);
});

it('tells in the log what everybody may look up', () => {
  tell(1, [event(false)], standing(1, ['stay']));
  expect(desk.lines.map(({ text }) => text)).toEqual(['Hand shown · Hand: owl']);
});

it('says who is waited for', () => {
  tell(1, [], standing(1, [], [1]));
  expect(desk.hint).toBe('Ivo is thinking.');
});

it.each([
  [false, 'Ivo is thinking.'],
  [true, ''],
])('waits for the others, but for nobody once what was asked has its answer: %s', (isDone, hint) => {
  table.around = { isDone: () => isDone } as Around;
  tell(1, [], standing(1, [], [1]));
  expect(desk.hint).toBe(hint);
});
