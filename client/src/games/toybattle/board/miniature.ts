/** A terrain before play, for small drawings of it. */
import { byName, listsIn } from '../../../board/files';
import type { Point } from '../../../board/geometry';

export interface Sketch {
  readonly name: string;
  readonly places: ReadonlyMap<number, Point>;
  readonly paths: readonly (readonly [number, number])[];
  readonly castles: readonly { readonly place: number; readonly seat: number }[];
  readonly special: ReadonlySet<number>;
}

const files = import.meta.glob<string>('../../../../../src/toychest/games/toybattle/terrains/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TERRAINS = byName(files);

export const terrainNames = (): readonly string[] => [...TERRAINS.keys()];

/** Null for a terrain that is not ours. */
export function sketchOf(terrain: unknown): Sketch | null {
  const text = TERRAINS.get(String(terrain));
  if (text === undefined) return null;
  const castles = listsIn(text, 'headquarters').flatMap(([side, places]) =>
    places.map((place) => ({ place, seat: side === 'red' ? 1 : 0 })),
  );
  return {
    name: String(terrain),
    places: new Map(listsIn(text, 'places').map(([place, [x = 0, y = 0]]) => [Number(place), { x, y }])),
    paths: listsIn(text, 'paths').flatMap(([start, ends]) => ends.map((end) => [Number(start), end] as const)),
    castles,
    special: new Set([
      ...listsIn(text, 'special').flatMap(([, places]) => places),
      ...listsIn(text, 'gates').map(([place]) => Number(place)),
    ]),
  };
}
