import { expect, it } from 'vitest';
import { signAt, walkOf, type Point } from './walk';

const PHONE = 332;
const DESK = 1200;
const at = (stones: readonly Point[], place: number): number => stones[place]?.x ?? 0;

it('has a stone for each level', () => expect(walkOf(36, PHONE).stones).toHaveLength(36));
it('lies on the lawn', () => {
  const { stones, height } = walkOf(36, PHONE);
  expect(stones.every(({ x, y }) => x > 0 && x < PHONE && y > 0 && y < height)).toBe(true);
});
it('keeps stones apart by more than a stone', () => {
  const { stones, stone } = walkOf(36, PHONE);
  const near = stones.filter((one, i) =>
    stones.some((other, j) => j > i && Math.hypot(one.x - other.x, one.y - other.y) < stone + 4),
  );
  expect(near).toEqual([]);
});
it('turns back at the end of a row', () => {
  const { stones } = walkOf(20, DESK);
  const last = stones.findIndex((stone, i) => stone.x === stones[i + 1]?.x);
  expect([
    Math.sign(at(stones, last) - at(stones, last - 1)),
    Math.sign(at(stones, last + 2) - at(stones, last)),
  ]).toEqual([1, -1]);
});
it('is longer than wide on a phone', () => expect(walkOf(36, PHONE).height).toBeGreaterThan(PHONE));
it('leads to the castle after the last stone', () => {
  const { end, stones } = walkOf(10, DESK);
  expect(stones).not.toContainEqual(end);
});
it('leans its signs inwards', () =>
  expect([10, PHONE / 2, PHONE - 10].map((x) => signAt(x, PHONE))).toEqual(['fromLeft', 'inMiddle', 'fromRight']));
