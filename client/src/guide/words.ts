/** Where words stand on the page. */
import type { Box } from './lights';

/** How far along a box it is looked for. */
const PARTS = [0.1, 0.5, 0.9] as const;

/** Whether letters of what lies at the top there reach into the box. */
export function hasWords(box: Box): boolean {
  const middle = box.top + box.height / 2;
  const hit = PARTS.flatMap((part) => document.elementFromPoint(box.left + box.width * part, middle) ?? []);
  return [...new Set(hit)].flatMap(linesOf).some((line) => touches(line, box));
}

/** The lines of letters that belong to an element itself, not to what lies in it. */
function linesOf(thing: Element): readonly Box[] {
  return [...thing.childNodes].filter(isText).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '';

const touches = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
