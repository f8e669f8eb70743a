export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
  /** Which side of the anchor the bubble stands on. */
  readonly side: 'left' | 'right' | 'above';
  /** Where its tip points out: from its own top, or from its own left when it stands above. */
  readonly tip: number;
}

const GAP = 30;
const RIM = 12;
/** Half of the tip, and how far it stays from a round corner. */
const TIP = 15;
const CORNER = 20;

/** What is on the page besides: where one acts, how far down the bar reaches, and what is not to be covered. */
export interface Around {
  readonly tray?: Box | null;
  readonly bar?: number;
  readonly clear?: readonly Box[];
}

/** Beside the anchor on the roomier side, or on the other where that covers less; above the tray if the anchor is in it, for that is where one acts. */
export function placed(anchor: Box, bubble: Size, window: Size, { tray, bar = 0, clear = [] }: Around = {}): Spot {
  if (tray && anchor.top >= tray.top)
    return above(anchor, bubble, window, overlap(anchor, tray) ? tray.top : anchor.top);
  const isLeft = anchor.left > window.width - anchor.left - anchor.width;
  const spots = ([isLeft ? 'left' : 'right', isLeft ? 'right' : 'left'] as const).map((side) =>
    beside(side, anchor, bubble, window, bar),
  );
  const covered = spots.map((spot) => [anchor, ...clear].filter((box) => lieOver({ ...spot, ...bubble }, box)).length);
  const [first, other] = spots as [Spot, Spot];
  return (covered[1] ?? 0) < (covered[0] ?? 0) ? other : first;
}

/** Wholly inside the window and, where there is room, below the bar. */
function beside(side: 'left' | 'right', anchor: Box, bubble: Size, window: Size, bar: number): Spot {
  const right = anchor.left + anchor.width;
  const left = clamp(
    side === 'left' ? anchor.left - bubble.width - GAP : right + GAP,
    RIM,
    window.width - bubble.width - RIM,
  );
  const middle = anchor.top + anchor.height / 2;
  const least = bubble.height + bar + 2 * RIM > window.height ? RIM : bar + RIM;
  const top = clamp(middle - bubble.height / 2, least, window.height - bubble.height - RIM);
  return { left, top, side, tip: tipAt(middle - top, bubble.height) };
}

function above(anchor: Box, bubble: Size, window: Size, edge: number): Spot {
  const middle = anchor.left + anchor.width / 2;
  const left = clamp(middle - bubble.width / 2, RIM, window.width - bubble.width - RIM);
  return {
    left,
    top: Math.max(RIM, edge - bubble.height - GAP),
    side: 'above',
    tip: tipAt(middle - left, bubble.width),
  };
}

const lieOver = (one: Box, other: Box): boolean =>
  overlap(one, other) && one.top < other.top + other.height && other.top < one.top + one.height;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width && other.left < one.left + one.width;

const tipAt = (middle: number, length: number): number => clamp(middle - TIP, CORNER, length - 2 * TIP - CORNER);

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
