import { describe, expect, it } from 'vitest';
import { GERMAN } from './fixtures';
import { fitting, readEdition, writeEdition } from './edition';

describe('an edition id', () => {
  it('is the printing alone without house rules', () => expect(writeEdition(GERMAN, {})).toBe('castle-de-0'));
  it('names house rules in the order of the readings', () => {
    expect(writeEdition(GERMAN, { loss: 'enter_last', loop_runs: '2' })).toBe(
      'castle-de-0+loop_runs=2+loss=enter_last',
    );
  });
  it('leaves out what the printing says itself', () =>
    expect(writeEdition(GERMAN, { loop_runs: '3' })).toBe('castle-de-0'));
  it('is read back into its parts', () => {
    expect(readEdition('castle-de-0+loop_runs=2+loss=enter_last')).toEqual({
      printing: 'castle-de-0',
      houseRules: { loop_runs: '2', loss: 'enter_last' },
    });
  });
});

describe('house rules', () => {
  it('fit where their reading and value are offered', () => {
    expect(fitting(GERMAN, { loss: 'enter_last', loop_runs: '9', chess: 'yes' })).toEqual({ loss: 'enter_last' });
  });
});
