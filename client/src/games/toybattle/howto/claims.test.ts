import { expect, it } from 'vitest';
import { bare, unfounded } from '../../../howto/following';
import { EXPLAINED } from '../explained';
import { CLAIMS } from './claims';

it('rests on paragraphs that are played', () => {
  expect([...unfounded('toybattle', CLAIMS), ...unfounded('toybattle', EXPLAINED)]).toEqual([]);
});

it('says nothing without a paragraph', () => {
  expect([...bare('toybattle', 'howto', CLAIMS), ...bare('toybattle', 'explain', EXPLAINED)]).toEqual([]);
});
