import { describe, expect, it } from 'vitest';
import type { BillLineTold } from '../wire';
import { say } from '../words/words.svelte';
import { signed, signOf, withinWords } from './billWords';

describe('a change', () => {
  it('has a plus', () => expect(signed(7)).toBe('+7'));
  it('has a minus as wide', () => expect(signed(-7)).toBe('\u22127'));
  it('is nothing without a sign', () => expect(signed(0)).toBe('0'));
});

describe('the sign of a line', () => {
  it('is that of its marks', () => expect(signOf('rivals')).toBe('mistake'));
  it('is an eye for what was forgotten, whoever forgot it', () =>
    expect([signOf('slip'), signOf('rivals-slip')]).toEqual(['slip', 'slip']));
  it('is our rounding where there is no other', () => expect(signOf('rest')).toBe('rest'));
});

describe('how sure a line is', () => {
  const line = (more: Partial<BillLineTold>): BillLineTold => ({ name: 'own', points: -9, within: 4, ...more });
  it('is told in points', () => expect(withinWords(line({}))).toBe('±4'));
  it('is told where it is exact', () => expect(withinWords(line({ within: 0 }))).toBe(say('review-exact')));
  it('is not told where nobody can say', () => expect(withinWords(line({ within: null }))).toBe(''));
  it('is not told of nothing', () => expect(withinWords(line({ points: 0, within: 0 }))).toBe(''));
});
