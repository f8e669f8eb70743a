/** How much time everybody has: told by the server, counted on from there until it tells more. */
import type { ClockShown } from '../wire';
import { say } from '../words/words.svelte';

const SECOND = 1000;
/** Milliseconds under which a clock asks for attention. */
export const SOON = 30_000;
/** Seconds at which it is said once. */
const SAID: readonly number[] = [30, 10];

/** The time of one seat as it is drawn: milliseconds, and the sentence that says it. */
export interface ClockFace {
  readonly seat: number;
  readonly left: number;
  readonly words: string;
  readonly isRunning?: boolean;
  readonly isPaused?: boolean;
}

export class Clock {
  /** What was told, and when; null where nobody is timed. */
  #told = $state.raw<{ readonly shown: ClockShown; readonly at: number } | null>(null);
  #now = $state(0);

  constructor(private readonly time: () => number = () => performance.now()) {}

  get isThere(): boolean {
    return this.#told !== null;
  }

  hear(shown: ClockShown): void {
    this.#now = this.time();
    this.#told = { shown, at: this.#now };
  }

  /** Counts on; call it when it is no longer looked at. */
  watch(): () => void {
    const ticking = setInterval(() => (this.#now = this.time()), SECOND / 4);
    return () => clearInterval(ticking);
  }

  /** Nobody's time runs now. */
  get isPaused(): boolean {
    return this.#told?.shown.running.length === 0;
  }

  isRunning(seat: number): boolean {
    return this.#told?.shown.running.includes(seat) ?? false;
  }

  /** Milliseconds, never less than none. */
  left(seat: number): number {
    if (!this.#told) return 0;
    const spent = this.isRunning(seat) ? this.#now - this.#told.at : 0;
    return Math.max(0, (this.#told.shown.left[seat] ?? 0) - spent);
  }

  isOut(seat: number): boolean {
    return this.#told !== null && this.left(seat) <= 0;
  }

  isSoon(seat: number): boolean {
    return this.#told !== null && this.left(seat) < SOON;
  }

  /** 30 or 10 in the last so many seconds of a clock that runs; 0 at any other time. */
  said(seat: number): number {
    if (!this.isRunning(seat) || this.isOut(seat)) return 0;
    const seconds = Math.ceil(this.left(seat) / SECOND);
    return SAID.findLast((each) => seconds <= each) ?? 0;
  }
}

/** 4:07, 62:30. */
export function clockWords(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Who has how much left, or none. */
export function clockSaid(name: string, left: number, isPaused = false): string {
  if (left <= 0) return say('clock-out', { name });
  return say(isPaused ? 'clock-paused' : 'clock-left', { name, time: clockWords(left) });
}
