import { describe, expect, it } from 'vitest';
import { STANDARD } from '../choices/fixtures';
import { nextPuzzle, offer } from './offer';

const edition = { ...STANDARD, options: [{ name: 'puzzle', choices: ['none', 'one', 'two'], default: 'none', takesFile: true }] };

describe('a puzzle', () => {
  it('decides about board and treasures', () => expect(offer.settled({ puzzle: 'one' })).toContain('board'));
  it('is named instead of the board', () => expect(offer.named({ puzzle: 'one' })).toEqual(['profile', 'puzzle']));
  it('is followed by the next', () => expect(nextPuzzle(edition, { puzzle: 'one', profile: 'young' })?.options).toEqual({ puzzle: 'two', profile: 'young' }));
  it('may be the last', () => expect(nextPuzzle(edition, { puzzle: 'two' })).toBeNull());
  it('of one’s own has none after it', () => expect(nextPuzzle(edition, { puzzle: { file: '' } })).toBeNull());
});

describe('a game that is no puzzle', () => {
  it('leaves everything to choose', () => expect(offer.settled({ board: 'garden' })).toEqual([]));
  it('has nothing after it', () => expect(nextPuzzle(edition, { puzzle: 'none' })).toBeNull());
});
