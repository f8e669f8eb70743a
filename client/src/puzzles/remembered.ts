/** The puzzles that this browser has solved, and on how many days in a row it solved the one of the day. */
const KEY = 'toychest.puzzles';
const A_DAY = 24 * 60 * 60 * 1000;

export interface RememberedPuzzles {
  /** By their ids. */
  readonly solved: readonly string[];
  /** The latest day whose puzzle was solved, as 2026-11-17; empty before the first. */
  readonly day: string;
  /** So many days in a row, up to that one. */
  readonly streak: number;
}

const NOTHING: RememberedPuzzles = { solved: [], day: '', streak: 0 };

export function rememberedPuzzles(): RememberedPuzzles {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const kept = { ...NOTHING, ...(typeof value === 'object' ? (value as Partial<RememberedPuzzles>) : {}) };
    return Array.isArray(kept.solved) ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Keeps that a puzzle was solved; with a day, that it was the one of that day. */
export function rememberSolved(id: string, day: string | null): void {
  const kept = rememberedPuzzles();
  const solved = kept.solved.includes(id) ? kept.solved : [...kept.solved, id];
  keep({ ...kept, solved, ...(day === null || day === kept.day ? {} : { day, streak: streakOf(kept, day) }) });
}

/** Whether the puzzle of this day was solved. */
export const isDone = (kept: RememberedPuzzles, day: string): boolean => kept.day === day;

/** Days in a row that still count: up to today, or to yesterday as long as today is not over. */
export const running = (kept: RememberedPuzzles, today: string): number =>
  kept.day === today || kept.day === dayBefore(today) ? kept.streak : 0;

const streakOf = (kept: RememberedPuzzles, day: string): number => (kept.day === dayBefore(day) ? kept.streak + 1 : 1);

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - A_DAY).toISOString().slice(0, 10);
}

/** The day that it is here. */
export function today(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function keep(puzzles: RememberedPuzzles): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(puzzles));
  } catch {
    // Nothing can be kept here: the stars are gone when the page is closed.
  }
}
