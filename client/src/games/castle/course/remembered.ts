/** The stars of the course "Learn to program" that this browser has won, and how long the way is. */
const KEY = 'toychest.course';

export interface RememberedCourse {
  /** What was solved: exercises by their numbers, our other puzzles by their names. */
  readonly solved: readonly string[];
  /** How many exercises the course had when it was last seen. */
  readonly exercises: number;
}

const NOTHING: RememberedCourse = { solved: [], exercises: 0 };

export function rememberedCourse(): RememberedCourse {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const kept = { ...NOTHING, ...(typeof value === 'object' ? (value as Partial<RememberedCourse>) : {}) };
    return Array.isArray(kept.solved) ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function rememberSolved(name: string): void {
  const kept = rememberedCourse();
  if (!kept.solved.includes(name)) keep({ ...kept, solved: [...kept.solved, name] });
}

/** How long the way is: the home page says how far somebody has come. */
export function rememberExercises(exercises: number): void {
  keep({ ...rememberedCourse(), exercises });
}

function keep(course: RememberedCourse): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(course));
  } catch {
    // Nothing can be kept here: the stars are gone when the page is closed.
  }
}
