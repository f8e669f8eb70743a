import { describe, expect, it } from 'vitest';
import { BATTLES, battleOn } from '../../../gallery/battles';
import { areMedalsApart, arePadsApart } from './fitting';
import { distance } from '../../../board/geometry';
import { planOf, spotOf, type LayoutName } from './plan';

const BOARDS = Object.keys(BATTLES).flatMap((terrain) =>
  (['wide', 'tall'] as const).map((layout) => [terrain, layout] as [string, LayoutName]),
);
const { view: castle } = battleOn('castle');

describe.each(BOARDS)('%s, %s', (terrain, layout) => {
  const plan = planOf(battleOn(terrain).view, layout);

  it('keeps every place inside the rim', () => {
    const outside = [...plan.spots.values()].filter(
      ({ x, y }) => Math.min(x, y, plan.width - x, plan.height - y) < plan.pad,
    );
    expect(outside).toEqual([]);
  });

  it('keeps pads apart', () => {
    const spots = [...plan.spots].filter(([place]) => !plan.headquarters.has(place)).map(([, spot]) => spot);
    const nearest = Math.min(...spots.flatMap((one, i) => spots.slice(i + 1).map((other) => distance(one, other))));
    expect(nearest).toBeGreaterThan(plan.pad * 1.9);
  });

  it('hides no strength and no medal', () => expect([arePadsApart(plan), areMedalsApart(plan)]).toEqual([true, true]));

  it('lays no medal on a pad', () => {
    const medals = plan.regions.flatMap((region) => region.medals);
    const pads = [...plan.spots].filter(([place]) => !plan.headquarters.has(place)).map(([, spot]) => spot);
    expect(medals.filter((medal) => pads.some((pad) => distance(pad, medal) < plan.pad))).toEqual([]);
  });
});

describe('the board as red sees it', () => {
  const [blue, red] = [planOf(castle, 'wide'), planOf(castle, 'wide', true)];

  it('has red at the bottom', () => expect(spotOf(red, 41).y).toBeGreaterThan(spotOf(red, 1).y));
  it('is turned, not mirrored', () => expect(spotOf(red, 12).x).toBeCloseTo(blue.width - spotOf(blue, 12).x));
});

it('measures the same board once', () => expect(planOf({ ...castle }, 'wide')).toBe(planOf(castle, 'wide')));
