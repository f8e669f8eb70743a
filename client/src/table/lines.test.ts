import { beforeAll, describe, expect, it } from 'vitest';
import type { EventTold, LogLine } from '../wire';
import { speak } from '../words/words.svelte';
import { linesOf, parts, runningLines, type Line, type Told } from './lines';

const strong = (text: string, words: readonly string[]): string[] =>
  parts(text, words).flatMap(({ text: part, isStrong }) => (isStrong ? [part] : []));

describe('the strong words of a line', () => {
  it('are all found', () =>
    expect(strong('Ivo placed Roxy on 18, over Hook', ['Ivo', 'Roxy', 'Hook'])).toEqual(['Ivo', 'Roxy', 'Hook']));
  it('may hold signs', () => expect(strong("Ivo placed Cap'n (2)", ["Cap'n (2)"])).toEqual(["Cap'n (2)"]));
  it('are the longer ones first', () => expect(strong('Ivona took a tile', ['Ivo', 'Ivona'])).toEqual(['Ivona']));
  it('are not found inside other words', () => expect(strong('Stan took, an began', ['an'])).toEqual(['an']));
  it('leave the text whole', () =>
    expect(
      parts('Ivo took', ['Ivo'])
        .map(({ text }) => text)
        .join(''),
    ).toBe('Ivo took'));
});

const told = (kind: string, facts: EventTold['facts'], words: LogLine, rest: Partial<EventTold> = {}): EventTold => ({
  kind,
  rule: 'TOY 2.2',
  facts,
  isFleeting: false,
  words,
  ...rest,
});
const NAMES = ['Mara', 'Ivo'];
const TAKEN = 'toybattle-event-tile-taken';
const taken = (seat: number, troop: string): EventTold =>
  told(
    'tile_taken',
    { seat, troop },
    { id: `${TAKEN}.troop`, args: { name: { seat }, troop: [troop] }, joins: 'troop', strong: [troop] },
    { openly: { id: TAKEN, args: { name: { seat }, count: 1 }, joins: 'count' } },
  );
const entry = (seq: number, seat: number, ...events: EventTold[]): Told => ({ seq, seat, events });
const tiles = [entry(4, -1, taken(0, 'Hook')), entry(5, -1, taken(0, 'Star')), entry(6, -1, taken(1, 'Roxy'))];
const texts = (lines: readonly Line[]): string[] => lines.map(({ text }) => text);

describe('the lines of a log', () => {
  beforeAll(() => speak('en', 'castle', 'clockwork', 'toybattle'));

  it('join where they belong together', () => {
    expect(texts(linesOf(tiles, NAMES))).toEqual(['Mara took Hook, Star', 'Ivo took Roxy']);
  });
  it('tell another seat at the same screen no secret', () => {
    expect(texts(runningLines(tiles, NAMES, true))).toEqual(['Mara took 2 tiles', 'Ivo took a tile']);
  });
  it('belong to whom they name, and mark what is read first', () => {
    expect(linesOf(tiles, NAMES)[0]).toMatchObject({ key: '4.0', seat: 0, strong: ['Mara', 'Hook', 'Star'] });
  });
  it('belong to whoever moved where they name nobody', () => {
    const saved = entry(7, 1, told('castle_saved', {}, { id: 'castle-event-castle-saved' }));
    expect(linesOf([saved], NAMES)[0]).toMatchObject({ seat: 1, text: 'Every treasure is found!' });
  });
  it('leave out what is plain to see', () => {
    const dealt = told('card_dealt', { seat: 0 }, { id: 'clockwork-event-card-dealt', isAside: true });
    expect(linesOf([entry(1, -1, dealt)], NAMES)).toEqual([]);
  });
  it('hold what was shown once only when the game is over', () => {
    const words = { id: 'clockwork-event-card-turned' };
    const shown = [entry(9, 0, told('card_turned', { spot: 9, kind: 'Harp' }, words, { isFleeting: true }))];
    expect([texts(linesOf(shown, NAMES)), texts(runningLines(shown, NAMES, false))]).toEqual([
      ['On spot 9: a Harp part'],
      [],
    ]);
  });
  it('tell what has no sentence by its kind and its facts', () => {
    const docked = entry(2, 0, told('boat_docked', { pier: 3, crew: ['Ann'] }, { id: 'harbour-event-boat-docked' }));
    expect(texts(linesOf([docked], NAMES))).toEqual(['Boat docked · Pier: 3 · Crew: Ann']);
  });
});
