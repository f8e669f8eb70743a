import { expect, it } from 'vitest';
import { MOCK } from '../../../gallery/boards';
import { typed } from './typed';

it.each([
  ['jump flag 3', 'jump g3'],
  ['Jump  Heart 5', 'jump b5'],
  ['jump flag3', 'jump g3'],
  ['jump c4', 'jump c4'],
  ['turn 1 right', 'turn 1 right'],
  ['why not', 'why not'],
])('reads %s as %s', (text, move) => expect(typed(text, MOCK)).toBe(move));

it('turns an arrow to where it shall point', () => {
  const row = [{ kind: 'arrow', laid: 'left', points: 'left', turned: null }];
  expect(typed('turn 1 up', { ...MOCK, row })).toBe('turn 1 right');
});
