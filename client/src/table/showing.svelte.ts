/** What is seen once, a card above all: it lies open for a while, or until somebody has seen enough. */
import type { EventTold } from '../wire';

const LASTS = 2500;
/** So long after it was turned down, a key still means the card: it does nothing else. */
const ECHOES = 400;

export class Showing {
  /** What lies open now. */
  event = $state.raw<EventTold | null>(null);
  #close: (() => void) | null = null;
  #closed = -ECHOES;

  /** True where it waits until somebody has seen enough, however long that takes. */
  isHeld: () => boolean = () => false;

  /** How long it lies open; null: until somebody has seen enough. */
  constructor(readonly lasts: number | null = LASTS) {}

  /** Resolves when the card is turned down again. Nobody looks at a hidden page: there it waits. */
  show(event: EventTold, lasts: number | null = this.lasts): Promise<void> {
    this.event = event;
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | null = null;
      const begin = (): void => {
        if (!document.hidden && lasts !== null && !this.isHeld()) timer ??= setTimeout(() => this.close(), lasts);
      };
      document.addEventListener('visibilitychange', begin);
      this.#close = (): void => {
        if (timer) clearTimeout(timer);
        document.removeEventListener('visibilitychange', begin);
        this.event = null;
        this.#closed = performance.now();
        this.#close = null;
        resolve();
      };
      begin();
    });
  }

  /** A card was turned down just now. */
  wasOpen(): boolean {
    return performance.now() - this.#closed < ECHOES;
  }

  close(): void {
    this.#close?.();
  }
}
