/** Every game of the chest. Each is a folder here and a chunk of its own, loaded when somebody opens it. */
import type { Component } from 'svelte';
import type { Box, Face, Glance } from './face';

const faces = import.meta.glob<Face>('./*/index.ts', { import: 'face' });
const howTos = import.meta.glob<Component>('./*/howto/HowTo.svelte', { import: 'default' });
const pictures = import.meta.glob<Component<{ rule: string }>>('./*/howto/RulePicture.svelte', { import: 'default' });
const courses = import.meta.glob<Component<{ wanted: string | null }>>('./*/course/Course.svelte', {
  import: 'default',
});
const glances = import.meta.glob<Glance>('./*/glance.ts', { import: 'glance' });
const boxes = import.meta.glob<Box>('./*/box.ts', { import: 'box', eager: true });

export interface Boxed extends Box {
  readonly game: string;
}

/** The games that have a picture, in the order of the shelf. */
export const CHEST: readonly Boxed[] = Object.entries(boxes)
  .map(([path, box]) => ({ game: path.split('/')[1] ?? '', ...box }))
  .toSorted((one, other) => one.place - other.place);

/** How a game looks at the table; one that nobody has drawn has the plain face. */
export async function faceOf(game: string): Promise<Face> {
  const load = faces[`./${game}/index.ts`];
  return load ? load() : (await import('../plain')).face;
}

/** How to play a game, with pictures; null where nobody has drawn it. */
export async function howToOf(game: string): Promise<Component | null> {
  return (await howTos[`./${game}/howto/HowTo.svelte`]?.()) ?? null;
}

export const hasHowTo = (game: string): boolean => Object.hasOwn(howTos, `./${game}/howto/HowTo.svelte`);

/** The course that a game brings: its page, and the way to each of its exercises. */
export async function course(): Promise<Component<{ wanted: string | null }>> {
  const [load] = Object.values(courses);
  if (!load) throw new RangeError('expected a game with a course, got none');
  return load();
}

/** A small picture beside a paragraph of a game's rules; null where nobody has drawn any. */
export async function rulePictureOf(game: string): Promise<Component<{ rule: string }> | null> {
  return (await pictures[`./${game}/howto/RulePicture.svelte`]?.()) ?? null;
}

/** How a table of a game looks from the home page; null for a game that has no such picture. */
export const glanceOf = async (game: string): Promise<Glance | null> =>
  (await glances[`./${game}/glance.ts`]?.()) ?? null;
