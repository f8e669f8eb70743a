/** Where a bubble stands that explains something: above it, else below, wholly inside the window. */
import type { Box, Size } from '../kit/placing';

const GAP = 10;
const RIM = 8;

export function placedBy(anchor: Box, bubble: Size, window: Size): Box {
  const most = Math.max(RIM, window.width - bubble.width - RIM);
  const left = Math.min(most, Math.max(RIM, anchor.left + anchor.width / 2 - bubble.width / 2));
  const above = anchor.top - bubble.height - GAP;
  const below = Math.min(anchor.top + anchor.height + GAP, window.height - bubble.height - RIM);
  return { left, top: above >= RIM ? above : Math.max(RIM, below), ...bubble };
}

export const doOverlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
