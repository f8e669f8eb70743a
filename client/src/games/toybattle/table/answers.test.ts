import { describe, expect, it } from 'vitest';
import { boardAnswers, buttonAnswers, placeable, targetsOf, triedAt } from './answers';

const LEGAL = ['take', "place Cap'n 11", 'place Hook 17', 'place Hook 20', 'decline'];

it('finds where a troop may go', () => expect(targetsOf(LEGAL, 'Hook')).toEqual([17, 20]));

it('takes a name as it is written', () => expect(targetsOf(LEGAL, "Cap'n")).toEqual([11]));

it('knows which troops may go anywhere', () => expect([...placeable(LEGAL)]).toEqual(["Cap'n", 'Hook']));

describe('answers on the board', () => {
  it('are the places that the moves name', () =>
    expect([...boardAnswers(['discard 13', 'discard 14', 'decline'], null)]).toEqual([
      [13, 'discard 13'],
      [14, 'discard 14'],
    ]));

  const shoves = ['shove 13 14', 'shove 13 17', 'shove 16 19', 'decline'];
  it('ask first whom to shove', () =>
    expect([...boardAnswers(shoves, null)]).toEqual([
      [13, null],
      [16, null],
    ]));
  it('then ask whereto', () =>
    expect([...boardAnswers(shoves, 13)]).toEqual([
      [14, 'shove 13 14'],
      [17, 'shove 13 17'],
    ]));
});

it('offers by button what points at no place, declining last', () => {
  expect(buttonAnswers(['decline', 'exhume Hook', 'exhume Star', 'discard 13'])).toEqual([
    'exhume Hook',
    'exhume Star',
    'decline',
  ]);
});

it('says which move a place would mean', () => {
  expect([
    triedAt('Jumbo', 13, null),
    triedAt('shove', 14, 13),
    triedAt('shove', 14, null),
    triedAt('Star', 13, null),
  ]).toEqual(['discard 13', 'shove 13 14', null, null]);
});
