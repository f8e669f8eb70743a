import { beforeAll, expect, it } from 'vitest';
import { speak } from '../../../words/words.svelte';
import { moveWords } from './moves';

const view = { board: { symbols: ['moon', 'crown'] } };

beforeAll(() => speak('en', 'castle'));

it('says how a card is turned', () => expect(moveWords('turn 2 left', view)).toBe('turn card 2 to the left'));
it('says a square by its sign and number', () => expect(moveWords('jump b3', view)).toBe('jump to crown 3'));
it('says moves of two words', () => expect(moveWords('leave wand', view)).toBe('leave the wand'));
it('says Go', () => expect(moveWords('go', view)).toBe('go: the row runs'));
