import { expect, it } from 'vitest';
import { pipsAt } from './dice';

it.each([1, 2, 3, 4, 5, 6])('comes to rest on a thrown %i', (pips) => expect(pipsAt(pips, 0, 0)).toBe(pips));
it('shows another side before', () => expect(pipsAt(4, 1, 1)).not.toBe(4));
