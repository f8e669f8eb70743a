import { describe, expect, it } from 'vitest';
import { entryOf, hashOf } from './entryLink';

describe('the address of an entry', () => {
  it('leads back to it', () => expect(entryOf(hashOf(107))).toBe(107));
  it('is not any part of a page', () => expect(entryOf('#top')).toBeNull());
  it('may be missing', () => expect(entryOf('')).toBeNull());
});
