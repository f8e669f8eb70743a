import { describe, expect, it } from 'vitest';
import type { EventTold } from '../../../wire';
import { beatAt, journeyOf, standingAt, type Shown } from './journey';

const START: Shown = {
  sorcerer: { square: 'd1' },
  ghost: 4,
  found: new Set(),
  placed: new Set(['e1']),
  flying: null,
  shut: null,
};
const told = (kind: string, facts: Record<string, unknown> = {}): EventTold => ({
  kind,
  rule: 'CAS 3.1',
  facts,
  isFleeting: false,
  words: { id: '' },
});
const walked = (start: string, end: string): EventTold => told('sorcerer_walked', { start, end });
const jumped = (start: string, end: string): EventTold => told('sorcerer_jumped', { start, end });

describe('timeline', () => {
  it('gives a step 480 ms and a jump 700 ms, one after the other', () => {
    const { beats } = journeyOf([walked('d1', 'e1'), jumped('e1', 'c4')], START);
    expect(beats.map(({ begins, lasts }) => [begins, lasts])).toEqual([
      [0, 480],
      [480, 700],
    ]);
  });

  it('lets every card of a long row act as long as the first', () => {
    const { beats } = journeyOf(
      Array.from({ length: 6 }, () => walked('d1', 'e1')),
      START,
    );
    expect(beats.map(({ lasts }) => lasts)).toEqual([480, 480, 480, 480, 480, 480]);
  });

  it('lasts nothing without motion, and still ends where the events lead', () => {
    const journey = journeyOf([walked('d1', 'e1'), told('ghost_climbed', { level: 5, by: 'card' })], START, {
      isStill: true,
    });
    expect(journey.lasts).toBe(0);
    expect(journey.end).toMatchObject({ sorcerer: { square: 'e1' }, ghost: 5 });
  });

  it('skips events that show nothing, and keeps the index of the others', () => {
    const { beats } = journeyOf([told('gate_chosen', { at: 'e1', to: 'c4' }), jumped('e1', 'c4')], START);
    expect(beats.map(({ event }) => event)).toEqual([1]);
  });
});

describe('the picture at a moment', () => {
  const events = [
    walked('d1', 'e1'),
    told('treasure_found', { picture: 'cup', square: 'e1', found: 1, of: 4 }),
    told('ghost_lowered', { level: 3, square: 'e1' }),
  ];
  const journey = journeyOf(events, START);

  it('stands at the start when the first beat begins', () => {
    expect(standingAt(journey, events, 0).sorcerer).toMatchObject({ from: 'd1', to: 'e1', part: 0 });
  });

  it('is half way in the middle of a step', () => {
    expect(standingAt(journey, events, 240).sorcerer).toMatchObject({ part: 0.5, how: 'walk' });
  });

  it('flies the treasure once the sorcerer has arrived', () => {
    expect(standingAt(journey, events, 480 + 180)).toMatchObject({
      sorcerer: { square: 'e1' },
      flying: { picture: 'cup', part: 0.5 },
    });
  });

  it('takes the ghost from window to window', () => {
    expect(standingAt(journey, events, 480 + 360 + 240).ghost).toBe(3.5);
  });

  it('rests at the end', () => {
    expect(standingAt(journey, events, journey.lasts)).toEqual(journey.end);
    expect(journey.end.found.has('e1')).toBe(true);
  });

  it('names the beat that runs', () => {
    expect(beatAt(journey, 600)?.kind).toBe('treasure_found');
  });
});

it('hides a treasure until it is placed', () => {
  const events = [told('treasure_placed', { picture: 'gem', square: 'f3' })];
  const journey = journeyOf(events, START);
  expect(standingAt(journey, events, 10).placed.has('f3')).toBe(false);
  expect(journey.end.placed.has('f3')).toBe(true);
});

it('shows the shut door while a step is left out, and not after it', () => {
  const events = [
    told('step_skipped', { number: 1, place: 1, at: 'c3', direction: 'up', cause: 'ghost-room', beyond: 'c2' }),
  ];
  const journey = journeyOf(events, START);
  expect([standingAt(journey, events, 10).shut, journey.end.shut]).toEqual([{ at: 'c3', direction: 'up' }, null]);
});

it('finds two treasures of the same picture apart', () => {
  const journey = journeyOf([told('treasure_found', { picture: 'cup', square: 'e1', found: 1, of: 5 })], {
    ...START,
    placed: new Set(['e1', 'b4']),
  });
  expect([...journey.end.found]).toEqual(['e1']);
});
