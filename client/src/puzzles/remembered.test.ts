import { beforeEach, expect, test } from 'vitest';
import { isDone, rememberSolved, rememberedPuzzles, running, today } from './remembered';

beforeEach(() => localStorage.clear());

test('what was solved is kept once', () => {
  rememberSolved('one', null);
  rememberSolved('one', null);
  expect(rememberedPuzzles().solved).toEqual(['one']);
});

test('days in a row are counted', () => {
  for (const day of ['2026-02-27', '2026-02-28', '2026-03-01']) rememberSolved(day, day);
  expect(running(rememberedPuzzles(), '2026-03-01')).toBe(3);
});

test('the same day counts once', () => {
  rememberSolved('one', '2026-11-17');
  rememberSolved('one', '2026-11-17');
  expect(running(rememberedPuzzles(), '2026-11-17')).toBe(1);
});

test('until the day is over, yesterday still counts', () => {
  rememberSolved('one', '2026-11-16');
  expect(running(rememberedPuzzles(), '2026-11-17')).toBe(1);
  expect(running(rememberedPuzzles(), '2026-11-18')).toBe(0);
});

test('a day that was left out begins a new row', () => {
  rememberSolved('one', '2026-11-14');
  rememberSolved('two', '2026-11-16');
  expect(rememberedPuzzles().streak).toBe(1);
});

test('a puzzle of no day is not the one of the day', () => {
  rememberSolved('one', null);
  expect(isDone(rememberedPuzzles(), '2026-11-17')).toBe(false);
});

test('what somebody broke is as nothing', () => {
  localStorage.setItem('toychest.puzzles', '{"solved": 7}');
  expect(rememberedPuzzles().solved).toEqual([]);
});

test('a day is written as the server reads it', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
