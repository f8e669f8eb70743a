import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue, sentence } from './catalogue';
import { LANGUAGES, namesOf, preferredLanguage } from './languages';
import { listed } from './words.svelte';

const english = readCatalogue('en', [
  'hello = Hello, { $name }\n    .help = Say it back\nlist = { $cards }\nflag = { $on }',
]);
const dutch = readCatalogue('nl', ['hello = Dag, { $name }']);

describe('a sentence', () => {
  it('takes its arguments', () => expect(sentence([english], 'hello', { name: 'Zosia' })).toBe('Hello, Zosia'));
  it('has attributes after a dot', () => expect(sentence([english], 'hello.help')).toBe('Say it back'));
  it('joins lists', () => expect(sentence([english], 'list', { cards: [1, 2] })).toBe('1, 2'));
  it('says none for null and words for yes and no', () => {
    expect([sentence([english], 'flag', { on: null }), sentence([english], 'flag', { on: true })]).toEqual([
      'none',
      'true',
    ]);
  });
  it('comes from the first catalogue that has it', () => {
    expect([sentence([dutch, english], 'hello', { name: 'Ivo' }), sentence([dutch, english], 'hello.help')]).toEqual([
      'Dag, Ivo',
      'Say it back',
    ]);
  });
  it('is its own id where nobody has it', () => expect(sentence([english], 'unknown')).toBe('unknown'));
});

describe('languages', () => {
  it('take the first we speak', () => expect(preferredLanguage(['ja', 'uk-UA', 'en'])).toBe('uk'));
  it('fall back to English', () => expect(preferredLanguage(['ja'])).toBe('en'));
  it('call themselves by their own names, English first', () => {
    expect(namesOf(['ro', 'fi', 'en', 'cs'])).toEqual({ en: 'English', cs: 'Čeština', ro: 'Română', fi: 'Suomi' });
    expect(Object.keys(namesOf(['ro', 'en']))[0]).toBe('en');
  });
  it('are known by every catalogue folder', () => {
    const found = readdirSync(`${import.meta.dirname}/../../../src/toychest/words/locales`, { withFileTypes: true });
    const folders = found.filter((each) => each.isDirectory()).map(({ name }) => name);
    expect(folders.filter((folder) => !Object.hasOwn(LANGUAGES, folder))).toEqual([]);
  });
});

it('puts something between things in a row', () => expect(listed(['вниз', 'вверх'])).toBe('вниз, вверх'));

describe('people', () => {
  const joined = JSON.parse(
    readFileSync(`${import.meta.dirname}/../../../tests/words/joined.json`, 'utf8'),
  ) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  it.each(Object.entries(joined))('are joined in %s as at the terminal', (language, lists) => {
    const tied = readCatalogue(language, ['tied = { $seats }']);
    for (const [names, said] of Object.entries(lists))
      expect(sentence([tied], 'tied', { seats: names.split(', ') })).toBe(said);
  });
});
