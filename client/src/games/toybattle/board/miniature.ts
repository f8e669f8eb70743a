/** Terrains before play, for small drawings of them: from the game's own files, read when the client is built. */
import type { Point } from '../../../kit/geometry';

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
const TERRAINS: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.toml$/g, ''), text]),
);

export const terrainNames = (): readonly string[] => [...TERRAINS.keys()];

/** Null for a terrain that is not ours. */
export function sketchOf(terrain: unknown): Sketch | null {
  const text = TERRAINS.get(String(terrain));
  if (text === undefined) return null;
  const castles = entriesOf(text, 'headquarters').flatMap(([side, places]) =>
    places.map((place) => ({ place, seat: side === 'red' ? 1 : 0 })),
  );
  return {
    name: String(terrain),
    places: new Map(entriesOf(text, 'places').map(([place, [x = 0, y = 0]]) => [Number(place), { x, y }])),
    paths: entriesOf(text, 'paths').flatMap(([start, ends]) => ends.map((end) => [Number(start), end] as const)),
    castles,
    special: new Set([
      ...entriesOf(text, 'special').flatMap(([, places]) => places),
      ...entriesOf(text, 'gates').map(([place]) => Number(place)),
    ]),
  };
}

/** The lines `name = [numbers]` of a section. */
function entriesOf(text: string, section: string): readonly (readonly [string, readonly number[]])[] {
  const [, body = ''] = text.split(new RegExp(`^\\[${section}\\].*$`, 'm'));
  const [lines = ''] = body.split(/^\[/m);
  return Array.from(
    lines.matchAll(/^(\w+)\s*=\s*\[([^\]]*)\]/gm),
    ([, name = '', numbers = '']) => [name, numbers.split(',').map(Number)] as const,
  );
}
