import { beforeEach, expect, it } from 'vitest';
import { keepSitters, offeredSitters, type Sitter } from './sitters';

beforeEach(() => localStorage.clear());

const person = (name: string): Sitter => ({ name, bot: null });
const offered = (least: number, most: number): string[] =>
  offeredSitters(
    least,
    most,
    'Me',
    (level) => level === 1,
    (seat) => `Guest ${seat}`,
  ).map(({ name, bot }) => (bot === null ? name : `bot ${bot}`));

it('offers oneself and as many others as the game needs', () => expect(offered(2, 4)).toEqual(['Me', 'Guest 1']));

it('offers those of last time', () => {
  keepSitters([person('Mia'), person('Papa'), { name: '', bot: 1 }]);
  expect(offered(2, 4)).toEqual(['Mia', 'Papa', 'bot 1']);
});

it('offers no more than the game takes', () => {
  keepSitters([person('Mia'), person('Papa'), person('Oma')]);
  expect(offered(2, 2)).toEqual(['Mia', 'Papa']);
});

it('offers no bot that does not play this game', () => {
  keepSitters([person('Mia'), { name: '', bot: 6 }]);
  expect(offered(2, 4)).toEqual(['Mia', 'Guest 1']);
});

it('forgets what it cannot read', () => {
  localStorage.setItem('toychest.sitters', '{"name":"Mia"}');
  expect(offered(2, 2)).toEqual(['Me', 'Guest 1']);
});
