import { beforeEach, describe, expect, it } from 'vitest';
import { Choices } from './choices.svelte';
import { GERMAN, STANDARD } from './fixtures';
import { calledIn } from './ownFile';

const OFFERED = [STANDARD, GERMAN];
beforeEach(() => localStorage.clear());

describe('choices', () => {
  it('ask for nothing but the default to begin with', () => {
    expect(new Choices(OFFERED).wanted()).toEqual({ edition: 'castle-standard-0', options: {} });
  });

  it('are composed into an edition and its options', () => {
    const choices = new Choices(OFFERED);
    choices.setPrinting('castle-de-0');
    choices.setReading('loss', 'enter_last');
    choices.setOption('board', 'garden');
    expect(choices.wanted()).toEqual({ edition: 'castle-de-0+loss=enter_last', options: { board: 'garden' } });
  });

  it('count only what differs from the printing', () => {
    const choices = new Choices(OFFERED);
    choices.setReading('loss', 'step_beyond');
    choices.setReading('loop_runs', '3');
    choices.setReading('loop_runs', '2');
    expect(choices.changed).toBe(1);
  });

  it('go back to the printing', () => {
    const choices = new Choices(OFFERED);
    choices.setReading('loss', 'step_beyond');
    choices.dropHouseRules();
    expect(choices.wanted().edition).toBe('castle-standard-0');
  });

  it('are remembered', () => {
    new Choices(OFFERED).setPrinting('castle-de-0');
    expect(new Choices(OFFERED).wanted().edition).toBe('castle-de-0');
  });

  it('forget what is not offered any more', () => {
    new Choices(OFFERED).setOption('board', 'moat');
    expect(new Choices(OFFERED).wanted().options).toEqual({});
  });

  it('send the text of a file and nothing else of it', () => {
    const choices = new Choices(OFFERED);
    choices.setOption('board', { file: 'name = "attic"', from: 'attic.toml' });
    expect(choices.wanted().options).toEqual({ board: { file: 'name = "attic"' } });
  });

  it('leave out what another choice decides', () => {
    const choices = new Choices(OFFERED, ({ puzzle }) => (puzzle === 'none' ? [] : ['board']));
    choices.setOption('board', 'garden');
    choices.setOption('puzzle', 'first-steps');
    expect(choices.wanted().options).toEqual({ puzzle: 'first-steps' });
  });
});

describe('a file of one’s own', () => {
  it('is called as it says', () =>
    expect(calledIn({ file: 'tower = 9\nname = "Attic"\n', from: 'a.toml' })).toBe('Attic'));
  it('is called by its file otherwise', () => expect(calledIn({ file: 'tower = 9', from: 'a.toml' })).toBe('a.toml'));
});
