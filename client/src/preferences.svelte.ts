/** What this browser likes: kept in localStorage, applied at once. */
import { isLanguage, preferredLanguage, type Language } from './words/languages';

const KEY = 'toychest.preferences';

export type Theme = 'light' | 'dark' | 'system';
export type Motion = 'full' | 'still' | 'system';
/** Whether a move is asked about once more before it is played; `auto`: under a finger, which hides what it points at. */
export type Confirms = 'auto' | 'always' | 'never';
export type Speed = 'slow' | 'normal' | 'fast';
export type TextSize = 'normal' | 'large' | 'huge';

interface Preferences {
  language: Language;
  theme: Theme;
  motion: Motion;
  hasLetterKeys: boolean;
  /** What happens on the board is heard. */
  hasSound: boolean;
  /** What people do is heard: it is your turn, somebody comes, asks or says something. */
  hasSignals: boolean;
  /** What others say is shown and heard. */
  hearsOthers: boolean;
  /** A phone buzzes when it is your turn. */
  buzzes: boolean;
  /** From 0, silent, to 1. */
  volume: number;
  name: string;
  confirms: Confirms;
  speed: Speed;
  /** The same in the course, where a card is watched while it acts. */
  courseSpeed: Speed;
  textSize: TextSize;
  /** A small card explains a rule the first time that it matters. */
  hasTips: boolean;
  /** At one screen the board turns to whoever plays. */
  turnsBoard: boolean;
  /** Your turn is shown as a notification while you look elsewhere. */
  notifies: boolean;
}

/** How fast events play out, by the speed that was chosen. */
const PACES: Readonly<Record<Speed, number>> = { slow: 0.5, normal: 1, fast: 2 };

export const preferences = $state<Preferences>(kept());

function kept(): Preferences {
  const fresh: Preferences = {
    language: preferredLanguage(navigator.languages ?? [navigator.language]),
    theme: 'system',
    motion: 'system',
    hasLetterKeys: true,
    hasSound: false,
    hasSignals: true,
    hearsOthers: true,
    buzzes: true,
    volume: 0.7,
    name: '',
    confirms: 'auto',
    speed: 'normal',
    courseSpeed: 'slow',
    textSize: 'normal',
    hasTips: true,
    turnsBoard: true,
    notifies: false,
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

const DARK = '(prefers-color-scheme: dark)';
const STILL = '(prefers-reduced-motion: reduce)';

function matches(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}

export function isDark(): boolean {
  return preferences.theme === 'dark' || (preferences.theme === 'system' && matches(DARK));
}

/** Whether nothing is to move. What the system prefers is asked here alone: who chose "lively" sees motion all the same. */
export function isStill(): boolean {
  return preferences.motion === 'still' || (preferences.motion === 'system' && matches(STILL));
}

/** Writes the preferences onto the page anew whenever the system's change; returns how to stop that. */
export function followSystem(): () => void {
  const asked = [DARK, STILL].map((query) => window.matchMedia(query));
  for (const answer of asked) answer.addEventListener('change', applyPreferences);
  return () => {
    for (const answer of asked) answer.removeEventListener('change', applyPreferences);
  };
}

export const pace = (): number => PACES[preferences.speed] ?? 1;
export const coursePace = (): number => PACES[preferences.courseSpeed] ?? 1;

/** One press for everything that is heard: whoever silences the table hears nothing any more. */
export function turnSound(): void {
  preferences.hasSound = !preferences.hasSound;
  preferences.hasSignals = preferences.hasSound;
}

/** Writes the preferences down and onto the page. */
export function applyPreferences(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A private window may refuse to keep anything; the choice holds for this visit.
  }
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
  document.documentElement.dataset['textSize'] = preferences.textSize;
  document.documentElement.classList.toggle('still', isStill());
}
