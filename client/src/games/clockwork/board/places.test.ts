import { describe, expect, it } from 'vitest';
import { CITY, TOGETHER } from '../../../gallery/cities';
import { areaOf, nearestTo, placeOf, placeSpot, placesOf } from './places';
import { fieldSpot, planOf } from './plan';
import { tiltOf } from './rim';
import { pawnSpots } from './pawnSpots';

const plan = planOf(CITY.board, 'wide');

describe('a place', () => {
  it.each([
    [0, 'towers'],
    [6, 'yard 1'],
    [36, 'yard 6'],
    [33, '33'],
  ] as const)('for field %i is called %s', (field, place) => expect(placeOf(plan, field)).toBe(place));
  it('of a yard is marked on its white field', () => expect(placeSpot(plan, 'yard 3')).toEqual(fieldSpot(plan, 18)));
  it('beside the city is a spot', () => expect(placeSpot(plan, 'spot 14')).toEqual(plan.spots.get(14)));
  it('is every field and every spot', () => expect(placesOf(plan).size).toBe(42 + CITY.board.spots.length));
  it('of a yard covers its island', () => expect(areaOf(plan, 'yard 2').width).toBeGreaterThan(100));
});

describe('what a dragged pawn is dropped on', () => {
  it('is the place below it', () => expect(nearestTo(plan, ['5', '19'], fieldSpot(plan, 19))).toBe('19'));
  it('is nothing far from everything', () => expect(nearestTo(plan, ['5', '19'], { x: 400, y: 300 })).toBeNull());
  it('is a yard anywhere on its island', () =>
    expect(nearestTo(plan, ['yard 5', 'yard 6'], plan.yards[4] ?? { x: 0, y: 0 })).toBe('yard 5'));
});

describe('pawns', () => {
  it('stand 26 apart when they are two', () => {
    const [a, b] = pawnSpots(plan, CITY.seats).filter(({ seat }) => seat < 2);
    expect(Math.abs((a?.x ?? 0) - (b?.x ?? 0))).toBe(26);
  });
  it('have room before the Towers when they are four', () =>
    expect(new Set(pawnSpots(plan, TOGETHER.seats).map(({ x }) => x)).size).toBe(4));
  it('are drawn from behind', () => {
    const down = pawnSpots(plan, CITY.seats).map(({ y }) => y);
    expect(down).toEqual(down.toSorted((one, other) => one - other));
  });
});

it('turns no card by more than eight degrees', () =>
  expect(CITY.board.spots.filter(({ number }) => Math.abs(tiltOf(number)) > 8)).toEqual([]));
