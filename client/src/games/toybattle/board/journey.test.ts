import { describe, expect, it } from 'vitest';
import { battleOn } from '../../../gallery/battles';
import type { EventTold } from '../../../wire';
import { battleAfter } from './battle';
import { flightEnds } from './flights';
import { journeyOf, standingAt } from './journey';
import { planOf, spotOf } from './plan';

const { view } = battleOn('castle');
const told = (kind: string, facts: Record<string, unknown>): EventTold => ({
  kind,
  rule: '',
  facts,
  isFleeting: false,
  words: { id: '' },
});
const place = told('troop_placed', { seat: 0, troop: 'Jumbo', place: 12, covered: null, owner: null });
const topOn = (base: number, shown = view): string | undefined =>
  shown.stacks.find((stack) => stack.base === base)?.tiles.at(-1)?.troop;

describe('the battle after an event', () => {
  it('has a placed troop on its base and off the rack', () => {
    const after = battleAfter(view, place);
    expect([topOn(12, after), after.sides[0]?.tiles, after.sides[0]?.rackSize]).toEqual(['Jumbo', ["Cap'n"], 1]);
  });

  it('has a captor on a headquarters', () => {
    const after = battleAfter(view, told('troop_placed', { seat: 0, troop: 'Jumbo', place: 41 }));
    expect([after.captured, after.captor]).toEqual([41, { seat: 0, troop: 'Jumbo' }]);
  });

  it('shows what was covered once a troop is gone', () => {
    const after = battleAfter(view, told('troop_discarded', { seat: 0, troop: 'Kwak', base: 11, by: 1 }));
    expect([after.stacks.find(({ base }) => base === 11)?.tiles.length, after.sides[0]?.discards.at(-1)]).toEqual([
      3,
      'Kwak',
    ]);
  });

  it('leaves an emptied base empty', () => {
    const [base, seat, troop] = [13, 0, 'Jumbo'];
    expect(topOn(13, battleAfter(view, told('troop_recalled', { seat, troop, base })))).toBeUndefined();
  });

  it('counts a tile that nobody saw', () => {
    const after = battleAfter(view, told('tile_taken', { seat: 1, rack: 6, reserve: 2 }));
    expect([after.sides[1]?.rackSize, after.sides[1]?.tiles]).toEqual([6, null]);
  });

  it('gives a region to whoever closed it', () => {
    const bases = view.regions[0]?.bases;
    const after = battleAfter(view, told('region_closed', { seat: 1, bases, medals: 3, total: 7, objective: 7 }));
    expect([after.regions[0]?.takenBy, after.sides[1]?.medals]).toEqual([1, 7]);
  });
});

describe('a placed troop', () => {
  const journey = journeyOf([place], view, false);
  const half = standingAt(journey, [place], journey.lasts / 2);

  it('is under way before it lies there', () =>
    expect([half.flying?.part, topOn(12, half.view)]).toEqual([0.5, undefined]));
  it('lies there in the end', () => expect(topOn(12, standingAt(journey, [place], journey.lasts).view)).toBe('Jumbo'));
  it('takes no time when nothing moves', () => expect(journeyOf([place], view, true).lasts).toBe(0));
});

it('throws one medal for each of a region', () => {
  const plan = planOf(view, 'wide');
  const closed = told('region_closed', { seat: 0, bases: view.regions[0]?.bases, medals: 3, total: 4, objective: 7 });
  const { flying } = standingAt(journeyOf([closed], view, false), [closed], 10);
  expect(flying && flightEnds(plan, flying, 0).length).toBe(3);
});

it('lets a tile land where it is placed', () => {
  const plan = planOf(view, 'tall');
  const { flying } = standingAt(journeyOf([place], view, false), [place], 10);
  expect(flying && flightEnds(plan, flying, 0)[0]?.end).toEqual(spotOf(plan, 12));
});

it('shows a robbed tile to all', () => {
  const robbed = told('rack_robbed', { seat: 1, troop: 'Roxy', by: 0 });
  const { flying } = standingAt(journeyOf([robbed], view, false), [robbed], 10);
  expect([flying?.troop, flying?.to]).toEqual(['Roxy', 'middle']);
});
