import { beforeEach, expect, it } from 'vitest';
import { rememberTable, rememberedTable } from '../connection/remembered';
import { carriedIn, keepFetched, tablesToCarry } from './deviceLinks';

const FETCHED = { code: 'LAMB-7KQD', game: 'castle', names: ['Ann', 'Ben'], seats: [1], tokens: ['b'], isOver: false };

beforeEach(() => localStorage.clear());

it('carries tables with a seat of ours', () => {
  rememberTable('LAMB-7KQD', { tokens: ['a'], seats: [0] });
  rememberTable('TREE-2345', { tokens: ['c'], seats: [0], isAside: true });
  expect(tablesToCarry()).toEqual([{ code: 'LAMB-7KQD', tokens: ['a'] }]);
});

it('keeps what has come beside what is here', () => {
  rememberTable('LAMB-7KQD', { tokens: ['a'], seats: [0] });
  keepFetched([FETCHED]);
  keepFetched([FETCHED]);
  expect(rememberedTable('LAMB-7KQD')).toMatchObject({ tokens: ['a', 'b'], seats: [0, 1], game: 'castle' });
});

it('reads name and key behind an address', () => {
  const key = 'k'.repeat(24);
  expect([carriedIn(`#abc.${key}`), carriedIn('#abc.short'), carriedIn('')]).toEqual([
    { name: 'abc', key },
    null,
    null,
  ]);
});
