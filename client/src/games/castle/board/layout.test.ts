import { describe, expect, it } from 'vitest';
import { chestsOf, layoutOf, windowOf } from './layout';

const SIZES = [
  [2, 2],
  [4, 4],
  [7, 6],
  [9, 8],
  [4, 8],
  [9, 4],
  [12, 12],
  [12, 3],
] as const;

describe.each(['wide', 'tall'] as const)('%s layout', (name) => {
  it.each(SIZES)('holds a castle of %i x %i', (columns, rows) => {
    const { grid, width, height } = layoutOf(name, columns, rows);
    expect(grid.left + columns * grid.cellWidth).toBeLessThan(width);
    expect(grid.top + rows * grid.cellHeight).toBeLessThan(height);
  });

  it.each(SIZES)('keeps the tower clear of a castle of %i x %i', (columns, rows) => {
    const { grid, tower } = layoutOf(name, columns, rows);
    expect(tower.left + tower.width).toBeLessThan(grid.left);
  });
});

describe('tower', () => {
  const { tower } = layoutOf('wide', 7, 6);

  it('puts windows on alternating sides', () => {
    expect(windowOf(tower, 12, 1).x).toBeLessThan(windowOf(tower, 12, 2).x);
  });

  it('keeps the last window under the roof', () => {
    expect(windowOf(tower, 12, 12).y).toBeGreaterThan(tower.top + tower.roof);
  });

  it('shows a ghost on its way between two windows', () => {
    const [below, middle, above] = [4, 4.5, 5].map((level) => windowOf(tower, 12, level).y);
    expect(middle).toBeCloseTo(((below ?? 0) + (above ?? 0)) / 2);
  });
});

describe('chests', () => {
  it('stands one for every treasure over the castle', () => {
    const layout = layoutOf('wide', 4, 4);
    const chests = chestsOf(layout, 8);
    expect(chests).toHaveLength(8);
    expect(chests.every(({ x }) => x > layout.grid.left && x < layout.grid.left + 4 * layout.grid.cellWidth)).toBe(
      true,
    );
  });
});
