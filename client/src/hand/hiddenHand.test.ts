import { beforeEach, expect, it } from 'vitest';
import { forgetHidden, hiddenAt, keepHidden } from './hiddenHand';

const HAND = { code: 'LAMB-7KQD', seat: 1, seq: 9 };

beforeEach(() => sessionStorage.clear());

it('is still hidden after the page was read anew', () => {
  keepHidden(HAND);
  expect(hiddenAt('LAMB-7KQD')).toEqual(HAND);
});

it('is hidden at its own table alone', () => {
  keepHidden(HAND);
  expect(hiddenAt('KEYS-2PQR')).toBeNull();
});

it('that was opened is not', () => {
  keepHidden(HAND);
  forgetHidden();
  expect(hiddenAt('LAMB-7KQD')).toBeNull();
});

it('of which nothing can be read is not', () => {
  sessionStorage.setItem('toychest.hidden', '{');
  expect(hiddenAt('LAMB-7KQD')).toBeNull();
});
