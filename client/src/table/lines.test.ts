import { describe, expect, it } from 'vitest';
import { parts } from './lines';

const strong = (text: string, words: readonly string[]): string[] =>
  parts(text, words).flatMap(({ text: part, isStrong }) => (isStrong ? [part] : []));

describe('the strong words of a line', () => {
  it('are all found', () =>
    expect(strong('Ivo placed Roxy on 18, over Hook', ['Ivo', 'Roxy', 'Hook'])).toEqual(['Ivo', 'Roxy', 'Hook']));
  it('may hold signs', () => expect(strong("Ivo placed Cap'n (2)", ["Cap'n (2)"])).toEqual(["Cap'n (2)"]));
  it('are the longer ones first', () => expect(strong('Ivona took a tile', ['Ivo', 'Ivona'])).toEqual(['Ivona']));
  it('are not found inside other words', () => expect(strong('Stan took, an began', ['an'])).toEqual(['an']));
  it('leave the text whole', () =>
    expect(
      parts('Ivo took', ['Ivo'])
        .map(({ text }) => text)
        .join(''),
    ).toBe('Ivo took'));
});
