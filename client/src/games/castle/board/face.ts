/** The faces of the castle's cards, and how an arrow on one is turned. */
import { angleOf, isDirection } from './squares';

export type Face = 'arrow' | 'loop' | 'sorcerer' | 'ghost' | 'back';

const TURNED: Readonly<Record<string, number>> = { left: -90, right: 90, about: 180 };

/** The face of a card of this kind; a direction names an arrow. */
export function faceOf(kind: string): Face {
  if (isDirection(kind) || kind === 'arrow') return 'arrow';
  return kind === 'loop' || kind === 'sorcerer' || kind === 'ghost' ? kind : 'back';
}

/** Degrees clockwise from up, as printed. */
export const printedAngle = (laid: string | null): number => (isDirection(laid) ? angleOf(laid) : 0);

/** Degrees clockwise from up as it points now: counted from the printed way, so that a turn takes the short side. */
export function pointedAngle(laid: string | null, points: string | null, turned: string | null): number {
  if (!isDirection(laid)) return printedAngle(points);
  return printedAngle(laid) + (turned === null ? 0 : (TURNED[turned] ?? 0));
}

/** A fat arrow pointing up, in a 64 box around 0,0. */
export const ARROW = 'M0 -30L26 -2H11V28H-11V-2H-26Z';
