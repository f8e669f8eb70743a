import { beforeAll, expect, it } from 'vitest';
import { say, speak } from '../words/words.svelte';
import { reasonArguments } from './reason';

const facts = { move: 'take', worth: 0.62, second: 'decline', secondWorth: 0.4, lead: 0.22 };

beforeAll(() => speak('en'));

it('says moves in words and chances in percent', () =>
  expect(reasonArguments(facts, (move) => `to ${move}`)).toEqual({
    move: 'to take',
    worth: '62%',
    second: 'to decline',
    secondWorth: '40%',
    lead: '22%',
  }));

it('fills the sentence of the reason', () =>
  expect(say('hint-reason-best-by-far', reasonArguments(facts, String))).toBe(
    'Much better than the next best move: chance to win 62%, not 40%.',
  ));
