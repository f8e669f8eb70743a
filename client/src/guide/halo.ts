/** The ring round what a step asks for, and the arrows beside it: within the window, and over no words. */
import type { Size } from '../kit/placing';
import type { Box } from './lights';

export interface Ring {
  readonly box: Box;
  readonly isRound: boolean;
  /** At which sides arrows stand, as degrees from the top. */
  readonly arrows: readonly number[];
}

/** From what is lit to the ring, and on to the middle of an arrow. */
export const OUT = 5;
export const TO_ARROW = OUT + 9;
/** Half of the ring's line, with a hair's breadth of air. */
const LINE = 5;
/** Half of an arrow with its edge, and while it breathes. */
const HALF = 10;
const SIDES = [0, 90, 180, 270] as const;

export function ringRound(thing: Box, isRound: boolean, room: Size, hasWords: (box: Box) => boolean): Ring {
  const box = isRound ? disc(thing) : within(thing, room);
  const arrows = SIDES.filter((turn) => {
    const arrow = arrowAt(box, turn);
    return isWhole(arrow, room) && !hasWords(arrow);
  });
  return { box, isRound, arrows };
}

/** A tile's disc is as high as it is wide; its plate hangs below. */
const disc = (box: Box): Box => ({ ...box, height: box.width });

/** So far in that the window's edge cuts nothing of the ring. */
function within({ left, top, width, height }: Box, room: Size): Box {
  const rim = OUT + LINE;
  const [from, above] = [Math.max(left, rim), Math.max(top, rim)];
  const [right, below] = [Math.min(left + width, room.width - rim), Math.min(top + height, room.height - rim)];
  return { left: from, top: above, width: Math.max(0, right - from), height: Math.max(0, below - above) };
}

function arrowAt({ left, top, width, height }: Box, turn: number): Box {
  const [x, y] = [left + width / 2, top + height / 2];
  const across = Math.round(Math.sin((turn * Math.PI) / 180)) * (width / 2 + TO_ARROW);
  const down = -Math.round(Math.cos((turn * Math.PI) / 180)) * (height / 2 + TO_ARROW);
  return { left: x + across - HALF, top: y + down - HALF, width: 2 * HALF, height: 2 * HALF };
}

const isWhole = ({ left, top, width, height }: Box, room: Size): boolean =>
  left >= 0 && top >= 0 && left + width <= room.width && top + height <= room.height;
