import { expect, it } from 'vitest';
import { battleOn } from '../../../gallery/battles';
import { nearestPlace } from '../../../board/nearest';
import { planOf } from './plan';

const { spots } = planOf(battleOn('castle').view, 'wide');

it('goes to a neighbour', () =>
  expect(['right', 'left'].map((way) => nearestPlace(spots, 18, way as 'right' | 'left'))).toEqual([19, 17]));

it('goes straight before it goes aside', () => expect(nearestPlace(spots, 24, 'right')).toBe(41));

it('stays at the edge', () => expect(nearestPlace(spots, 24, 'left')).toBeNull());

it('reaches every place by keys', () => {
  const reached = new Set([1]);
  for (const place of reached)
    for (const direction of ['up', 'right', 'down', 'left'] as const)
      reached.add(nearestPlace(spots, place, direction) ?? place);
  expect(reached.size).toBe(spots.size);
});
