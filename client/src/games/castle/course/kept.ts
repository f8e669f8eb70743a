/** The stars of the course "Learn to program" that this browser has won, and how long the way is. */
const KEY = 'toychest.course';

export interface KeptCourse {
  /** What was solved: exercises by their numbers, our other puzzles by their names. */
  readonly solved: readonly string[];
  /** How many exercises the course had when it was last seen. */
  readonly exercises: number;
}

const NOTHING: KeptCourse = { solved: [], exercises: 0 };

export function keptCourse(): KeptCourse {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const kept = { ...NOTHING, ...(typeof value === 'object' ? (value as Partial<KeptCourse>) : {}) };
    return Array.isArray(kept.solved) ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function keepSolved(name: string): void {
  const kept = keptCourse();
  if (!kept.solved.includes(name)) keep({ ...kept, solved: [...kept.solved, name] });
}

/** How long the way is: the home page says how far somebody has come. */
export function keepExercises(exercises: number): void {
  keep({ ...keptCourse(), exercises });
}

function keep(course: KeptCourse): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(course));
  } catch {
    // Nothing can be kept here: the stars are gone when the page is closed.
  }
}
