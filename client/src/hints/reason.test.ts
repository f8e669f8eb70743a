import { beforeAll, expect, it } from 'vitest';
import type { EventForeseen } from '../wire';
import { say, speak } from '../words/words.svelte';
import { effectWords, reasonArguments } from './reason';

const facts = { worth: 0.62, secondWorth: 0.4 };

beforeAll(() => speak('en', 'toybattle'));

it('says chances in percent', () => expect(reasonArguments(facts)).toEqual({ worth: '62%', secondWorth: '40%' }));

it('fills the sentence of the reason', () =>
  expect(say('hint-reason-best-by-far', reasonArguments(facts))).toBe(
    'Much better than the next best move: chance to win 62%, not 40%.',
  ));

const placed = (covered: string | null): EventForeseen => ({ kind: 'troop_placed', facts: { place: 17, covered } });

it('says what a move brings about', () =>
  expect(effectWords('toybattle', [placed('Hook'), { kind: 'region_closed', facts: { medals: 2 } }])).toEqual([
    'It covers Hook on 17.',
    'It closes a region. Medals: 2.',
  ]));

it('says nothing of what is plain to see', () =>
  expect(effectWords('toybattle', [placed(null), { kind: 'turn_ended', facts: {} }])).toEqual([]));
