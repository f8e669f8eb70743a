import { expect, test } from 'vitest';
import { linePlayers } from './line';

test('a move is told with a name where another seat moves', () => {
  const line = [0, 0, 1, 1, 0].map((seat, place) => ({ seat, move: `move ${place}` }));
  expect(linePlayers(line, ['Ada', 'Ben']).map(({ by }) => by)).toEqual([null, null, 'Ben', null, 'Ada']);
});
