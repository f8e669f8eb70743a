import { beforeEach, describe, expect, it } from 'vitest';
import { preferences } from '../preferences.svelte';
import type { EntryTold } from '../wire';
import { seeRules } from './seen';
import { tipId, Tips } from './tips.svelte';

const isSaid = (id: string): boolean => /^toybattle-tip-(4-3|6-2)$/.test(id);

const entry = (seq: number, ...rules: string[]): EntryTold => ({
  seq,
  seat: 0,
  events: rules.map((rule) => ({ kind: '', rule, facts: {}, isFleeting: false, words: { id: '' } })),
});
let tips: Tips;

beforeEach(() => {
  localStorage.clear();
  preferences.hasTips = true;
  tips = new Tips('toybattle', isSaid);
  tips.hear([entry(1)], false);
});

describe('a tip', () => {
  it('goes by its paragraph', () => expect(tipId('toybattle', 'TOY 4.3')).toBe('toybattle-tip-4-3'));

  it('comes the first time that its paragraph matters', () => {
    tips.hear([entry(1), entry(2, 'TOY 2.4', 'TOY 4.3')], false);
    expect(tips.now?.rule).toBe('TOY 4.3');
  });

  it('comes sooner, where its game knows that it matters before it happens', () => {
    const sooner = new Tips('toybattle', isSaid, ({ kind }) => (kind === 'tile_taken' ? 'TOY 4.3' : null));
    sooner.hear([entry(1)], false);
    sooner.hear(
      [{ ...entry(2, 'TOY 2.2'), events: [{ ...entry(2, 'TOY 2.2').events[0], kind: 'tile_taken' }] } as EntryTold],
      false,
    );
    expect(sooner.now?.rule).toBe('TOY 4.3');
  });

  it('comes once', () => {
    tips.hear([entry(2, 'TOY 4.3')], false);
    tips.shut();
    tips.hear([entry(2), entry(3, 'TOY 4.3')], false);
    expect(tips.now).toBeNull();
  });

  it('lets the one before it lie: it waits for its next time', () => {
    tips.hear([entry(2, 'TOY 4.3')], false);
    tips.hear([entry(2), entry(3, 'TOY 6.2')], false);
    tips.shut();
    tips.hear([entry(3), entry(4, 'TOY 6.2')], false);
    expect(tips.now?.rule).toBe('TOY 6.2');
  });

  it('does not speak of what happened before somebody came', () => {
    const late = new Tips('toybattle', isSaid);
    late.hear([entry(1, 'TOY 4.3')], false);
    expect(late.now).toBeNull();
  });

  it('is silent while a coach speaks', () => {
    tips.hear([entry(2, 'TOY 4.3')], true);
    expect(tips.now).toBeNull();
  });

  it('does not say what a guide has taught', () => {
    seeRules(['TOY 4.3']);
    tips.hear([entry(2, 'TOY 4.3')], false);
    expect(tips.now).toBeNull();
  });

  it('comes no more once tips are switched off', () => {
    tips.switchOff();
    tips.hear([entry(2, 'TOY 4.3')], false);
    expect([tips.now, preferences.hasTips]).toEqual([null, false]);
  });
});
