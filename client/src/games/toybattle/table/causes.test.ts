import { expect, it } from 'vitest';
import { battleOn } from '../../../gallery/battles';
import { causeOf } from './causes';

const { view } = battleOn('castle');

it('runs from the castle along the own line, then breaks', () => {
  expect(causeOf({ place: 21, breaks: 14, line: [12], troop: 'Star' }, view)).toEqual({
    tried: 21,
    culprit: 14,
    line: [1, 12],
    broken: [12, 14, 19, 21],
  });
});

it('starts at the castle where no base is held', () => {
  expect(causeOf({ place: 13, breaks: 11, line: [], troop: 'Star' }, view)).toMatchObject({
    line: [1],
    broken: [1, 11, 13],
  });
});

it('blames nobody when the tried place itself is the break', () => {
  expect(causeOf({ place: 14, breaks: 14, line: [12] }, view)).toMatchObject({ culprit: null, broken: [12, 14] });
});

it('marks the place alone for other refusals', () => {
  expect(causeOf({ troop: 'Hook', place: 17, lets: [6, 7] }, view)).toEqual({
    tried: 17,
    culprit: null,
    line: [],
    broken: [],
  });
});

it('marks nothing when no place is named', () => expect(causeOf({ tiles: 8 }, view)).toBeNull());
