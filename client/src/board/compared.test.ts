import { describe, expect, it } from 'vitest';
import { arrowFrom, halfTag } from './compared';

describe('the arrow of a move', () => {
  it('starts off the piece it comes from', () =>
    expect(arrowFrom({ x: 0, y: 0 }, { x: 200, y: 0 }, 1, { bend: 0 }).shaft).toMatch(/^M36\.0 0\.0Q/));
  it('ends off the piece it leads to', () =>
    expect(arrowFrom({ x: 0, y: 0 }, { x: 200, y: 0 }, 1, { bend: 0 }).head).toMatch(/^M154\.0 0\.0L/));
  it('can be drawn where both are the same', () =>
    expect(arrowFrom({ x: 5, y: 5 }, { x: 5, y: 5 }, 1).head).not.toContain('NaN'));
});

it('a tag is as wide as its word', () => expect(halfTag('better', 15)).toBeLessThan(halfTag('gespeeld', 15)));
