/** What this browser likes: kept in localStorage, applied at once. */
import { isLanguage, preferredLanguage, type Language } from './words/languages';

const KEY = 'toychest.preferences';

export type Theme = 'light' | 'dark' | 'system';
export type Motion = 'full' | 'still' | 'system';

interface Preferences {
  language: Language;
  theme: Theme;
  motion: Motion;
  hasLetterKeys: boolean;
  hasSound: boolean;
  name: string;
}

export const preferences = $state<Preferences>(kept());

function kept(): Preferences {
  const fresh: Preferences = {
    language: preferredLanguage(navigator.languages ?? [navigator.language]),
    theme: 'system',
    motion: 'system',
    hasLetterKeys: true,
    hasSound: false,
    name: '',
  };
  const old = readJson(KEY) as Partial<Preferences>;
  return { ...fresh, ...old, language: isLanguage(old.language) ? old.language : fresh.language };
}

function readJson(key: string): object {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function matches(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}

export function isDark(): boolean {
  return preferences.theme === 'dark' || (preferences.theme === 'system' && matches('(prefers-color-scheme: dark)'));
}

export function isStill(): boolean {
  return (
    preferences.motion === 'still' || (preferences.motion === 'system' && matches('(prefers-reduced-motion: reduce)'))
  );
}

/** Writes the preferences down and onto the page. */
export function applyPreferences(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A private window may refuse to keep anything; the choice holds for this visit.
  }
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
  document.documentElement.classList.toggle('still', isStill());
}
