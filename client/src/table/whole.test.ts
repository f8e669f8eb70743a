import { expect, it } from 'vitest';
import { wholeLines } from './whole';

it('leaves a list alone that fits', () => expect(wholeLines([4, 40], 0)).toEqual({ top: 0, spare: 0 }));
it('goes on to the next line where one would be cut', () =>
  expect(wholeLines([4, 40, 80, 120], 50)).toEqual({ top: 80, spare: 30 }));
it('needs no room where a line begins at the edge', () =>
  expect(wholeLines([4, 40, 80], 40)).toEqual({ top: 40, spare: 0 }));
it('shows the end of one very long line', () => expect(wholeLines([4], 60)).toEqual({ top: 60, spare: 0 }));
