import { beforeEach, describe, expect, it } from 'vitest';
import { rememberSeat, rememberTable, rememberedTable, rememberedTables, letSeatGo, noteTable } from './remembered';

beforeEach(() => localStorage.clear());

const codes = (): string[] => rememberedTables().map(({ code }) => code);
const finish = (count: number): void => {
  for (let number = 1; number <= count; number += 1)
    rememberTable(`OVER-${number}`, { tokens: ['secret'], seats: [0], isOver: true });
};

describe('kept tables', () => {
  it('come latest first', () => {
    rememberSeat('LAMB-7KQD', 0, 'one');
    rememberSeat('FROG-2ABC', 0, 'two');
    expect(codes()).toEqual(['FROG-2ABC', 'LAMB-7KQD']);
  });

  it('never lose a game that still runs', () => {
    rememberSeat('LAMB-7KQD', 0, 'secret');
    finish(20);
    expect(rememberedTable('LAMB-7KQD')?.tokens).toEqual(['secret']);
  });

  it('are few once finished', () => {
    finish(70);
    expect(codes()[0]).toBe('OVER-70');
    expect(codes().length).toBe(60);
  });

  it('do not make room for those that lie aside', () => {
    finish(1);
    for (let number = 1; number <= 20; number += 1)
      rememberTable(`ASIDE-${number}`, { tokens: ['secret'], isAside: true });
    expect([codes().length, codes().includes('OVER-1')]).toEqual([13, true]);
  });

  it('may be saved games that were opened', () => {
    rememberTable('LAMB-7KQD', { game: 'castle', isOver: true, isOpened: true });
    expect(codes()).toEqual(['LAMB-7KQD']);
  });

  it('are only those one sat at', () => {
    rememberTable('LAMB-7KQD', { game: 'castle' });
    expect(codes()).toEqual([]);
  });
});

describe('a seat that somebody else took', () => {
  it('loses only the token that was refused', () => {
    rememberSeat('LAMB-7KQD', 1, 'good');
    rememberSeat('LAMB-7KQD', 1, 'late');
    letSeatGo('LAMB-7KQD', 'late');
    expect(rememberedTable('LAMB-7KQD')).toMatchObject({ tokens: ['good'], seats: [1] });
  });
});

describe('what is noted about a table', () => {
  it('leaves its time and its place', () => {
    rememberSeat('LAMB-7KQD', 0, 'one');
    rememberSeat('FROG-2ABC', 0, 'two');
    const { at } = rememberedTable('LAMB-7KQD') ?? {};
    noteTable('LAMB-7KQD', { isTidied: true });
    expect([codes()[1], rememberedTable('LAMB-7KQD')?.at]).toEqual(['LAMB-7KQD', at]);
  });
  it('makes no table of one that is not kept', () => {
    noteTable('LAMB-7KQD', { isOver: true });
    expect(codes()).toEqual([]);
  });
});
