import { beforeAll, expect, it } from 'vitest';
import { say, speak } from '../words/words.svelte';
import { reasonArguments } from './reason';

const facts = { worth: 0.62, secondWorth: 0.4 };

beforeAll(() => speak('en'));

it('says chances in percent', () => expect(reasonArguments(facts)).toEqual({ worth: '62%', secondWorth: '40%' }));

it('fills the sentence of the reason', () =>
  expect(say('hint-reason-best-by-far', reasonArguments(facts))).toBe(
    'Much better than the next best move: chance to win 62%, not 40%.',
  ));
