import { beforeAll, describe, expect, it } from 'vitest';
import type { RememberedTable } from '../connection/remembered';
import { glanceOf } from '../games';
import type { Outcome } from '../wire';
import { speak } from '../words/words.svelte';
import { endedHow, endedWith, isWon } from './endedHow';

const outcome = (reason: string, ...places: number[]): Outcome => ({ reason, rule: 'TOY 6.1', points: [0, 0], places });
const table = (game: string, ended?: Outcome, seats: readonly number[] = [0]): RememberedTable => ({
  code: 'LAMB-7KQD',
  game,
  tokens: ['secret'],
  seats,
  names: ['Zosia', 'Ivo'],
  isOver: true,
  at: 0,
  ...(ended ? { outcome: ended } : {}),
});

beforeAll(() => speak('en', 'castle', 'clockwork', 'toybattle'));

describe('how a game ended', () => {
  it('is one’s own win against others', () =>
    expect(endedHow(table('toybattle', outcome('headquarters', 1, 2)), null)).toBe('You won'));
  it('names whoever else has won', () =>
    expect(endedHow(table('toybattle', outcome('headquarters', 2, 1)), null)).toBe('Ivo wins'));
  it('names the winner where both sat at this screen', () =>
    expect(endedHow(table('toybattle', outcome('headquarters', 1, 2), [0, 1]), null)).toBe('Zosia wins'));
  it('is said by the game where all win together', () =>
    expect(endedHow(table('castle', outcome('castle-saved', 1, 1)), null)).toBe('You saved the castle!'));
  it('is not known of a table that nobody asked about', () =>
    expect(endedHow(table('castle'), null)).toBe('The game is over'));
  it('is not said where no words are there', () =>
    expect(endedHow(table('harbour', outcome('sunk', 2, 1)), null)).toBe('The game is over'));
});

it('is won by whoever came first', () => expect(isWon(table('toybattle', outcome('objective', 2, 1), [1]))).toBe(true));
it('is not won where the game beat all', () =>
  expect(isWon(table('castle', outcome('ghost-escaped', 2, 2)))).toBe(false));

describe('how it stood at the end', () => {
  const endedAt = (game: string, points: readonly number[], seats?: readonly number[]): RememberedTable =>
    table(game, { ...outcome('any', 1, 2), points }, seats);
  it('is told by one’s own medals first', async () =>
    expect(endedWith(endedAt('toybattle', [4, 7], [1]), await glanceOf('toybattle'))).toBe('7 : 4 medals'));
  it('is told by the treasures that were found', async () =>
    expect(endedWith(endedAt('castle', [1, 1]), await glanceOf('castle'))).toBe('1 treasure found'));
  it('is told by the machines of everybody, one’s own first', async () =>
    expect(endedWith(endedAt('clockwork', [0, 2, 1], [1]), await glanceOf('clockwork'))).toBe(
      'machines 2\u00a0:\u00a00\u00a0:\u00a01',
    ));
  it('is not told of a game that nobody has drawn', () => expect(endedWith(endedAt('harbour', [3, 1]), null)).toBe(''));
  it('is not told of an end that is not known', async () =>
    expect(endedWith(table('castle'), await glanceOf('castle'))).toBe(''));
});
