import { describe, expect, it } from 'vitest';
import { KINDS, kindSigns, partsOf } from './palette';

const kinds = Object.values(KINDS);
const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

describe('the signs of the kinds', () => {
  it('are fourteen', () => expect(kinds.length).toBe(14));
  it('have no letter twice', () => expect(new Set(kinds.map(({ letter }) => letter)).size).toBe(14));
  it('have no pattern twice', () => expect(new Set(kinds.map(({ pattern }) => pattern)).size).toBe(14));
  it('have no letter of a seat', () => expect(kinds.filter(({ letter }) => 'ABCD'.includes(letter))).toEqual([]));
  it.each(Object.entries(KINDS))('let white be read on the tone of %s', (_, { tone }) =>
    expect(1.05 / (brightness(tone) + 0.05)).toBeGreaterThan(4.5),
  );
  it('refuse a kind that is none', () => expect(() => kindSigns('Bicycle')).toThrow('Bicycle'));
});

it.each([
  ['Lacewing', 4],
  ['Airship', 6],
  ['Fuel', 1],
] as const)('cuts %s into %i', (kind, parts) => expect(partsOf(kind)).toBe(parts));
