export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
  /** Which side of the anchor the bubble stands on. */
  readonly side: 'left' | 'right';
  /** Where its tip points out, from its own top. */
  readonly tip: number;
}

const GAP = 30;
const RIM = 12;

/** Beside the anchor, on the roomier side, wholly inside the window. */
export function placed(anchor: DOMRect, bubble: Size, window: Size): Spot {
  const side = anchor.left > window.width - anchor.right ? 'left' : 'right';
  const wanted = side === 'left' ? anchor.left - bubble.width - GAP : anchor.right + GAP;
  const left = clamp(wanted, RIM, window.width - bubble.width - RIM);
  const middle = anchor.top + anchor.height / 2;
  const top = clamp(middle - bubble.height / 2, RIM, window.height - bubble.height - RIM);
  return { left, top, side, tip: clamp(middle - top - 15, 20, Math.max(20, bubble.height - 50)) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
