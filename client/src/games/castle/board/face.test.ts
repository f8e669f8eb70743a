import { expect, it } from 'vitest';
import { faceOf, pointedAngle } from './face';

it.each([
  ['arrow', 'arrow'],
  ['left', 'arrow'],
  ['loop', 'loop'],
  ['stack', 'back'],
] as const)('draws %s as %s', (kind, face) => {
  expect(faceOf(kind)).toBe(face);
});

it('turns an arrow by the short side', () => {
  expect(pointedAngle('up', 'left', 'left')).toBe(-90);
});

it('points as laid when not turned', () => {
  expect(pointedAngle('left', 'left', null)).toBe(270);
});
