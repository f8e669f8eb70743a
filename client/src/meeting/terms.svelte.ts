/** What a table agrees on before play: kept in this browser for the next time, game by game. */
import type { TermsTold } from '../wire';

const KEY = 'toychest.terms';

export type TakingBack = NonNullable<TermsTold['takeBack']>;
export const TAKING_BACK: readonly TakingBack[] = ['free', 'ask', 'none'];

/** Whether there is a clock, and what becomes of whoever runs out of time. */
export type Expiry = 'none' | 'gentle' | 'strict';

interface Remembered {
  readonly takeBack?: TakingBack;
  readonly clock?: TermsTold['clock'];
}

const MINUTE = 60;
const USUAL = { minutes: 15, increment: 10 };

export class Terms {
  takeBack = $state<TakingBack>('ask');
  expiry = $state<Expiry>('none');
  minutes = $state(USUAL.minutes);
  increment = $state(USUAL.increment);

  constructor(
    private readonly game: string,
    /** Whoever plays together has nothing to win by a take-back, and nobody loses by time. */
    private readonly isTogether: boolean,
  ) {
    const kept = rememberedFor(game);
    this.takeBack = kept.takeBack ?? (isTogether ? 'free' : 'ask');
    this.minutes = (kept.clock?.main ?? USUAL.minutes * MINUTE) / MINUTE;
    this.increment = kept.clock?.increment ?? USUAL.increment;
    this.expiry = kept.clock?.expiry ?? 'none';
  }

  /** A strict one is for two who play each other. */
  get clocks(): readonly Expiry[] {
    return this.isTogether ? ['none', 'gentle'] : ['none', 'gentle', 'strict'];
  }

  /** What is agreed on by so many: where more than two play, time is only shown. */
  wantedBy(seats: number): TermsTold {
    const expiry = this.expiry === 'strict' && seats !== 2 ? 'gentle' : this.expiry;
    const clock = expiry === 'none' ? null : { expiry, main: this.minutes * MINUTE, increment: this.increment };
    return { takeBack: this.takeBack, clock };
  }

  setExpiry(value: Expiry): void {
    this.expiry = value;
    this.#keep();
  }

  setMinutes(value: number): void {
    this.minutes = value;
    this.#keep();
  }

  setIncrement(value: number): void {
    this.increment = value;
    this.#keep();
  }

  setTakeBack(value: TakingBack): void {
    this.takeBack = value;
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...allRemembered(), [this.game]: this.wantedBy(2) }));
    } catch {
      // Nothing can be kept here: the choice holds for this visit.
    }
  }
}

const rememberedFor = (game: string): Remembered => allRemembered()[game] ?? {};

function allRemembered(): Record<string, Remembered> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, Remembered>) : {};
  } catch {
    return {};
  }
}
