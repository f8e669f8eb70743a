import { describe, expect, it } from 'vitest';
import type { EventTold } from '../../../wire';
import { scenesOf, seenBy, SHOWN_ALONE, turnedBy } from './scenes';

const told = (kind: string, facts: Record<string, unknown>, isFleeting = false): EventTold => ({
  kind,
  rule: 'CLK 4.3',
  facts,
  isFleeting,
  words: { id: '' },
});
const walked = told('pawn_walked', { seat: 0, start: 12, end: 15, route: [13, 14, 15], place: '15' });
const shown = told('card_shown', { seat: 0, kind: 'Owl', why: 'discard' }, true);
const turned = told('card_turned', { seat: 0, kind: 'Harp', spot: 14 }, true);
const laid = told('card_laid', { seat: 0, spot: 14 });

describe('scenes', () => {
  it('end with a card that is seen once', () => {
    expect(scenesOf([walked, shown, laid]).map(({ first, events }) => [first, events.length])).toEqual([
      [0, 2],
      [2, 1],
    ]);
  });

  it('are one where nothing is shown', () => expect(scenesOf([walked, laid])).toHaveLength(1));
  it('are none where nothing happened', () => expect(scenesOf([])).toEqual([]));
  it('show each card for itself', () =>
    expect(scenesOf([shown, turned]).map((scene) => scene.shown?.kind)).toEqual(['card_shown', 'card_turned']));
  it('show nothing to whoever may not see it', () =>
    expect(scenesOf([told('card_shown', { seat: 0 }, true)])[0]?.shown).toBeNull());
});

describe('a card that is shown to one seat alone', () => {
  const demand = told('shown_in_secret', { seat: 1, rival: 0, kind: 'Owl' }, true);
  const none = told('had_none', { seat: 0 });
  const kindsSeenBy = (seat: number | null, events: readonly EventTold[]): readonly string[] =>
    seenBy(events, seat).map(({ kind }) => kind);

  it('is seen by a seat that has none like it', () =>
    expect(kindsSeenBy(0, [demand, none])).toEqual([SHOWN_ALONE, 'had_none']));
  it('is not shown again to whoever shows it', () =>
    expect(kindsSeenBy(1, [demand, none])).toEqual(['shown_in_secret', 'had_none']));
  it('is in the question for a seat that has some', () =>
    expect(kindsSeenBy(0, [demand, told('had_some', { seat: 0 })])).toEqual(['shown_in_secret', 'had_some']));
  it('is a scene of its own', () =>
    expect(scenesOf(seenBy([demand, none], 0)).map((scene) => scene.shown?.kind ?? null)).toEqual([SHOWN_ALONE, null]));
});

it('is turned where it lies', () => expect(turnedBy(turned)).toEqual({ kind: 'Harp', seat: 0, spot: 14 }));
