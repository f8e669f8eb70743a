import { beforeEach, expect, test } from 'vitest';
import { isDone, keepSolved, keptPuzzles, running, today } from './kept';

beforeEach(() => localStorage.clear());

test('what was solved is kept once', () => {
  keepSolved('one', null);
  keepSolved('one', null);
  expect(keptPuzzles().solved).toEqual(['one']);
});

test('days in a row are counted', () => {
  for (const day of ['2026-02-27', '2026-02-28', '2026-03-01']) keepSolved(day, day);
  expect(running(keptPuzzles(), '2026-03-01')).toBe(3);
});

test('the same day counts once', () => {
  keepSolved('one', '2026-11-17');
  keepSolved('one', '2026-11-17');
  expect(running(keptPuzzles(), '2026-11-17')).toBe(1);
});

test('until the day is over, yesterday still counts', () => {
  keepSolved('one', '2026-11-16');
  expect(running(keptPuzzles(), '2026-11-17')).toBe(1);
  expect(running(keptPuzzles(), '2026-11-18')).toBe(0);
});

test('a day that was left out begins a new row', () => {
  keepSolved('one', '2026-11-14');
  keepSolved('two', '2026-11-16');
  expect(keptPuzzles().streak).toBe(1);
});

test('a puzzle of no day is not the one of the day', () => {
  keepSolved('one', null);
  expect(isDone(keptPuzzles(), '2026-11-17')).toBe(false);
});

test('what somebody broke is as nothing', () => {
  localStorage.setItem('toychest.puzzles', '{"solved": 7}');
  expect(keptPuzzles().solved).toEqual([]);
});

test('a day is written as the server reads it', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
