import { describe, expect, it } from 'vitest';
import type { EventTold } from '../wire';
import { cityAfter } from './cityAfter';
import { CITY } from './fixtures';
import { journeyOf, scenesOf, standingAt } from './journey';

const told = (kind: string, facts: Record<string, unknown>, isFleeting = false): EventTold => ({ kind, rule: 'CLK 2.1', facts, isFleeting });
const walked = told('pawn_walked', { seat: 0, start: 12, end: 15, route: [13, 14, 15], place: '15' });
const shown = told('card_shown', { seat: 0, kind: 'Owl', why: 'discard' }, true);
const laid = told('card_laid', { seat: 0, spot: 14 });

describe('a walk', () => {
  it('goes field by field', () => {
    const { flying } = standingAt(journeyOf([walked], CITY, false), [walked], 600);
    expect(flying).toMatchObject({ what: 'pawn', seat: 0, from: 13, to: 14 });
  });

  it('is over at once where nothing moves', () => expect(journeyOf([walked], CITY, true).lasts).toBe(0));

  it('ends where it ends', () => expect(journeyOf([walked], CITY, false).end.view.seats[0]?.field).toBe(15));
});

describe('scenes', () => {
  it('end with a card that is seen once', () => {
    expect(scenesOf([walked, shown, laid]).map(({ first, events }) => [first, events.length])).toEqual([[0, 2], [2, 1]]);
  });

  it('are one where nothing is shown', () => expect(scenesOf([walked, laid])).toHaveLength(1));
  it('are none where nothing happened', () => expect(scenesOf([])).toEqual([]));
});

describe('the city', () => {
  it('has a pile one lower after a card was drawn', () => {
    expect(cityAfter(CITY, told('card_drawn', { seat: 1, yard: 2, left: 1 })).piles[1]).toBe(1);
  });

  it('does not say what was laid on a spot', () => expect(cityAfter(CITY, laid).spots.at(-1)).toEqual({ spot: 14, kind: null }));

  it('gives the drawn card to whoever may see it', () => {
    expect(cityAfter(CITY, told('card_drawn', { seat: 0, yard: 2, left: 1, kind: 'Power' })).seats[0]?.cards).toContain('Power');
  });

  it('shortens a hand by what was given', () => {
    expect(cityAfter(CITY, told('card_given', { giver: 0, taker: 1, kind: 'Fuel' })).seats[0]?.cards).not.toContain('Fuel');
  });

  it('takes a set out of the hand', () => {
    expect(cityAfter(CITY, told('set_laid', { seat: 0, kind: 'Owl' })).seats[0]).toMatchObject({ laid: ['Owl'], handSize: 3 });
  });
});
