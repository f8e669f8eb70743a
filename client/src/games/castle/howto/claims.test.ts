import { expect, it } from 'vitest';
import { bare, unfounded } from '../../../howto/following';
import { EXPLAINED } from '../explained';
import { CLAIMS } from './claims';

it('rests on paragraphs that are played', () => {
  expect([...unfounded('castle', CLAIMS), ...unfounded('castle', EXPLAINED)]).toEqual([]);
});

it('says nothing without a paragraph', () => {
  expect([...bare('castle', 'howto', CLAIMS), ...bare('castle', 'explain', EXPLAINED)]).toEqual([]);
});
