import { describe, expect, it } from 'vitest';
import { moveFor } from './asked';

describe('what a guide asks for', () => {
  it('is played as it stands', () => expect(moveFor('lay 33', ['lay 7', 'lay 33'])).toBe('lay 33'));
  it('is played by another move of its kind where it is not open', () =>
    expect(moveFor('lay 33', ['pass', 'lay 7'])).toBe('lay 7'));
  it('is tried as it stands where its refusal is the lesson', () =>
    expect(moveFor('walk yard 2', ['walk yard 1'], true)).toBe('walk yard 2'));
});
