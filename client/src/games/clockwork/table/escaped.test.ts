import { describe, expect, it } from 'vitest';
import type { Frame, Outcome } from '../../../wire';
import { escapedWith, flown } from './escaped';
import { CITY } from './fixtures';

const laid = ['Owl', 'Fuel', 'Kettle'];
const kinds = [
  { kind: 'Kettle', family: 'flyer', copies: 4 },
  { kind: 'Owl', family: 'breaker', copies: 4 },
  { kind: 'Fuel', family: 'fuel', copies: 4 },
];
const seats = CITY.seats.map((each) => (each.seat === 1 ? { ...each, laid } : each));
const last: Frame = { seq: 9, seat: 1, move: '', events: [], view: { ...CITY, kinds, seats } };
const over: Outcome = { reason: 'machine', rule: 'CLK 8.4', points: [0, 2, 0], places: [2, 1, 2] };

describe('why a city is over', () => {
  it('says with which machines whoever won got away, the flying one first', () =>
    expect(escapedWith(over, last)?.args?.['machines']).toEqual([
      { id: 'clockwork-kind-Kettle' },
      { id: 'clockwork-kind-Owl' },
    ]));
  it('needs no more words where nobody did', () =>
    expect(escapedWith({ ...over, reason: 'turn-cap', places: [2, 2, 2] }, last)).toBeNull());
});

describe('the picture of the end', () => {
  it('is the machine that flew, not what was laid down last', () => {
    const fuelled = seats.map((each) => (each.seat === 1 ? { ...each, laid: ['Kettle', 'Owl', 'Fuel'] } : each));
    expect(flown(over, { ...last, view: { ...CITY, kinds, seats: fuelled } })).toBe('Kettle');
  });
  it('waits until that is known', () => expect(flown(over, null)).toBeNull());
  it('is scrap where nobody got away', () =>
    expect(flown({ ...over, reason: 'turn-cap', places: [2, 2, 2] }, last)).toBe('Scrap'));
});
