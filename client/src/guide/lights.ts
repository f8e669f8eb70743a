/** What a guide lights, found on the page by the names that the server and every game use. */
import { grown as enlarged } from '../screen.svelte';
import { grownRing } from './ring';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A hole in the tracing paper: round about a small piece, square about anything else, or along a region's edge. */
export interface Hole {
  readonly box: Box;
  readonly shape: 'round' | 'square' | 'ring';
  /** The outline of a ring, and the places along it. */
  readonly path?: string;
  readonly along?: readonly Box[];
}

const ROUND: ReadonlySet<string> = new Set(['place', 'tile']);
const LARGE = 150;
/** A round hole, for the size of what lies in it. */
const AIR = 0.31;
const TILE_AIR = 0.12;
const RIM = 8;
/** A square of a grid, by its size: to its neighbours' edge, no further. */
const SQUARE_AIR = 0.1;
/** What reaches so close to both edges of the page is a strip of it. */
const STRIP = 16;
const EMPTY: Box = { left: 0, top: 0, width: 0, height: 0 };

/** How a thing of this name is found: places and squares by their own names, everything else by `data-light`. */
function selectorOf(name: string): string {
  const [kind = '', ...rest] = name.split(' ');
  const which = quoted(rest.join(' '));
  if (name.endsWith(' *')) return `[data-light^="${quoted(kind)} "]`;
  if (kind === 'place') return `[data-place="${which}"], [data-square="${which}"]`;
  if (kind === 'spot') return `[data-place="spot ${which}"]`;
  if (kind === 'hand') return `[data-card="${which}"]`;
  return `[data-light="${quoted(name)}"]`;
}

const quoted = (text: string): string => text.replaceAll(/["\\]/g, '\\$&');

/** The things of a name that can be seen on the page. */
export function thingsNamed(name: string): readonly Element[] {
  return [...document.querySelectorAll(selectorOf(name))].filter((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

export const thingNamed = (name: string): Element | null => thingsNamed(name)[0] ?? null;

/** Where it stands, for a bubble beside it. */
export const anchorOf = (name: string): DOMRect | null => thingNamed(name)?.getBoundingClientRect() ?? null;

/** Where things of a name stand, all together; null when there is none. */
export function boxOf(name: string): Box | null {
  const boxes = name.startsWith('region ') ? placesOf(name).flatMap(thingsNamed) : thingsNamed(name);
  return union(boxes.map((thing) => thing.getBoundingClientRect()));
}

export function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left;
  return { left, top, width, height: Math.max(...boxes.map((box) => box.top + box.height)) - top };
}

/** The hole for a name; null when nothing of that name is on the page. */
export function holeOf(name: string): Hole | null {
  const box = boxOf(name);
  if (!box) return null;
  if (name.startsWith('region ')) return ringHole(name);
  const size = Math.max(box.width, box.height);
  const isSquare = thingNamed(name)?.matches('[data-square]') === true;
  const isRound = ROUND.has(name.split(' ')[0] ?? '') && size < enlarged(LARGE) && !isSquare;
  const air = name.startsWith('tile ') ? TILE_AIR : AIR;
  if (isRound) return { box: grown(box, size * air), shape: 'round' };
  const rim = isSquare ? Math.min(RIM, size * SQUARE_AIR) : RIM;
  return { box: isStrip(box) ? box : grown(box, rim), shape: 'square' };
}

/** Right across the page, with words close above and below: they are not cut. */
const isStrip = ({ width }: Box): boolean => width >= document.documentElement.clientWidth - STRIP;

/** `region 11 13 18`: the places round a region, in the order in which one walks round it. */
const placesOf = (name: string): readonly string[] =>
  name
    .split(' ')
    .slice(1)
    .map((place) => `place ${place}`);

/** A region is spoken of at its highest place. */
function ringHole(name: string): Hole {
  const corners = placesOf(name).flatMap((place) => boxOf(place) ?? []);
  const air = Math.max(...corners.map(({ width }) => width)) * 0.66;
  const ring = corners.map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }));
  const [highest = EMPTY] = corners.toSorted((one, other) => one.top - other.top);
  return { box: grown(highest, highest.width * AIR), shape: 'ring', path: grownRing(ring, air), along: corners };
}

export const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** What a screen reader calls it. */
export function nameOf(name: string): string {
  const thing = thingNamed(name);
  return thing?.getAttribute('aria-label') ?? thing?.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '';
}
