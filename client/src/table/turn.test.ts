import { expect, it } from 'vitest';
import { answeringSeat } from './turn';

const asked = { toAct: [0], waitsFor: null, outcome: null };

it('is the seat that is asked within another one’s turn', () => {
  expect(answeringSeat(asked, 0, 1)).toBe(0);
});

it('is told to those who wait, too', () => {
  expect(answeringSeat(asked, null, 1)).toBe(0);
});

it('is nobody while the turn’s own seat decides', () => {
  expect(answeringSeat(asked, 0, 0)).toBe(null);
});

it('is nobody while chance is awaited', () => {
  expect(answeringSeat({ ...asked, waitsFor: 1, toAct: [] }, 1, 0)).toBe(null);
});
