/** What the exercises teach, each with the ground that its sign stands on: no two alike. */
const GROUNDS: Readonly<Record<string, string>> = {
  sequence: '#E4F0FB',
  turn: '#FFF1C2',
  repeat: '#FBE3B4',
  gate: '#CFEDE5',
  ghost: '#E2D8F1',
};

export const groundOf = (lesson: string): string => GROUNDS[lesson] ?? '#FFFCF5';

/** The lessons of a course, in the order in which they are first met. */
export const lessonsOf = (exercises: readonly { readonly lesson: string }[]): readonly string[] => [
  ...new Set(exercises.map(({ lesson }) => lesson)),
];
