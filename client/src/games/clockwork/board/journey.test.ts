import { describe, expect, it } from 'vitest';
import { CITY } from '../../../gallery/cities';
import type { EventTold } from '../../../wire';
import { cityAfter } from './after';
import { flightSpot, walkSpot } from './flights';
import { journeyOf, standingAt } from './journey';
import { fieldSpot, planOf } from './plan';

const told = (kind: string, facts: Record<string, unknown>): EventTold => ({
  kind,
  rule: '',
  facts,
  isFleeting: false,
  words: { id: '' },
});
const plan = planOf(CITY.board, 'wide');
const after = (kind: string, facts: Record<string, unknown>) => cityAfter(CITY, told(kind, facts));

describe('the city after an event', () => {
  it('has a pawn where it walked', () =>
    expect(after('pawn_walked', { seat: 2, start: 33, end: 36, route: [34, 35, 36] }).seats[2]?.field).toBe(36));
  it('has a card less in the yard and one more in the hand', () => {
    const city = after('card_drawn', { seat: 0, yard: 3, left: 3, kind: 'Owl' });
    expect([city.piles[2], city.seats[0]?.handSize, city.seats[0]?.cards?.at(-1)]).toEqual([3, 8, 'Owl']);
  });
  it('counts a card that nobody else saw', () => {
    const city = after('card_drawn', { seat: 1, yard: 3, left: 3 });
    expect([city.seats[1]?.handSize, city.seats[1]?.cards]).toEqual([7, null]);
  });
  it('has a discarded card on its spot, face down', () =>
    expect(after('card_laid', { seat: 0, spot: 4 }).spots.at(-1)).toEqual({ spot: 4, kind: null }));
  it('has a free spot after a hit', () =>
    expect(after('search_hit', { seat: 0, spot: 14 }).spots.some(({ spot }) => spot === 14)).toBe(false));
  it('moves a given card from hand to hand', () => {
    const city = after('card_given', { giver: 0, taker: 1, kind: 'Owl' });
    expect(city.seats.map(({ handSize }) => handSize)).toEqual([6, 7, 7]);
  });
  it('takes a laid machine out of the hand', () => {
    const { seats } = after('set_laid', { seat: 0, kind: 'Lacewing' });
    expect([seats[0]?.laid, seats[0]?.cards]).toEqual([['Lacewing'], ['Owl', 'Owl', 'Fuel', 'Scrap']]);
  });
  it('lays down the card that was missing for the escape', () => {
    const { seats } = after('escaped', { seat: 0, way: 'machine', kind: 'Fuel' });
    expect([seats[0]?.laid, seats[0]?.cards?.includes('Fuel')]).toEqual([['Fuel'], false]);
  });
  it('shows the throw', () =>
    expect(after('dice_thrown', { seat: 1, dice: [3, 3], total: 6, special: 'double' })).toMatchObject({
      throw: [3, 3],
      special: 'double',
      turnSeat: 1,
    }));
  it('is the same after what is not seen on it', () => expect(after('card_asked', { seat: 0, rival: 1 })).toBe(CITY));
});

describe('a walk', () => {
  const walk = told('pawn_walked', { seat: 0, start: 12, end: 14, route: [13, 14], place: '14' });
  const journey = journeyOf([walk], CITY, false);
  const half = standingAt(journey, [walk], journey.lasts / 2);

  it('takes longer the farther it leads', () => {
    const longer = journeyOf([told('pawn_walked', { seat: 0, start: 12, end: 15, route: [13, 14, 15] })], CITY, false);
    expect(longer.lasts).toBeGreaterThan(journey.lasts);
  });
  it('leads over the fields between', () =>
    expect(half.walking && walkSpot(plan, half.walking).x).toBeCloseTo(fieldSpot(plan, 13).x, 0));
  it('takes no time when nothing moves', () => expect(journeyOf([walk], CITY, true).lasts).toBe(0));
});

it('lifts a pawn over the city', () => {
  const placed = told('pawn_placed', { seat: 0, start: 12, end: 0, place: 'towers' });
  expect(standingAt(journeyOf([placed], CITY, false), [placed], 10).walking).toMatchObject({
    isLifted: true,
    route: [12, 0],
  });
});

describe('a flight', () => {
  const flying = (kind: string, facts: Record<string, unknown>) =>
    standingAt(journeyOf([told(kind, facts)], CITY, false), [told(kind, facts)], 0.001).flying;

  it('begins in the yard', () => {
    const flight = flying('card_drawn', { seat: 0, yard: 3, left: 3, kind: 'Owl' });
    expect(flight && flightSpot(plan, flight, 0).x).toBeCloseTo(plan.yards[2]?.x ?? NaN, 0);
  });
  it('hides what a rival took', () => expect(flying('card_drawn', { seat: 1, yard: 3, left: 3 })?.kind).toBeNull());
  it('ends on the spot', () => expect(flying('card_laid', { seat: 0, spot: 4 })?.to).toEqual({ spot: 4 }));
  it('carries the machine of whoever escapes', () =>
    expect(flying('escaped', { seat: 1, way: 'airship', flyer: null, breaker: null, kind: 'Power' })).toMatchObject({
      kind: 'Airship',
      to: 'away',
    }));
});

it('shows a turned card at its spot', () => {
  const turned = told('card_turned', { seat: 1, spot: 14, kind: 'Whale' });
  expect(standingAt(journeyOf([turned], CITY, false), [turned], 10).turned).toEqual({
    kind: 'Whale',
    spot: 14,
    seat: 1,
  });
});
