import { describe, expect, it } from 'vitest';
import { cityBoard } from '../../../gallery/cities';
import { distance } from '../../../board/geometry';
import { fieldSpot, planOf, type LayoutName } from './plan';

const BOARDS = ['ring', 'forked'].flatMap((board) =>
  (['wide', 'tall', 'flat'] as const).map((layout) => [board, layout] as [string, LayoutName]),
);
const pairs = <Thing>(things: readonly Thing[]): (readonly [Thing, Thing])[] =>
  things.flatMap((one, i) => things.slice(i + 1).map((other) => [one, other] as const));

describe.each(BOARDS)('%s, %s', (name, layout) => {
  const board = cityBoard(name);
  const plan = planOf(board, layout);

  it('keeps every field inside the rim', () => {
    const outside = [...plan.fields.values()].filter(
      ({ x, y }) => Math.min(x, y, plan.width - x, plan.height - y) < 21,
    );
    expect(outside).toEqual([]);
  });
  it('keeps every spot inside the rim', () => {
    const outside = [...plan.spots.values()].filter(
      ({ x, y }) => Math.min(x, plan.width - x) < 19 || Math.min(y, plan.height - y) < 25,
    );
    expect(outside).toEqual([]);
  });
  it('lays no spot over another', () => {
    const over = pairs([...plan.spots.values()]).filter(
      ([one, other]) => Math.abs(one.x - other.x) < 32 && Math.abs(one.y - other.y) < 44,
    );
    expect(over).toEqual([]);
  });
  it('lays no spot under a yard', () => {
    const under = [...plan.spots].filter(([, spot]) =>
      plan.yards.some((yard) => Math.abs(spot.x - yard.x) < 60 && Math.abs(spot.y - yard.y) < 30),
    );
    expect(under).toEqual([]);
  });
  it('keeps neighbours a pawn apart', () => {
    const near = board.paths.filter(([one, other]) => distance(fieldSpot(plan, one), fieldSpot(plan, other)) < 26);
    expect(near).toEqual([]);
  });
  it('has six yards, none on another', () => {
    const near = pairs(plan.yards).filter(([one, other]) => distance(one, other) < 90);
    expect([plan.yards.length, near]).toEqual([6, []]);
  });
  it('has the Towers off the bridge', () => {
    const near = [...plan.fields].filter(([field, spot]) => field !== plan.towers && distance(spot, plan.island) < 60);
    expect(near).toEqual([]);
  });
});

it('pushes the yards of a ring outwards', () => {
  const plan = planOf(cityBoard('ring'), 'wide');
  const middle = { x: plan.width / 2, y: plan.height * 0.475 };
  expect(plan.yards.filter((yard) => distance(yard, middle) < distance(fieldSpot(plan, yard.field), middle))).toEqual(
    [],
  );
});

it('puts the Towers below the middle when it is not said where', () => {
  const { island: _, ...board } = cityBoard('ring');
  expect(planOf(board, 'wide').island.y).toBeGreaterThan(planOf(board, 'wide').height / 2);
});

it('knows the forks', () =>
  expect([...planOf(cityBoard('forked'), 'wide').forks].toSorted((one, other) => one - other)).toEqual([
    5, 11, 21, 29, 30, 46,
  ]));

it('measures the same board once', () => {
  const board = cityBoard('ring');
  expect(planOf({ ...board }, 'wide')).toBe(planOf(board, 'wide'));
});

it.each(['ring', 'forked'])('lays no spot of the %s city over another in the pocket', (board) => {
  const over = pairs([...planOf(cityBoard(board), 'pocket').spots.values()]).filter(
    ([one, other]) => Math.abs(one.x - other.x) < 34 && Math.abs(one.y - other.y) < 44,
  );
  expect(over).toEqual([]);
});
