import { describe, expect, it } from 'vitest';
import { battleOn } from '../../../gallery/battles';
import type { EntryTold } from '../../../wire';
import { coachedPlaces, earnedBy, towards } from './guided';

const { view } = battleOn('castle');
const closed = (seat: number): EntryTold => ({
  seq: 1,
  seat,
  events: [
    {
      kind: 'region_closed',
      rule: 'TOY 6.2',
      facts: { seat, bases: [11, 12, 13, 14, 18], medals: 3 },
      isFleeting: false,
      words: { id: '' },
    },
  ],
});

describe('on the way to placing a troop', () => {
  it('the tile comes first', () => expect(towards('place Roxy 18', null, null)).toBe('tile Roxy'));
  it('then the base', () => expect(towards('place Roxy 18', 'Roxy', null)).toBe('place 18'));
  it('then the button that confirms it', () => expect(towards('place Roxy 18', 'Roxy', 18)).toBe('action confirm'));
  it('another base that hovers is not it', () => expect(towards('place Roxy 18', 'Roxy', 17)).toBe('place 18'));
  it('taking needs only its button', () => expect(towards('take', null, null)).toBeNull());
});

it('a coach lets places glow, and nothing else', () => expect(coachedPlaces(['tile Roxy', 'place 18'])).toEqual([18]));

describe('a region that was closed', () => {
  it('is told with the way around it', () =>
    expect(earnedBy([closed(0)], { ...view, you: 0 })?.ring.toSorted()).toEqual([1, 11, 12, 13, 14, 18].toSorted()));
  it('is no one’s praise when the rival closed it', () =>
    expect(earnedBy([closed(1)], { ...view, you: 0 })).toBeNull());
});
