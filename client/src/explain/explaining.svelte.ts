/**
 * Things that explain themselves: after a moment under the pointer, on a long press, and when a key moves to them.
 *
 * Whatever a guide can light, has a `data-explain` or is a place of a board can be asked about; the game knows the answer by its name.
 * Nothing is captured: a click or a drag goes on as ever, and only the click that ends a long press plays nothing.
 */

export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
}

/** What a thing is and does, by the names that things have: `place 18`, `tile Roxy`, `hand Whale`, `tower`. */
export type Explain = (name: string) => Explanation | null;

export type Asked = 'hover' | 'press' | 'focus';

export interface Shown extends Explanation {
  readonly anchor: DOMRect;
  readonly by: Asked;
}

/** Milliseconds until a thing speaks. */
export const WAIT: Readonly<Record<Asked, number>> = { hover: 650, press: 500, focus: 900 };
const GRACE = 150;
const FAR = 10;
/** The id of the element that a screen reader hears after the name of what it came to. */
export const SPOKEN = 'explanation';

interface Point {
  readonly x: number;
  readonly y: number;
}

export class Explaining {
  shown = $state.raw<Shown | null>(null);
  spoken = $state('');
  readonly #explain: Explain;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #pressed: Point | null = null;
  #isHeld = false;
  /** Where the mouse was pressed last, until it moves on: what comes to lie under it meanwhile was not asked about. */
  #resting: Point | null = null;

  constructor(explain: Explain) {
    this.#explain = explain;
  }

  /** Nothing is said any more. */
  hush(): void {
    clearTimeout(this.#asking);
    clearTimeout(this.#leaving);
    this.shown = null;
  }

  /** The pointer is on the bubble itself: it stays. */
  stay(): void {
    clearTimeout(this.#leaving);
  }

  leave(): void {
    clearTimeout(this.#asking);
    if (this.shown?.by === 'hover') this.#leaving = setTimeout(() => this.hush(), GRACE);
  }

  #askLater(thing: HTMLElement, by: Asked): void {
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => this.#ask(thing, by), WAIT[by]);
  }

  #ask(thing: HTMLElement, by: Asked): void {
    const found = thing.isConnected ? this.#explain(nameOf(thing)) : null;
    if (!found) return;
    this.#isHeld = by === 'press';
    this.shown = { ...found, anchor: thing.getBoundingClientRect(), by };
  }

  readonly onpointerover = (event: PointerEvent): void => {
    const thing = thingAt(event);
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || !thing || this.#rests(event)) return;
    clearTimeout(this.#leaving);
    if (this.shown?.by === 'hover') this.shown = null;
    this.#askLater(thing, 'hover');
  };

  /** Anywhere on the screen, also on what is no thing of the table. */
  readonly onpress = ({ clientX, clientY }: PointerEvent): void => {
    this.#resting = { x: clientX, y: clientY };
  };

  #rests(event: PointerEvent): boolean {
    if (this.#resting && isFar(event, this.#resting)) this.#resting = null;
    return this.#resting !== null;
  }

  readonly onpointerout = (event: PointerEvent): void => {
    const thing = thingAt(event);
    if (thing && !(event.relatedTarget instanceof Node && thing.contains(event.relatedTarget))) this.leave();
  };

  readonly onpointerdown = (event: PointerEvent): void => {
    this.hush();
    this.#isHeld = false;
    const thing = thingAt(event);
    if (event.pointerType === 'mouse' || !thing) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.#askLater(thing, 'press');
  };

  readonly onpointermove = (event: PointerEvent): void => {
    if (!this.#pressed || !isFar(event, this.#pressed)) return;
    this.#pressed = null;
    clearTimeout(this.#asking);
  };

  readonly onpointerup = (): void => {
    this.#pressed = null;
    clearTimeout(this.#asking);
  };

  /** The click that ends a long press is no move. */
  readonly onclick = (event: MouseEvent): void => {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly oncontextmenu = (event: MouseEvent): void => {
    if (this.#isHeld || this.#pressed) event.preventDefault();
  };

  readonly onfocusin = (event: FocusEvent): void => {
    const thing = thingAt(event);
    if (!thing || event.target !== thing || !thing.matches(':focus-visible')) return;
    const found = this.#explain(nameOf(thing));
    this.spoken = found ? `${found.title}. ${found.text}` : '';
    if (!found) return;
    thing.setAttribute('aria-describedby', SPOKEN);
    this.#askLater(thing, 'focus');
  };

  readonly onfocusout = (event: FocusEvent): void => {
    thingAt(event)?.removeAttribute('aria-describedby');
    // A finger that lifts moves the focus, too: what it asked for stays.
    if (this.shown?.by !== 'press') this.hush();
  };
}

const isFar = ({ clientX, clientY }: PointerEvent, { x, y }: Point): boolean =>
  Math.hypot(clientX - x, clientY - y) > FAR;

const THINGS = '[data-explain], [data-light], [data-place], [data-square]';

function thingAt({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;
}

function nameOf({ dataset }: HTMLElement): string {
  return dataset['explain'] ?? dataset['light'] ?? `place ${dataset['place'] ?? dataset['square'] ?? ''}`;
}
