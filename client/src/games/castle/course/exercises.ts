/** The exercises of the course, as the server lists them: which one a table plays, and which comes next. */
import type { Options } from '../../../choices/choices.svelte';
import { courseOf } from '../../../connection/server';
import type { CourseShown, ExerciseShown } from '../../../wire';

let listed: Promise<CourseShown> | null = null;

/** The course of the castle; asked for once, and again after a failure. */
export function course(): Promise<CourseShown> {
  listed ??= courseOf('castle').catch((refused: unknown) => {
    listed = null;
    throw refused;
  });
  return listed;
}

/** The exercise that a table with these options plays, or null. */
export const exerciseOf = ({ exercises }: CourseShown, played: Options): ExerciseShown | null =>
  exercises.find(({ options }) => Object.entries(options).every(([name, value]) => played[name] === value)) ?? null;

export const exerciseAt = ({ exercises }: CourseShown, number: number): ExerciseShown | null =>
  exercises.find((exercise) => exercise.number === number) ?? null;

/** The first exercise without a star after the furthest that has one; else the first without; null when all have. */
export function nextExercise({ exercises }: CourseShown, solved: readonly string[]): ExerciseShown | null {
  const last = exercises.findLastIndex((exercise) => isSolved(exercise, solved));
  const open = exercises.filter((exercise) => !isSolved(exercise, solved));
  return open.find(({ number }) => number > last + 1) ?? open[0] ?? null;
}

export const isSolved = ({ number }: ExerciseShown, solved: readonly string[]): boolean =>
  solved.includes(String(number));

export const starsOf = (exercises: readonly ExerciseShown[], solved: readonly string[]): number =>
  exercises.filter((exercise) => isSolved(exercise, solved)).length;
