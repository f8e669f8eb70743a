import { beforeEach, expect, it, vi } from 'vitest';
import { rememberTable, rememberedTable } from '../connection/remembered';
import { rememberGuide } from '../guide/remembered';
import type { TableSeen } from '../wire';
import { OwnTables } from './ownTables.svelte';

const seen = (code: string, awaited: number, isOver = false): TableSeen => ({
  code,
  edition: 'castle-standard-0',
  game: '',
  options: {},
  seats: [
    { seat: 0, name: 'Zosia', isFree: false, isYours: true },
    { seat: 1, name: 'Ivo', isFree: false, isYours: false },
  ],
  awaited: [awaited],
  view: {},
  outcome: isOver ? { reason: 'castle-saved', rule: 'CAS 5.1', points: [4], places: [1] } : null,
});

function answer(...tables: TableSeen[]): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ type: 'TablesSeen', tables })));
}

const codes = (tables: OwnTables): string[] => tables.running.map(({ kept }) => kept.code);

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  for (const code of ['LAMB-7KQD', 'FROG-2ABC', 'BEAR-3DEF']) rememberTable(code, { tokens: ['secret'], seats: [0] });
});

it('shows those first that wait for this browser', async () => {
  answer(seen('BEAR-3DEF', 1), seen('FROG-2ABC', 0), seen('LAMB-7KQD', 1));
  const tables = new OwnTables();
  await tables.look();
  expect(codes(tables)).toEqual(['FROG-2ABC', 'BEAR-3DEF', 'LAMB-7KQD']);
});

it('leaves out what is gone', async () => {
  answer(seen('FROG-2ABC', 0));
  const tables = new OwnTables();
  await tables.look();
  expect(codes(tables)).toEqual(['FROG-2ABC']);
});

it('shows them as they were left where nobody answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const tables = new OwnTables();
  await tables.look();
  expect(codes(tables)).toEqual(['BEAR-3DEF', 'FROG-2ABC', 'LAMB-7KQD']);
});

it('puts what has ended meanwhile to the finished games', async () => {
  answer(seen('BEAR-3DEF', 0, true), seen('FROG-2ABC', 0), seen('LAMB-7KQD', 0));
  const tables = new OwnTables();
  await tables.look();
  expect(tables.finished.map(({ code, outcome }) => [code, outcome?.reason])).toEqual([['BEAR-3DEF', 'castle-saved']]);
});

it('tidies a table away, and keeps its seat', () => {
  const tables = new OwnTables();
  tables.tidy('FROG-2ABC', true);
  expect([codes(tables), rememberedTable('FROG-2ABC')?.tokens]).toEqual([['BEAR-3DEF', 'LAMB-7KQD'], ['secret']]);
});

it('leaves a guided game to its own line', () => {
  rememberTable('LAMB-7KQD', { game: 'castle' });
  rememberGuide('castle', { code: 'LAMB-7KQD', step: 3, steps: 9, isDone: false });
  expect(codes(new OwnTables())).toEqual(['BEAR-3DEF', 'FROG-2ABC']);
});

it('leaves what lies aside to the page that leads there', () => {
  rememberTable('LAMB-7KQD', { isAside: true });
  rememberTable('FROG-2ABC', { isAside: true, isOver: true });
  const tables = new OwnTables();
  expect([codes(tables), tables.finished]).toEqual([['BEAR-3DEF'], []]);
});
