import { expect, it } from 'vitest';
import { backsOf, rackOf } from './rack';

it('stands in the order of strength', () => {
  expect(rackOf({ tiles: ['Kwak', 'Hook', 'Skully'], suppressed: [] }).map(({ troop }) => troop)).toEqual([
    'Skully',
    'Hook',
    'Kwak',
  ]);
});

it('has one of two alike face down', () => {
  expect(rackOf({ tiles: ['Hook', 'Hook'], suppressed: ['Hook'] }).map(({ isSuppressed }) => isSuppressed)).toEqual([
    true,
    false,
  ]);
});

it('is empty when it is not yours to see', () => expect(rackOf({ tiles: null, suppressed: null })).toEqual([]));

it('shows known tiles of a rival by name', () =>
  expect(backsOf({ rackSize: 3, known: ['Roxy'] })).toEqual(['Roxy', null, null]));
