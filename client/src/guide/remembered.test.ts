import { beforeEach, expect, it } from 'vitest';
import { rememberGuide, rememberedGuide } from './remembered';

beforeEach(() => localStorage.clear());

const at = (code: string, step: number) => ({ code, step, steps: 9, isDone: false });

it('is kept for each game', () => {
  rememberGuide('castle', at('LAMB-7KQD', 2));
  rememberGuide('toybattle', at('FROG-2ABC', 5));
  expect(rememberedGuide('castle')).toEqual(at('LAMB-7KQD', 2));
});

it('counts the furthest step at a table', () => {
  rememberGuide('castle', at('LAMB-7KQD', 5));
  rememberGuide('castle', at('LAMB-7KQD', 4));
  expect(rememberedGuide('castle')?.step).toBe(5);
});

it('stays done at a table where its last words are said once more', () => {
  rememberGuide('castle', { ...at('LAMB-7KQD', 9), isDone: true });
  rememberGuide('castle', at('LAMB-7KQD', 9));
  expect(rememberedGuide('castle')?.isDone).toBe(true);
});

it('begins anew at a new table', () => {
  rememberGuide('castle', at('LAMB-7KQD', 5));
  rememberGuide('castle', at('FROG-2ABC', 1));
  expect(rememberedGuide('castle')?.step).toBe(1);
});

it('is nothing where nobody has learned', () => expect(rememberedGuide('castle')).toBeUndefined());
