/** Where the focus is at a table: it is never lost to the page, and a key leads it over the board. */
import { pointed } from '../board/nearest';

/** What may have the focus before anything was chosen: from there arrow keys lead onto the board. */
const isAtRest = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest('[data-at-rest]') !== null;

const isOff = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** The place of the board that Tab reaches. */
const boardStop = (): HTMLElement | null => document.querySelector('[data-board] [tabindex="0"]');

function focused(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}

/** Onto the board, to a place that may be chosen if there is one; false when there is no board. */
export function toBoard(): boolean {
  const stop = boardStop();
  return stop?.classList.contains('legal') || !toNextLegal(false) ? focused(stop) : true;
}

/** An arrow key from nowhere leads onto the board. */
export const arrowToBoard = (event: KeyboardEvent): boolean =>
  pointed(event) !== null && isAtRest(document.activeElement) && focused(boardStop());

/** The next place that may be chosen, round and round in reading order; false when there is none. */
export function toNextLegal(isBack: boolean): boolean {
  const places = inReadingOrder([...document.querySelectorAll<HTMLElement>('[data-board] .legal')]);
  const at = places.indexOf(document.activeElement as HTMLElement);
  const first = isBack ? -1 : 0;
  return focused(places.at(at < 0 ? first : (at + (isBack ? -1 : 1)) % places.length) ?? null);
}

const LINE = 24;

/** From the top, and from the left in each line. */
function inReadingOrder(places: readonly HTMLElement[]): readonly HTMLElement[] {
  const at = new Map(places.map((place) => [place, place.getBoundingClientRect()]));
  const line = (place: HTMLElement): number => Math.round((at.get(place)?.top ?? 0) / LINE);
  return places.toSorted(
    (one, other) => line(one) - line(other) || (at.get(one)?.left ?? 0) - (at.get(other)?.left ?? 0),
  );
}

/** Whether something stands before the table that keeps the focus. */
export const isAsked = (): boolean => document.querySelector('dialog[open], [aria-modal="true"]') !== null;

/** What had the focus last, if it was not left on purpose. */
export class FocusKeeper {
  #last: HTMLElement | null = null;
  #wasInTray = false;
  #wasAsked = false;

  readonly came = ({ target }: FocusEvent): void => {
    this.#last = target instanceof HTMLElement ? target : null;
    this.#wasInTray = this.#last?.closest('[data-tray]') !== null;
    this.#wasAsked = this.#last?.closest('[aria-modal="true"]') !== null;
  };

  /** Whoever leaves something that is still there means to leave it. */
  readonly left = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (target === this.#last && target instanceof Element && !isOff(target)) this.#last = null;
    });
  };

  /** Gives the focus back, once what had it is gone for good: to what is to be done now, else to the board. */
  keep(isSettled: boolean): void {
    const last = this.#last;
    if (last === null || document.activeElement !== document.body || isAsked()) return;
    if (!isOff(last)) last.focus();
    else if (isSettled) this.#next()?.focus();
  }

  /** Whoever has answered comes to rest: what is to be done now may be something else altogether. */
  #next(): HTMLElement | null {
    if (this.#wasAsked) return rest();
    return (this.#wasInTray ? trayStop() : null) ?? boardStop();
  }
}

/** Where nothing is chosen yet, and Space does the main thing. */
const rest = (): HTMLElement | null => document.querySelector('[data-at-rest]');

const trayStop = (): HTMLElement | null =>
  document.querySelector('[data-tray] button.primary:not(:disabled)') ??
  document.querySelector('[data-tray] [role="group"] button:not(:disabled, .greyed)') ??
  document.querySelector('[data-tray] button:not(:disabled, .greyed, .quiet)');
