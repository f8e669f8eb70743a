/** On a phone a bar stays at the foot of the page: what glows is scrolled out from under it. */

/** How high the bar is, with some air. */
export const BAR = 92;

/** How far the page has to scroll, so that something ends above the bar; 0 where it does. */
export const coveredBy = (bottom: number, height: number): number => Math.max(0, Math.ceil(bottom + BAR - height));

/** Scrolls the page so far; what belongs to the bar stays where it is. */
export function bringIntoSight(thing: Element | null): void {
  if (!thing || isKept(thing)) return;
  const covered = coveredBy(thing.getBoundingClientRect().bottom, window.innerHeight);
  if (covered > 0) window.scrollBy({ top: covered });
}

function isKept(thing: Element): boolean {
  for (let each: Element | null = thing; each; each = each.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return true;
  return false;
}
