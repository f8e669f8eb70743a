import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../connection/fakeSocket';
import { MOCK } from '../../../gallery/boards';
import { Table } from '../../../table/table.svelte';
import type { EntryTold, Standing } from '../../../wire';
import { CastleDesk } from './desk.svelte';

const socket = new FakeSocket();
let table: Table;
let desk: CastleDesk;

const standing = (seq: number, ghost: number): Standing => ({
  seq,
  view: { ...MOCK, ghost, plan: null },
  toAct: [0],
  waitsFor: null,
  choices: [{ seat: 0, legal: [], words: [], takeBack: null }],
  outcome: null,
});
const climb = (seq: number, level: number): EntryTold => ({
  seq,
  seat: 0,
  events: [
    { kind: 'ghost_climbed', rule: 'CAS 3.4', facts: { level, by: 'card' }, isFleeting: false, words: { id: '' } },
  ],
});
const tell = (entry: EntryTold, ghost: number): void =>
  socket.tell({ type: 'EntriesPlayed', id: null, entries: [entry], standing: standing(entry.seq, ghost) });

beforeEach(() => {
  vi.useFakeTimers();
  table = new Table('LAMB-7KQD', () => socket);
  desk = new CastleDesk(table);
  table.start();
  socket.tell({
    type: 'TableShown',
    code: 'LAMB-7KQD',
    edition: '',
    game: 'castle',
    options: {},
    commitment: '',
    entries: [],
    standing: standing(0, 4),
    seats: [{ seat: 0, name: 'Ann', isFree: false, isYours: true }],
  });
});
afterEach(() => {
  table.stop();
  vi.useRealTimers();
});

describe('news that come while others are played out', () => {
  it('wait for their turn, on the board and in the log', async () => {
    tell(climb(1, 5), 5);
    tell(climb(2, 6), 6);
    await vi.advanceTimersByTimeAsync(60);
    expect([desk.drawn.ghost, desk.lines.length]).toEqual([4, 0]);
  });

  it('are all seen in the end', async () => {
    tell(climb(1, 5), 5);
    tell(climb(2, 6), 6);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([desk.isBusy, desk.drawn.ghost, desk.lines.length]).toEqual([false, 6, 2]);
  });

  it('are skipped together', () => {
    tell(climb(1, 5), 5);
    tell(climb(2, 6), 6);
    desk.skip();
    expect([desk.isBusy, desk.drawn.ghost]).toEqual([false, 6]);
  });
});

it('stops playing out what is taken back', () => {
  tell(climb(1, 5), 5);
  tell({ seq: 2, seat: 0, events: [], takenBack: 1 }, 4);
  expect([desk.isBusy, desk.drawn.ghost, desk.lines.length]).toEqual([false, 4, 0]);
});

it.each([
  [[], false],
  [['turn 1 left'], true],
] as const)('with %j planned, whether something may be planned otherwise: %s', (moves, mayReplan) => {
  const plan = { moves, steps: [], question: null, block: null, isPossible: true, mayStop: false, turnsLeft: 1 };
  const choices = [{ seat: 0, legal: ['go'], words: [], takeBack: 0 }];
  const entries = moves.map((_, place) => ({ seq: place + 1, seat: 0, events: [] }));
  const after = { ...standing(moves.length, 4), view: { ...MOCK, plan }, choices };
  socket.tell({ type: 'EntriesPlayed', id: null, entries, standing: after });
  expect(desk.mayReplan).toBe(mayReplan);
});

it.each([
  [['arrow', 'loop', 'arrow'], 2, 2],
  [['arrow', 'loop', 'ghost'], 2, 1],
  [['ghost', 'loop', 'loop'], 2, 0],
  [['arrow', 'arrow', 'arrow'], 0, 0],
] as const)('with %j and %i turns left, %i arrows may be turned', (kinds, turnsLeft, expected) => {
  const row = kinds.map((kind) => ({ kind, laid: null, points: null, turned: null }));
  const plan = { ...MOCK.plan, moves: [], steps: [], question: null, turnsLeft };
  const after = { ...standing(0, 4), view: { ...MOCK, row, plan } };
  socket.tell({ type: 'EntriesPlayed', id: null, entries: [], standing: after });
  expect(desk.turnsLeft).toBe(expected);
});
