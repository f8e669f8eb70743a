import { describe, expect, it } from 'vitest';
import { signed, signOf } from './billWords';

describe('a change', () => {
  it('has a plus', () => expect(signed(7)).toBe('+7'));
  it('has a minus as wide', () => expect(signed(-7)).toBe('\u22127'));
  it('is nothing without a sign', () => expect(signed(0)).toBe('0'));
});

describe('the sign of a line', () => {
  it('is that of its marks', () => expect(signOf('rivals')).toBe('mistake'));
  it('is our rounding where there is no other', () => expect(signOf('rest')).toBe('rest'));
});
