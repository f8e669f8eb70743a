import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPreferences, coursePace, followSystem, isStill, pace, preferences } from './preferences.svelte';

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

describe('where the system prefers less motion', () => {
  const changed = new Set<() => void>();
  beforeEach(() =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)',
      addEventListener: (_: string, heard: () => void) => changed.add(heard),
      removeEventListener: (_: string, heard: () => void) => changed.delete(heard),
    })),
  );
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['system', true],
    ['still', true],
    ['full', false],
  ] as const)('motion %s leaves the page still: %s', (motion, still) => {
    preferences.motion = motion;
    applyPreferences();
    expect([isStill(), document.documentElement.classList.contains('still')]).toEqual([still, still]);
  });

  it('hears when that changes, until it is told to stop', () => {
    const stop = followSystem();
    expect(changed.has(applyPreferences)).toBe(true);
    stop();
    expect(changed.size).toBe(0);
  });
});

it('asks the system about motion in one place', () => {
  const sources: Record<string, string> = import.meta.glob('./**/*.{ts,svelte,css}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const asking = Object.keys(sources).filter((path) => sources[path]?.includes('prefers-reduced-motion'));
  expect(asking.filter((path) => !path.endsWith('.test.ts'))).toEqual(['./preferences.svelte.ts']);
});
