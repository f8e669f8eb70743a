import { beforeEach, expect, it } from 'vitest';
import { rememberExercises, rememberSolved, rememberedCourse } from './remembered';

beforeEach(() => localStorage.clear());

it('has no star at first', () => expect(rememberedCourse().solved).toEqual([]));
it('keeps a star once, however often it is won', () => {
  rememberSolved('one');
  rememberSolved('one');
  expect(rememberedCourse().solved).toEqual(['one']);
});
it('remembers how far somebody has come', () => {
  rememberSolved('1');
  rememberExercises(36);
  expect(rememberedCourse()).toEqual({ solved: ['1'], exercises: 36 });
});
it('begins anew where nonsense is kept', () => {
  localStorage.setItem('toychest.course', '{"solved": 7}');
  expect(rememberedCourse().solved).toEqual([]);
});
