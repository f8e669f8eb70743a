import { expect, it } from 'vitest';
import { keptInside, tagSize } from './tags';

it('gives a longer name a wider paper', () =>
  expect(tagSize('Schrottplatz 3', 12).width).toBeGreaterThan(tagSize('Yard 3', 12).width));
it('sets a longer name smaller', () => expect(tagSize('Schrottplatz 3', 12).size).toBeLessThan(12));
it('sets nothing too small to read', () => expect(tagSize('a name that never ends at all', 12).size).toBe(9));
it('keeps a tag on the board', () =>
  expect([keptInside(10, 60, 600), keptInside(595, 60, 600), keptInside(300, 60, 600)]).toEqual([35, 565, 300]));
