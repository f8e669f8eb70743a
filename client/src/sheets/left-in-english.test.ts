import { expect, it } from 'vitest';
import { languageOf } from './left-in-english';

const RULES = { english: ['FER 1.2'] };

it('marks what is left in English', () => expect(languageOf(RULES, 'FER 1.2')).toBe('en'));
it('leaves what is written in the reader’s language alone', () => expect(languageOf(RULES, 'FER 1.1')).toBeUndefined());
