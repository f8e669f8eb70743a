import { describe, expect, it } from 'vitest';
import { battleOn } from '../../../gallery/battles';
import { scattered } from './decor';
import { distance } from '../../../board/geometry';
import { planOf } from './plan';

const plan = planOf(battleOn('castle').view, 'wide');
const decor = scattered(plan, ['fir', 'tent'], 42);

describe('decoration', () => {
  it('is the same every time', () => expect(scattered(plan, ['fir', 'tent'], 42)).toEqual(decor));
  it('is another for another seed', () => expect(scattered(plan, ['fir', 'tent'], 43)).not.toEqual(decor));
  it('leaves pads free', () => {
    const near = decor.filter((stamp) =>
      [...plan.spots.values()].some((spot) => distance(spot, stamp) < 60 * plan.unit),
    );
    expect(near).toEqual([]);
  });
  it('leaves numbers free', () => {
    const numbers = [...plan.labels].map(([place, { x, y }]) => ({
      x: (plan.spots.get(place)?.x ?? 0) + x * plan.unit,
      y: (plan.spots.get(place)?.y ?? 0) + y * plan.unit,
    }));
    expect(decor.filter((stamp) => numbers.some((number) => distance(number, stamp) < 28 * plan.unit))).toEqual([]);
  });
  it('is sparse on a phone', () =>
    expect(scattered(planOf(battleOn('castle').view, 'tall'), ['fir'], 42).length).toBeLessThanOrEqual(20));
  it('keeps a stretch free', () => expect(scattered(plan, ['fir'], 42, () => true)).toEqual([]));
});
