import { expect, it } from 'vitest';
import { Clock, clockWords } from './clock.svelte';

const at = (left: readonly number[], running: readonly number[]) => {
  let now = 0;
  const clock = new Clock(() => now);
  clock.hear({ type: 'ClockShown', left, running });
  return { clock, goOn: (by: number) => ((now += by), clock) };
};

it('is not there where nobody is timed', () => {
  expect([new Clock().isThere, new Clock().isOut(0)]).toEqual([false, false]);
});

it('says what was told until it is looked at again', () => {
  const { clock } = at([61_000, 5000], [0]);
  expect([clock.left(0), clock.left(1), clock.isRunning(0)]).toEqual([61_000, 5000, true]);
});

it('stands still while nobody’s time runs', () => {
  expect([at([61_000], []).clock.isPaused, at([61_000], [0]).clock.isPaused]).toEqual([true, false]);
});

it('has less than half a minute to be seen so', () => {
  const { clock } = at([31_000, 29_000], [1]);
  expect([clock.isSoon(0), clock.isSoon(1)]).toEqual([false, true]);
});

it('says 30 and 10 of a seat whose time runs', () => {
  expect([31_000, 30_000, 11_000, 9000, 0].map((left) => at([left], [0]).clock.said(0))).toEqual([0, 30, 30, 10, 0]);
  expect(at([9000], []).clock.said(0)).toBe(0);
});

it('is read as minutes and seconds', () => {
  expect([247_000, 3_750_000, 100, 0].map(clockWords)).toEqual(['4:07', '62:30', '0:01', '0:00']);
});
