import { expect, it } from 'vitest';
import { MOCK, QUESTION } from '../../../gallery/boards';
import { adviceFor } from './advice';

const looped = MOCK.row.map((card, place) => (place === 2 ? { ...card, kind: 'loop' } : card));

it('speaks of the loop once nothing is asked', () =>
  expect(adviceFor({ ...MOCK, row: looped })).toBe('castle-grown-up-loop'));
it.each([
  ['gate', 'castle-grown-up-gate'],
  ['way', 'castle-grown-up-sorcerer'],
])('speaks first of the %s that is asked for', (kind, id) => {
  const question = { kind, card: 1, repeat: 0, at: 'e1' };
  expect(adviceFor({ ...QUESTION, row: looped, plan: QUESTION.plan && { ...QUESTION.plan, question } })).toBe(id);
});
it('speaks of ghosts where nobody walks', () => {
  const row = ['ghost', 'loop', 'loop'].map((kind) => ({ kind, laid: null, points: null, turned: null }));
  expect(adviceFor({ ...MOCK, row })).toBe('castle-grown-up-ghost');
});
