/** Asks for a key now, and for another one before it is too old: as long as somebody may still sit down by it. */
const EVERY = 9 * 60 * 1000;

export class FreshKeys {
  #timer: ReturnType<typeof setInterval>;

  constructor(ask: () => void, every = EVERY) {
    ask();
    this.#timer = setInterval(ask, every);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
