import { describe, expect, it } from 'vitest';
import { answersOf, fieldOf, placeAt } from './answers';

const BOARD = { towers: 0, yards: [6, 12, 18, 24, 30, 36] };

describe('legal moves, sorted', () => {
  it('are walks to places', () => {
    expect(answersOf(['walk 33', 'walk yard 3', 'walk towers']).walk.map(({ place }) => place)).toEqual([
      '33',
      'yard 3',
      'towers',
    ]);
  });

  it('keep their whole notation', () =>
    expect(answersOf(['go yard 5']).go).toEqual([{ place: 'yard 5', move: 'go yard 5' }]));

  it('are asks of each rival', () => {
    expect([...answersOf(['ask B Lacewing', 'ask C Owl', 'ask B Fuel']).asks]).toEqual([
      [1, ['Lacewing', 'Fuel']],
      [2, ['Owl']],
    ]);
  });

  it('are searches', () => expect(answersOf(['search Owl', 'search Power']).searches).toEqual(['Owl', 'Power']));

  it.each(['discard', 'give', 'return', 'swap'])('are cards of the hand to %s', (verb) => {
    expect([...answersOf([`${verb} Owl`]).cards]).toEqual([['Owl', `${verb} Owl`]]);
  });

  it.each(['lay', 'point'])('are spots to %s', (verb) =>
    expect([...answersOf([`${verb} 14`]).spots]).toEqual([[14, `${verb} 14`]]),
  );

  it('are sets to lay down or to leave out', () => {
    const { builds, leftOut } = answersOf(['build Owl', 'leave out Velo', 'hold']);
    expect([builds, leftOut]).toEqual([['Owl'], ['Velo']]);
  });

  it('are single words', () => expect(answersOf(['take', 'walk 3', 'pass']).plain).toEqual(['take', 'pass']));

  it('are characters', () => expect(answersOf(['choose Zora']).characters).toEqual(['Zora']));
});

describe('a place', () => {
  it.each([
    ['towers', 0],
    ['yard 3', 18],
    ['33', 33],
  ])('%s is entered on field %i', (place, field) => expect(fieldOf(place, BOARD)).toBe(field));
  it.each([
    [0, 'towers'],
    [36, 'yard 6'],
    [5, '5'],
  ])('on field %i is called %s', (field, place) => expect(placeAt(field, BOARD)).toBe(place));
  it('that is no place has no field', () => expect(fieldOf('yard 9', BOARD)).toBeNull());
});
