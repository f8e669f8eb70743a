import { beforeEach, describe, expect, it } from 'vitest';
import { keepSeat, keepTable, keptTable, keptTables, letSeatGo } from './kept';

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
    finish(20);
    expect(codes()[0]).toBe('OVER-20');
    expect(codes().length).toBe(12);
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
