import { expect, it } from 'vitest';
import type { SeatShown, Standing } from '../wire';
import { thinkingSeat } from './thinking';

const seat = (number: number, bot: number | null): SeatShown => ({
  seat: number,
  name: '',
  isFree: false,
  isYours: bot === null,
  bot,
});
const SEATS = [seat(0, null), seat(1, 3)];
const standing = (
  toAct: readonly number[],
  waitsFor: number | null = null,
  outcome: Standing['outcome'] = null,
): Standing => ({ seq: 4, view: null, toAct, waitsFor, choices: [], outcome });

it('is the bot that owes a move', () => expect(thinkingSeat(SEATS, standing([1]))).toBe(1));
it('is the bot that is to begin', () => expect(thinkingSeat(SEATS, standing([-1], 1))).toBe(1));
it('is nobody while a person decides', () => expect(thinkingSeat(SEATS, standing([0]))).toBeNull());
it('is nobody after the end', () =>
  expect(
    thinkingSeat(SEATS, standing([1], null, { reason: 'objective', rule: 'TOY 6.1', points: [1, 0], places: [1, 2] })),
  ).toBeNull());
it('is nobody before the table is shown', () => expect(thinkingSeat(SEATS, null)).toBeNull());
