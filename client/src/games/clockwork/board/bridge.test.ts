import { describe, expect, it } from 'vitest';
import { cityBoard } from '../../../gallery/cities';
import { distance } from '../../../board/geometry';
import { along, angleAt, chainsOf, evenlySpaced, planksOf, routeSpans, spansOf, type Paths } from './bridge';

const LINE = new Map([
  [1, { x: 0, y: 0 }],
  [2, { x: 10, y: 0 }],
  [3, { x: 100, y: 0 }],
]);
const PATHS: Paths = [
  [1, 2],
  [2, 3],
];
const forked = cityBoard('forked');

describe('a span', () => {
  const [span] = spansOf(LINE, PATHS);

  it('begins at its first field', () => expect(span && along(span, 0)).toMatchObject({ x: 0, y: 0 }));
  it('ends at its last', () => expect(span && along(span, 1)).toMatchObject({ x: 10, y: 0 }));
  it('runs straight on a straight bridge', () => expect(span && along(span, 0.5)).toMatchObject({ y: 0, angle: 0 }));
});

it('bends smoothly: two spans leave a field in one line', () => {
  const bent = new Map([
    [1, { x: 0, y: 0 }],
    [2, { x: 30, y: 0 }],
    [3, { x: 60, y: 30 }],
  ]);
  const [one, other] = spansOf(bent, PATHS);
  expect(one && other && along(one, 0.999).angle).toBeCloseTo(other ? along(other, 0.001).angle : NaN, 0);
});

it('knows which way the bridge runs at a field', () =>
  expect(
    angleAt(
      new Map([
        [1, { x: 0, y: 0 }],
        [2, { x: 0, y: 9 }],
      ]),
      [[1, 2]],
      1,
    ),
  ).toBe(90));

describe('the spans of a route', () => {
  const route = routeSpans(spansOf(LINE, PATHS), LINE, [3, 2, 1]);

  it('lead back, too', () =>
    expect(route.map(({ ends }) => ends)).toEqual([
      [3, 2],
      [2, 1],
    ]));
  it('begin where the route begins', () => expect(route[0]?.start).toEqual({ x: 100, y: 0 }));
  it('go straight where there is no path', () =>
    expect(routeSpans([], LINE, [1, 3])[0]?.end).toEqual({ x: 100, y: 0 }));
});

describe('chains', () => {
  it('of a ring are one, from its start round to it', () => {
    const [chain = []] = chainsOf(
      [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
      0,
    );
    expect([chain[0], chain.at(-1), chain.length]).toEqual([0, 0, 4]);
  });
  it('of a forked board walk every path once', () => {
    const steps = chainsOf(forked.paths, forked.towers).reduce((sum, chain) => sum + chain.length - 1, 0);
    expect(steps).toBe(forked.paths.length);
  });
});

it('spaces fields evenly', () => {
  const even = evenlySpaced(LINE, PATHS, 1);
  expect(even.get(2)).toEqual({ x: 50, y: 0 });
});

it('lays no plank of a fork onto another deck', () => {
  const fields = new Map(forked.fields.map((field) => [field.number, field]));
  const spans = spansOf(fields, forked.paths);
  const planks = planksOf(spans, new Set([46]));
  expect(planks.filter((plank) => distance(plank, fields.get(46) ?? plank) < 20)).toEqual([]);
});
