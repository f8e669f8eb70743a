import { beforeAll, describe, expect, it } from 'vitest';
import type { EventTold } from '../../../wire';
import { speak } from '../../../words/words.svelte';
import { CITY } from './fixtures';
import { cityLines, runningLines } from './lines';

const told = (kind: string, facts: Record<string, unknown>, isFleeting = false): EventTold => ({
  kind,
  rule: 'CLK 5.2',
  facts,
  isFleeting,
});
const entry = (...events: EventTold[]) => [{ seq: 7, seat: 0, events }];
const NAMES = ['Mara', 'Benedek', 'Luïza'];
const given = entry(told('card_given', { giver: 1, taker: 0, kind: 'Owl' }));
const shown = entry(told('card_turned', { seat: 1, spot: 9, kind: 'Harp' }, true));
const texts = (lines: readonly { text: string }[]): string[] => lines.map(({ text }) => text);

beforeAll(() => speak('en', 'clockwork'));

describe('a card that was given', () => {
  it('is named to both', () =>
    expect(texts(runningLines(given, NAMES, { ...CITY, you: 0 }))).toEqual(['Benedek gave Mara an Owl part']));
  it('is not named to another seat at the same screen', () =>
    expect(texts(runningLines(given, NAMES, { ...CITY, you: 2 }))).toEqual(['Benedek gave Mara a card']));
  it('belongs to whoever gave it', () => expect(runningLines(given, NAMES, CITY)[0]?.seat).toBe(1));
  it('is named after the end', () =>
    expect(texts(cityLines(given, NAMES, { ...CITY, you: null }))).toEqual(['Benedek gave Mara an Owl part']));
});

describe('a card that was shown once', () => {
  it('is in no line while the game runs', () => expect(runningLines(shown, NAMES, CITY)).toEqual([]));
  it('is told after the end', () =>
    expect(texts(cityLines(shown, NAMES, { ...CITY, you: null }))).toEqual(['On spot 9: a Harp part']));
});

it('says where somebody walked', () => {
  const walked = entry(told('pawn_walked', { seat: 2, start: 3, end: 18, route: [], place: 'yard 3' }));
  expect(texts(runningLines(walked, NAMES, CITY))).toEqual(['Luïza walked to Yard 3']);
});
