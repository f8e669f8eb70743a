import { afterEach, expect, it, vi } from 'vitest';
import { bringIntoSight, scrollFor } from './sight';

const SIGHT = { head: 48, foot: 648, scrolled: 20 };
const span = (top: number, bottom: number): { top: number; bottom: number } => ({ top, bottom });

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each([
  ['down to what the bar at the foot covers', [], [span(640, 700)], 52],
  ['down to what is lit as well as to what is used', [span(600, 720)], [span(640, 700)], 72],
  ['no further than what is lit stays below the bar at the head', [span(60, 110)], [span(640, 700)], 12],
  ['back up to what the bar at the head covers', [span(34, 80)], [span(640, 700)], -14],
  ['back up where nothing needs it any more', [], [span(500, 560)], -20],
])('scrolls %s', (_, looked, used, by) => expect(scrollFor(looked, used, SIGHT)).toBe(by));

/** A thing at the foot of the window, in the tray of a page. */
function inTray(position: string): HTMLElement {
  document.body.innerHTML = '<div data-tray><button data-light="card 1"></button></div>';
  const thing = document.querySelector<HTMLElement>('button') ?? document.body;
  thing.style.position = position;
  vi.spyOn(thing, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: window.innerHeight } as DOMRect);
  return thing;
}

it.each([
  ['scrolls to what the bar covers, lit or not', 'static', 1],
  ['leaves the bar itself alone', 'sticky', 0],
])('%s', (_, position, times) => {
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  inTray(position);
  bringIntoSight([]);
  expect(scroll).toHaveBeenCalledTimes(times);
});
