import { expect, it } from 'vitest';
import { CITY } from './fixtures';
import { rivalsOf } from './rivals';

it('come in the order of play', () => expect(rivalsOf({ ...CITY, you: 1 })).toEqual([2, 0]));
it('are all for an onlooker', () => expect(rivalsOf({ ...CITY, you: null })).toEqual([0, 1, 2]));
