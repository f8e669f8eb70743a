/** Who is at the table, as this browser was told, and what of it is news. */
import type { PresenceShown, SeatShown } from '../wire';
import { say } from '../words/words.svelte';

export type Presence = 'here' | 'unreachable' | 'away';
/** Minutes that somebody may think before it is said. */
const LONG = 60_000;
const TICK = 15_000;

/** What is to be heard of: words, and whether somebody came. */
export interface Arrival {
  readonly text: string;
  readonly isWelcome: boolean;
}

export class Attendance {
  onlookers = $state(0);
  #presences = $state.raw<ReadonlyMap<number, Presence>>(new Map());
  /** When the table last went on, and what time it is, as far as that matters. */
  #since = $state(Date.now());
  #now = $state(Date.now());
  #isTold = false;

  presence(seat: number): Presence {
    return this.#presences.get(seat) ?? 'here';
  }

  /** Whole minutes that the table has waited; 0 while that is not worth a word. */
  get minutes(): number {
    return this.#now - this.#since < LONG ? 0 : Math.floor((this.#now - this.#since) / 60_000);
  }

  /** The table went on. */
  goOn(): void {
    this.#since = this.#now = Date.now();
  }

  /** Lets time pass until it is told to stop. */
  watch(): () => void {
    const ticking = setInterval(() => (this.#now = Date.now()), TICK);
    return () => clearInterval(ticking);
  }

  /** What changed, in words; nothing of one's own seats, and nothing of how it stood when one came. */
  hear(told: PresenceShown, seats: readonly SeatShown[]): Arrival | null {
    const [before, wasTold, watched] = [this.#presences, this.#isTold, this.onlookers];
    this.#presences = new Map(told.seats.map(({ seat, presence }) => [seat, presence]));
    this.onlookers = told.onlookers;
    this.#isTold = true;
    if (!wasTold) return null;
    for (const { seat, presence } of told.seats) {
      const { name = '', isYours = true } = seats[seat] ?? {};
      if (!isYours && before.has(seat) && before.get(seat) !== presence) return arrival(presence, name);
    }
    if (told.onlookers <= watched || !seats.some(({ isYours }) => isYours)) return null;
    return { text: say('presence-watches'), isWelcome: true };
  }
}

const arrival = (presence: Presence, name: string): Arrival => ({
  text: say(presence === 'here' ? 'presence-back' : `presence-${presence}`, { name }),
  isWelcome: presence === 'here',
});
