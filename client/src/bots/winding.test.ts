import { expect, it } from 'vitest';
import { dotsOf, isReady, isWinding } from './winding';

const engine = (compiled: number, parts = 22) => ({ compiled, parts });

it('has no dot before anything is compiled', () => expect(dotsOf(engine(0))).toBe(0));
it('fills a dot with each quarter', () =>
  expect([5, 6, 11, 17].map((compiled) => dotsOf(engine(compiled)))).toEqual([0, 1, 2, 3]));
it('has all dots only at the end', () => expect([21, 22].map((compiled) => dotsOf(engine(compiled)))).toEqual([3, 4]));
it('is ready with every part', () =>
  expect([21, 22].map((compiled) => isReady(engine(compiled)))).toEqual([false, true]));
it('is never ready without parts', () => expect(isReady(engine(0, 0))).toBe(false));
it('winds until then', () =>
  expect([engine(3), engine(22), engine(0, 0)].map(isWinding)).toEqual([true, false, false]));
