import { beforeEach, expect, it } from 'vitest';
import { keepGuide, keptGuide } from './kept';

beforeEach(() => localStorage.clear());

const at = (code: string, step: number) => ({ code, step, steps: 9, isDone: false });

it('is kept for each game', () => {
  keepGuide('castle', at('LAMB-7KQD', 2));
  keepGuide('toybattle', at('FROG-2ABC', 5));
  expect(keptGuide('castle')).toEqual(at('LAMB-7KQD', 2));
});

it('counts the furthest step at a table', () => {
  keepGuide('castle', at('LAMB-7KQD', 5));
  keepGuide('castle', at('LAMB-7KQD', 4));
  expect(keptGuide('castle')?.step).toBe(5);
});

it('stays done at a table where its last words are said once more', () => {
  keepGuide('castle', { ...at('LAMB-7KQD', 9), isDone: true });
  keepGuide('castle', at('LAMB-7KQD', 9));
  expect(keptGuide('castle')?.isDone).toBe(true);
});

it('begins anew at a new table', () => {
  keepGuide('castle', at('LAMB-7KQD', 5));
  keepGuide('castle', at('FROG-2ABC', 1));
  expect(keptGuide('castle')?.step).toBe(1);
});

it('is nothing where nobody has learned', () => expect(keptGuide('castle')).toBeUndefined());
