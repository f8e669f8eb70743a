/** A short course, for tests. */
import type { CourseShown } from '../../../wire';

const LESSONS = ['sequence', 'turn', 'repeat', 'gate'] as const;

export const COURSE: CourseShown = {
  type: 'CourseShown',
  game: 'castle',
  edition: 'castle-standard-0',
  exercises: LESSONS.map((lesson, place) => ({
    number: place + 1,
    lesson,
    hasGap: place % 2 === 1,
    options: { puzzle: place + 1 },
    points: 1,
    shortest: 2,
    solved: 0.9 - place / 10,
  })),
};
