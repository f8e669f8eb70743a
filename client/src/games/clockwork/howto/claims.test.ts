import { expect, it } from 'vitest';
import { bare, unfounded } from '../../../howto/following';
import { EXPLAINED } from '../explained';
import { CLAIMS } from './claims';

it('rests on paragraphs that are played', () => {
  expect([...unfounded('clockwork', CLAIMS), ...unfounded('clockwork', EXPLAINED)]).toEqual([]);
});

it('says nothing without a paragraph', () => {
  expect([...bare('clockwork', 'howto', CLAIMS), ...bare('clockwork', 'explain', EXPLAINED)]).toEqual([]);
});
