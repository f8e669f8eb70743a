import { beforeAll, expect, it } from 'vitest';
import type { ChainShown } from '../wire';
import { speak } from '../words/words.svelte';
import { eveningWords } from './evening';

const chain = (games: number, ...wins: number[]): ChainShown => ({
  type: 'ChainShown',
  code: '',
  games,
  wins,
  origin: null,
  following: null,
  seats: [],
});

beforeAll(() => speak('en', 'toybattle'));

it('has no score after one game', () => expect(eveningWords(chain(1, 1, 0), ['Ann', 'Ben'], false)).toBe(''));
it('is two numbers for two', () => expect(eveningWords(chain(3, 2, 1), ['Ann', 'Ben'], false)).toBe('Ann 2 : 1 Ben'));
it('names everybody where more play', () =>
  expect(eveningWords(chain(3, 2, 1, 0), ['Ann', 'Ben', 'Cog'], false)).toBe('Ann 2, Ben 1, Cog 0'));
it('is won or lost together', () => expect(eveningWords(chain(3, 2, 2), ['Ann', 'Ben'], true)).toBe('2 of 3 won'));
