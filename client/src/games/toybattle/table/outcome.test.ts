import { beforeAll, expect, it } from 'vitest';
import { plainOutcome } from '../../../table/plainly';
import { say, speak } from '../../../words/words.svelte';

beforeAll(() => speak('en', 'toybattle'));

const told = (reason: string, places: number[]): string =>
  say(`toybattle-outcome-${reason}`, plainOutcome({ reason, rule: '', points: [7, 7], places }, ['Mara', 'Ivo']));

it('names a winner', () => expect(told('objective', [2, 1])).toBe('Ivo wins'));
it('names both who win together', () => expect(told('objective', [1, 1])).toBe('Mara and Ivo win together'));
it('names who wins a battle that came to a halt', () => expect(told('no-progress', [1, 2])).toBe('Mara wins'));
it('names nobody where nobody wins', () => expect(told('no-progress', [2, 2])).toBe('The battle has come to a halt'));
it('says how many medals were enough', () => {
  const args = plainOutcome({ reason: 'objective', rule: '', points: [7, 3], places: [1, 2] }, ['Mara', 'Ivo']);
  expect(say('toybattle-outcome-objective.because', args)).toBe('7 medals are enough to win here.');
});
