/** Every game of the chest. Each is a folder here and a chunk of its own, loaded when somebody opens it. */
import type { Box, Face } from './face';

const faces = import.meta.glob<Face>('./*/index.ts', { import: 'face' });
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
