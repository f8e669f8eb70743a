/** Moving over a board by arrow keys. */
import type { Point } from './geometry';

export type Direction = 'up' | 'right' | 'down' | 'left';

const WAYS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** The nearest place in a direction: what lies aside counts double, and more than 60 degrees aside does not count. Null at the edge. */
export function nearestPlace<Place>(spots: ReadonlyMap<Place, Point>, from: Place, direction: Direction): Place | null {
  const start = spots.get(from);
  if (!start) return null;
  const way = WAYS[direction];
  const far = ({ x, y }: Point): number => {
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    return along <= 0 || aside > along * 1.75 ? Infinity : along + 2 * aside;
  };
  const others = [...spots].filter(([place, spot]) => place !== from && far(spot) < Infinity);
  return others.toSorted(([, one], [, other]) => far(one) - far(other))[0]?.[0] ?? null;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/** Where an arrow key points; null for any other, and for one that means something to the browser. */
export const pointed = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): Direction | null =>
  altKey || ctrlKey || metaKey ? null : (KEYS[key] ?? null);
