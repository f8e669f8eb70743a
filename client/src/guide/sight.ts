/** On a phone bars stay at the head and the foot of the page: what a step needs is scrolled out from under them. */

/** How high the bar at the foot is, with some air. */
export const BAR = 92;

export interface Span {
  readonly top: number;
  readonly bottom: number;
}

export interface Sight {
  /** Where the bar at the head ends, and where that at the foot begins. */
  readonly head: number;
  readonly foot: number;
  /** How far the page is scrolled already. */
  readonly scrolled: number;
}

/** By how much a page scrolls: no further than all of it ends above the foot, and what is looked at stays below the head. */
export function scrollFor(looked: readonly Span[], used: readonly Span[], { head, foot, scrolled }: Sight): number {
  const down = Math.max(-scrolled, ...[...looked, ...used].map(({ bottom }) => bottom - foot));
  return Math.ceil(Math.min(down, ...looked.map(({ top }) => top - head)));
}

/** Scrolls the page to what is lit and, as far as there is room for both, to the pieces that one plays with. */
export function bringIntoSight(lit: readonly Element[]): void {
  const scrolled = window.scrollY;
  const head = scrolled + (document.querySelector('main')?.getBoundingClientRect().top ?? 0);
  const by = scrollFor(
    spansOf(lit),
    [...traysTop(), ...spansOf(document.querySelectorAll('[data-tray] [data-light]'))],
    {
      head,
      foot: window.innerHeight - BAR,
      scrolled,
    },
  );
  if (by !== 0) window.scrollBy({ top: by });
}

/** Where they lie; what belongs to a bar stays where it is. */
const spansOf = (things: Iterable<Element>): readonly Span[] =>
  [...things].filter((thing) => !isKept(thing)).map((thing) => thing.getBoundingClientRect());

/** The bar stays at the foot only where its tray begins above it. */
function traysTop(): readonly Span[] {
  const top = document.querySelector('[data-tray]')?.getBoundingClientRect().top;
  return top === undefined ? [] : [{ top, bottom: top }];
}

function isKept(thing: Element): boolean {
  for (let each: Element | null = thing; each; each = each.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return true;
  return false;
}
