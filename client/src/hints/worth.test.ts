import { beforeEach, expect, it } from 'vitest';
import { speak } from '../words/words.svelte';
import { chanceId, worthWords } from './worth';

beforeEach(() => speak('en'));

it('says between what an estimate lies', () =>
  expect(worthWords({ worth: 0.617, low: 0.552, high: 0.688 }, false)).toBe('62% (55–69)'));
it('says what is exact without a doubt', () =>
  expect(worthWords({ worth: 0.617, low: 0.617, high: 0.617 }, true)).toBe('62%'));
it('leaves out an interval that nobody could see', () =>
  expect(worthWords({ worth: 0.5, low: 0.499, high: 0.501 }, false)).toBe('50%'));
it('writes as the language does', async () => {
  await speak('de');
  expect(worthWords({ worth: 0.62, low: 0.62, high: 0.62 }, true)).toBe('62\u00a0%');
});
it('says what is exact among estimates', () =>
  expect(worthWords({ worth: 1, low: 1, high: 1 }, true, true)).toBe('100%, exact'));
it('calls them exact where all are', () =>
  expect(chanceId([{ isExact: true }, { isExact: true }])).toBe('hint-chance-exact'));
it('calls them estimated where all are', () => expect(chanceId([{ isExact: false }])).toBe('hint-chance-estimated'));
it('calls them neither where some are exact', () =>
  expect(chanceId([{ isExact: true }, { isExact: false }])).toBe('hint-chance'));
