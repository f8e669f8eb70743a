import { afterEach, expect, it, vi } from 'vitest';
import { BAR, bringIntoSight, coveredBy } from './sight';

const HIGH = 740;

afterEach(() => vi.restoreAllMocks());

it.each([
  ['above the bar', HIGH - BAR, 0],
  ['under it', HIGH - BAR + 30, 30],
])('scrolls by as much as lies %s', (_, bottom, covered) => expect(coveredBy(bottom, HIGH)).toBe(covered));

it.each([
  ['scrolls to what the bar covers', 'static', 1],
  ['leaves the bar itself alone', 'sticky', 0],
])('%s', (_, position, times) => {
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const thing = document.createElement('button');
  thing.style.position = position;
  vi.spyOn(thing, 'getBoundingClientRect').mockReturnValue({ bottom: window.innerHeight } as DOMRect);
  document.body.append(thing);
  bringIntoSight(thing);
  expect(scroll).toHaveBeenCalledTimes(times);
});
