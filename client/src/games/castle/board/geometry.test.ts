import { describe, expect, it } from 'vitest';
import type { StepShown } from '../../../wire';
import { arcOf, beadsOf, centreOf, distance, gridOf, pearlsOf, pointOn, ribbonsOf, wallOf } from './geometry';

const grid = gridOf(7, 6, 190, 148, 84, 84);
const walk = (number: number, start: string, end: string): StepShown => ({
  kind: 'walk',
  number,
  card: 1,
  repeat: 0,
  direction: null,
  start,
  end,
});

describe('squares', () => {
  it('finds the centre of a square by column letter and row number', () => {
    expect(centreOf(grid, 'c4')).toEqual({ x: 190 + 2.5 * 84, y: 148 + 3.5 * 84 });
  });

  it('finds the wall half way to the neighbour', () => {
    expect(wallOf(grid, 'c4', 'up')).toEqual({ x: 400, y: 400 });
  });

  it('scales pieces by the shorter side of a room', () => {
    expect(gridOf(7, 6, 0, 0, 84, 42).unit).toBe(0.5);
  });
});

describe('ribbons', () => {
  it('runs a single walk through the middle of its door', () => {
    const [ribbon] = ribbonsOf(grid, [walk(1, 'd1', 'e1')]);
    expect(ribbon).toMatchObject({ start: centreOf(grid, 'd1'), end: centreOf(grid, 'e1'), angle: 0 });
  });

  it('runs to and fro beside itself, the first walk above', () => {
    const [there, back] = ribbonsOf(grid, [walk(1, 'c4', 'b4'), walk(2, 'b4', 'c4')]);
    expect((back?.start.y ?? 0) - (there?.start.y ?? 0)).toBe(24);
  });

  it('moves lanes sideways on a vertical way', () => {
    const ribbons = ribbonsOf(grid, [walk(1, 'd5', 'd4'), walk(2, 'd4', 'd5')]);
    expect(ribbons.map(({ start }) => start.x - centreOf(grid, 'd5').x)).toEqual([-12, 12]);
  });

  it('keeps four lanes inside a room without touching', () => {
    const ribbons = ribbonsOf(grid, [
      walk(1, 'd5', 'd4'),
      walk(2, 'd4', 'd5'),
      walk(3, 'd5', 'd4'),
      walk(4, 'd4', 'd5'),
    ]);
    const [first, second] = ribbons;
    expect((second?.start.x ?? 0) - (first?.start.x ?? 0)).toBeGreaterThan(first?.width ?? Infinity);
  });

  it('stops the arrow head before a piece that lies at the end', () => {
    const [free] = ribbonsOf(grid, [walk(1, 'd1', 'e1')]);
    const [stopped] = ribbonsOf(grid, [walk(1, 'd1', 'e1')], new Set(['e1']));
    expect((free?.head.x ?? 0) - (stopped?.head.x ?? 0)).toBe(10);
  });

  it('leaves out steps that do not walk', () => {
    expect(ribbonsOf(grid, [{ ...walk(1, 'e1', 'c4'), kind: 'jump' }])).toEqual([]);
  });
});

describe('beads', () => {
  it('lies at the end of its ribbon when nothing stands there', () => {
    const [bead] = beadsOf(grid, ribbonsOf(grid, [walk(1, 'd1', 'e1')]), []);
    expect(bead).toEqual({ number: 1, ...centreOf(grid, 'e1') });
  });

  it('makes way for a treasure', () => {
    const [bead] = beadsOf(grid, ribbonsOf(grid, [walk(1, 'd1', 'e1')]), [centreOf(grid, 'e1')]);
    expect(distance(bead ?? { x: 0, y: 0 }, centreOf(grid, 'e1'))).toBeGreaterThan(24);
  });

  it('keeps two beads in one room apart', () => {
    const [one, other] = beadsOf(grid, ribbonsOf(grid, [walk(1, 'd1', 'e1'), walk(2, 'f1', 'e1')]), []);
    expect(distance(one ?? { x: 0, y: 0 }, other ?? { x: 0, y: 0 })).toBeGreaterThan(23);
  });
});

describe('arcs', () => {
  it('starts and ends in the two gates', () => {
    const arc = arcOf(grid, 'e1', 'c4');
    expect([pointOn(arc, 0), pointOn(arc, 1)]).toEqual([centreOf(grid, 'e1'), centreOf(grid, 'c4')]);
  });

  it('bends off the straight line', () => {
    const arc = arcOf(grid, 'c4', 'g4');
    expect(Math.abs(pointOn(arc, 0.5).y - centreOf(grid, 'c4').y)).toBeGreaterThan(10);
  });

  it('stays inside the castle', () => {
    const pearls = pearlsOf(arcOf(grid, 'a1', 'g1'), 15);
    expect(pearls.every(({ y }) => y >= grid.top)).toBe(true);
  });

  it('takes another way than an arc already drawn between the same gates', () => {
    const first = arcOf(grid, 'c4', 'g3');
    const second = arcOf(grid, 'g3', 'c4', [first]);
    expect(distance(pointOn(first, 0.5), pointOn(second, 0.5))).toBeGreaterThan(24);
  });

  it('threads pearls at equal distances, leaving out both ends', () => {
    const pearls = pearlsOf({ start: { x: 0, y: 0 }, bend: { x: 50, y: 0 }, end: { x: 100, y: 0 } }, 25);
    expect(pearls.map(({ x }) => Math.round(x / 5) * 5)).toEqual([25, 50, 75]);
  });
});
