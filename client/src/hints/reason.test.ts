import { beforeAll, expect, it } from 'vitest';
import { say, speak } from '../words/words.svelte';
import { becauseWords, reasonArguments } from './reason';

const facts = { worth: 0.62, secondWorth: 0.4 };

beforeAll(() => speak('en', 'toybattle'));

it('says chances in percent', () => expect(reasonArguments(facts)).toEqual({ worth: '62%', secondWorth: '40%' }));

it('fills the sentence of the reason', () =>
  expect(say('hint-reason-best-by-far', reasonArguments(facts))).toBe(
    'Much better than the next best move: chance to win 62%, not 40%.',
  ));

const closes = { id: 'toybattle-fact-region', args: { medals: 2 } };

it('hints at what a move does', () => expect(becauseWords([closes], [])).toEqual(['A region can be closed.']));

it('says what a move does', () =>
  expect(becauseWords([{ ...closes, id: `${closes.id}.told` }], [])).toEqual(['It closes a region. Medals: 2.']));

it('says nothing where the game has no sentence for it', () =>
  expect(becauseWords([{ id: 'toybattle-fact-unheard' }], [])).toEqual([]));
