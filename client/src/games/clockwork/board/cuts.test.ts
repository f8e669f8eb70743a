import { describe, expect, it } from 'vitest';
import { fitted, frameOf, windowShift } from './cuts';

describe('the picture behind the window of a card', () => {
  it('lies right and below for the first quarter', () => {
    const { x, y } = windowShift('Owl', 1);
    expect([Math.sign(x), Math.sign(y)]).toEqual([1, 1]);
  });
  it('is mirrored for the last quarter', () => expect(windowShift('Owl', 4).x).toBeCloseTo(-windowShift('Owl', 1).x));
  it('is in the middle for the second sixth of the Airship', () => expect(windowShift('Airship', 2).x).toBeCloseTo(0));
  it('is whole when no part is named', () => expect(windowShift('Owl', undefined)).toEqual({ x: 0, y: 0, scale: 0.6 }));
  it('is whole for what is one card', () => expect(windowShift('Fuel', 1)).toEqual({ x: 0, y: 0, scale: 0.6 }));
});

describe('the frame of a machine', () => {
  it.each([
    ['Lacewing', 4],
    ['Airship', 6],
  ] as const)('of %s has %i cells', (kind, cells) => expect(frameOf(kind).cells.length).toBe(cells));
  it('is as high for the Airship as for the others', () =>
    expect(frameOf('Airship').height).toBe(frameOf('Lacewing').height));
  it('keeps its cells inside', () => {
    const { width, cells } = frameOf('Airship');
    expect(cells.filter(({ x, width: wide }) => x < -width / 2 || x + wide > width / 2)).toEqual([]);
  });
});

describe('a name on a card', () => {
  it('is small when it is long', () => expect(fitted('Umbrella').size).toBeLessThan(fitted('Owl').size));
  it('ends where the picture above it does', () => expect(9 * 0.65 * fitted('Üzemanyag').size).toBeCloseTo(51));
  it('goes on two lines by words', () => expect(fitted('Power machine').lines).toEqual(['Power', 'machine']));
  it('is broken when one word is too long', () => expect(fitted('Regenschirmflieger').lines.length).toBe(2));
});
