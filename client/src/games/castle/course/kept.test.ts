import { beforeEach, expect, it } from 'vitest';
import { keepExercises, keepSolved, keptCourse } from './kept';

beforeEach(() => localStorage.clear());

it('has no star at first', () => expect(keptCourse().solved).toEqual([]));
it('keeps a star once, however often it is won', () => {
  keepSolved('one');
  keepSolved('one');
  expect(keptCourse().solved).toEqual(['one']);
});
it('remembers how far somebody has come', () => {
  keepSolved('1');
  keepExercises(36);
  expect(keptCourse()).toEqual({ solved: ['1'], exercises: 36 });
});
it('begins anew where nonsense is kept', () => {
  localStorage.setItem('toychest.course', '{"solved": 7}');
  expect(keptCourse().solved).toEqual([]);
});
