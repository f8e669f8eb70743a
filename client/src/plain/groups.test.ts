import { describe, expect, it } from 'vitest';
import { counted, groupsOf, isSeatName } from './groups';

const RACE = { at: [2, 0], shore: 6, pips: null };
const HUSH = { seat: 0, hands: [['owl', 'fox'], null], hand_sizes: [2, 2], heap: ['hen', 'owl'] };

describe('a view', () => {
  it('says of each seat what there is one of for each', () =>
    expect(groupsOf(RACE, 2, ['at']).seats).toEqual([[{ name: 'at', value: 2 }], [{ name: 'at', value: 0 }]]));
  it('has single facts', () =>
    expect(groupsOf(RACE, 2, ['at']).facts.map(({ name }) => name)).toEqual(['shore', 'pips']));
  it('keeps as many cards as there are seats together', () =>
    expect(groupsOf({ heap: ['hen', 'owl'], prizes: [3, 4] }, 2, []).piles.map(({ name }) => name)).toEqual([
      'heap',
      'prizes',
    ]));
  it('may be hidden from a seat in part', () =>
    expect(groupsOf(HUSH, 2, ['hands', 'hand_sizes']).seats[1]).toEqual([
      { name: 'hands', value: null },
      { name: 'hand_sizes', value: 2 },
    ]));
  it('takes what a seat has apart', () =>
    expect(
      groupsOf(
        {
          sides: [
            { seat: 0, coins: 3 },
            { seat: 1, coins: 5 },
          ],
        },
        2,
        ['sides'],
      ).seats,
    ).toEqual([[{ name: 'coins', value: 3 }], [{ name: 'coins', value: 5 }]]));
  it('has no seats where nothing is theirs', () => expect(groupsOf({ shore: 6 }, 2, ['at']).seats).toEqual([]));
});

describe('a name', () => {
  it.each(['seat', 'turnSeat', 'turn_seat', 'holder'])('%s speaks of a seat', (name) =>
    expect(isSeatName(name)).toBe(true),
  );
  it.each(['turn', 'at', 'heat'])('%s does not', (name) => expect(isSeatName(name)).toBe(false));
});

it('counts what is equal', () =>
  expect(counted(['owl', 'fox', 'owl'])).toEqual([
    { word: 'owl', count: 2 },
    { word: 'fox', count: 1 },
  ]));
