import { afterEach, expect, it } from 'vitest';
import { applyPreferences, coursePace, pace, preferences } from './preferences.svelte';

const usual = { ...preferences };
afterEach(() => Object.assign(preferences, usual));

it('shows moves at half their speed where that was chosen', () => {
  preferences.speed = 'slow';
  expect(pace()).toBe(0.5);
});

it('is slow in the course alone, until somebody chooses otherwise', () =>
  expect([pace(), coursePace()]).toEqual([1, 0.5]));

it('writes the size of text onto the page', () => {
  preferences.textSize = 'huge';
  applyPreferences();
  expect(document.documentElement.dataset['textSize']).toBe('huge');
});
