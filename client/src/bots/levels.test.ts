import { beforeAll, expect, it } from 'vitest';
import { speak } from '../words/words.svelte';
import { levelHelp } from './levels';

beforeAll(() => speak('en'));

it('says what a level is like in any game', () =>
  expect(levelHelp('castle', 1)).toMatch(/^Gentle, for a first game: sees little beyond/));
it('lets a game have a sentence of its own', () => expect(levelHelp('clockwork', 1)).toMatch(/forgets what was shown/));
