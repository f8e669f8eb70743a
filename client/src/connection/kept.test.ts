import { beforeEach, describe, expect, it } from 'vitest';
import { keepSeat, keepTable, keptTable, keptTables, letSeatGo, noteTable } from './kept';

beforeEach(() => localStorage.clear());

const codes = (): string[] => keptTables().map(({ code }) => code);
const finish = (count: number): void => {
  for (let number = 1; number <= count; number += 1)
    keepTable(`OVER-${number}`, { tokens: ['secret'], seats: [0], isOver: true });
};

describe('kept tables', () => {
  it('come latest first', () => {
    keepSeat('LAMB-7KQD', 0, 'one');
    keepSeat('FROG-2ABC', 0, 'two');
    expect(codes()).toEqual(['FROG-2ABC', 'LAMB-7KQD']);
  });

  it('never lose a game that still runs', () => {
    keepSeat('LAMB-7KQD', 0, 'secret');
    finish(20);
    expect(keptTable('LAMB-7KQD')?.tokens).toEqual(['secret']);
  });

  it('are few once finished', () => {
    finish(70);
    expect(codes()[0]).toBe('OVER-70');
    expect(codes().length).toBe(60);
  });

  it('do not make room for those that lie aside', () => {
    finish(1);
    for (let number = 1; number <= 20; number += 1) keepTable(`ASIDE-${number}`, { tokens: ['secret'], isAside: true });
    expect([codes().length, codes().includes('OVER-1')]).toEqual([13, true]);
  });

  it('may be saved games that were opened', () => {
    keepTable('LAMB-7KQD', { game: 'castle', isOver: true, isOpened: true });
    expect(codes()).toEqual(['LAMB-7KQD']);
  });

  it('are only those one sat at', () => {
    keepTable('LAMB-7KQD', { game: 'castle' });
    expect(codes()).toEqual([]);
  });
});

describe('a seat that somebody else took', () => {
  it('loses only the token that was refused', () => {
    keepSeat('LAMB-7KQD', 1, 'good');
    keepSeat('LAMB-7KQD', 1, 'late');
    letSeatGo('LAMB-7KQD', 'late');
    expect(keptTable('LAMB-7KQD')).toMatchObject({ tokens: ['good'], seats: [1] });
  });
});

describe('what is noted about a table', () => {
  it('leaves its time and its place', () => {
    keepSeat('LAMB-7KQD', 0, 'one');
    keepSeat('FROG-2ABC', 0, 'two');
    const { at } = keptTable('LAMB-7KQD') ?? {};
    noteTable('LAMB-7KQD', { isTidied: true });
    expect([codes()[1], keptTable('LAMB-7KQD')?.at]).toEqual(['LAMB-7KQD', at]);
  });
  it('makes no table of one that is not kept', () => {
    noteTable('LAMB-7KQD', { isOver: true });
    expect(codes()).toEqual([]);
  });
});
