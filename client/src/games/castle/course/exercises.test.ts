import { expect, it } from 'vitest';
import { exerciseAt, exerciseOf, nextExercise, starsOf } from './exercises';
import { COURSE } from './fixtures';

const nextAfter = (...solved: readonly string[]): number | undefined => nextExercise(COURSE, solved)?.number;

it('is known by the options of its table', () =>
  expect(exerciseOf(COURSE, { puzzle: 2, profile: 'young' })?.number).toBe(2));
it('is none where something else is played', () => expect(exerciseOf(COURSE, { puzzle: '2-any-way' })).toBeNull());
it('is found by its number', () => expect(exerciseAt(COURSE, 3)?.lesson).toBe('repeat'));
it('has no number beyond the last', () => expect(exerciseAt(COURSE, 5)).toBeNull());
it('begins with the first', () => expect(nextAfter()).toBe(1));
it('goes on after the furthest star', () => expect(nextAfter('2')).toBe(3));
it('comes back to what was left out', () => expect(nextAfter('1', '3', '4')).toBe(2));
it('is done when every star is won', () => expect(nextAfter('1', '2', '3', '4')).toBeUndefined());
it('counts no stars of other puzzles', () => expect(starsOf(COURSE.exercises, ['1', '1-first-turn'])).toBe(1));
