import { beforeEach, expect, it } from 'vitest';
import { preferences, turnSound } from './preferences.svelte';
import { isHeard, type Sound } from './sound';

const SOUNDS: readonly Sound[] = ['place', 'turn', 'joined', 'tick'];
const heard = (): readonly Sound[] => SOUNDS.filter(isHeard);

beforeEach(() => {
  [preferences.hasSound, preferences.hasSignals, preferences.volume] = [false, true, 0.7];
});

it('lets people be heard while the board is silent', () => expect(heard()).toEqual(['turn', 'joined', 'tick']));

it('is whole once it was switched on with one press, and silent with the next', () => {
  turnSound();
  const on = heard();
  turnSound();
  expect([on, heard()]).toEqual([SOUNDS, []]);
});

it('is silent at no volume', () => {
  preferences.volume = 0;
  expect(heard()).toEqual([]);
});
