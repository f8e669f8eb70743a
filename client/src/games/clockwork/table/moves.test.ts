import { beforeAll, expect, it } from 'vitest';
import { speak } from '../../../words/words.svelte';
import { moveWords } from './moves';

const words = (move: string): string => moveWords(move, null, ['Mara', 'Ivo']);

beforeAll(() => speak('en', 'clockwork'));

it('says whom one asks, and for what', () => expect(words('ask B Lacewing')).toBe('challenge Ivo: Lacewing'));
it('says where one walks', () => expect(words('walk yard 3')).toBe('walk to Yard 3'));
it('says which card lies where', () => expect(words('lay 14')).toBe('lay the card on spot 14'));
it('says what stays in the box', () => expect(words('leave out Moth')).toBe('leave in the box: Moth'));
it('says that Scrap stands in', () => expect(words('give Scrap')).toBe('give Scrap instead'));
it('says what is thrown', () => expect(words('throw 3 4')).toBe('the dice show 3 and 4'));
