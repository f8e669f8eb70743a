import { expect, it } from 'vitest';
import { plantsOf } from './plants';
import { walkOf } from './walk';

const walk = walkOf(36, 1200);
const plants = plantsOf(walk, 1200);

it('makes a garden', () => expect(plants.length).toBeGreaterThan(20));
it('leaves the stones free', () =>
  expect(
    plants.filter((at) => walk.stones.some(({ x, y }) => Math.hypot(at.x - x, at.y - y) < walk.stone / 2)),
  ).toEqual([]));
it('is the same garden every time', () => expect(plantsOf(walk, 1200)).toEqual(plants));
