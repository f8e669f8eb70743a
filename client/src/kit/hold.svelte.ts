/**
 * A button that opens only while it is held for a moment, so that nobody slips; by key, or by a screen reader, at once.
 *
 * Spread `handlers` on it, show how far it is by `isHeld` and `HOLD`, and `letGo` when it leaves the page.
 */
export const HOLD = 600;

export class Hold {
  isHeld = $state(false);
  #opening: ReturnType<typeof setTimeout> | null = null;
  readonly #open: () => void;

  constructor(open: () => void) {
    this.#open = open;
  }

  readonly letGo = (): void => {
    this.isHeld = false;
    if (this.#opening) clearTimeout(this.#opening);
    this.#opening = null;
  };

  readonly handlers = {
    onpointerdown: (): void => {
      this.isHeld = true;
      this.#opening ??= setTimeout(this.#open, HOLD);
    },
    onpointerup: this.letGo,
    onpointerleave: this.letGo,
    onpointercancel: this.letGo,
    oncontextmenu: (event: MouseEvent): void => event.preventDefault(),
    onkeydown: (event: KeyboardEvent): void => {
      if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      this.#open();
    },
    /** A click that no pointer made comes from a screen reader. */
    onclick: (event: MouseEvent): void => {
      if (event.detail === 0) this.#open();
    },
  };
}
