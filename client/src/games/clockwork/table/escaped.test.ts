import { describe, expect, it } from 'vitest';
import type { Frame, Outcome } from '../../../wire';
import { escapedWith } from './escaped';
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
