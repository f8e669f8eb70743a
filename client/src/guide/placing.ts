/** Where the coach's card stands: near what it speaks of, clear of that and of everything that the step needs. */
import type { Size } from '../kit/placing';
import { grown, union, type Box } from './lights';

export type Way = 'wide' | 'phone' | 'low';

export interface Room extends Size {
  /** Where the table begins, below the bar. */
  readonly top: number;
  /** How large letters are drawn, 1 as designed: cards are as wide as their words need. */
  readonly unit?: number;
  /** Beside the board, across the phone, or in half of a phone that lies on its side. */
  readonly way: Way;
}

export interface Needs {
  /** What it speaks of; null when nothing is lit. */
  readonly target: Box | null;
  /** What is looked at: to hide it is worse than to hide anything else. */
  readonly lit?: readonly Box[];
  /** What else must not be hidden: the tray, a bubble that speaks. */
  readonly clear: readonly Box[];
  /** Where one acts: for what lies in it, the card stands above all of it. */
  readonly tray?: Box | null;
  /** A bubble that it stands beside. */
  readonly beside?: Box | null;
  /** What is spoken of is large, and looked at: the card stands level with it. */
  readonly isLevel?: boolean;
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

const WIDE = 404;
const RIM = 12;
const PHONE_RIM = 8;
/** The head stands out above the card. */
const HEAD = 40;
/** Its button may reach into the bar. */
const BELOW_BAR = 24;
const AWAY = 54;
const NEAR = 16;
/** So much worse it is to hide what is looked at. */
const WORSE = 20;

/** How wide a card is. */
export function widthIn({ width, way, unit = 1 }: Room): number {
  if (way === 'phone') return width - 2 * PHONE_RIM;
  return Math.min(WIDE * unit, way === 'low' ? width * 0.4 : width - 2 * RIM);
}

/** The first place that hides nothing; where everything hides something, the one that hides least. */
export function cardSpot(card: Size, needs: Needs, room: Room): Spot {
  const least = leastTop(room, needs.beside !== null && needs.beside !== undefined);
  const offers = offersOf(card, needs, room).map((spot) => inside(spot, card, room, least));
  const hidden = offers.map((spot) => hiddenBy({ ...spot, ...card }, needs));
  return offers[hidden.indexOf(Math.min(...hidden))] ?? { left: RIM, top: room.top };
}

function offersOf(card: Size, needs: Needs, room: Room): readonly Spot[] {
  const { target, beside, tray, isLevel = false } = needs;
  if (room.way === 'phone') return acrossPhone(card, needs, room);
  if (room.way === 'low') return [...inHalves(card, room), ...asideOf(card, target, room)];
  if (beside) return besideBubble(card, beside);
  if (!target) return [overTheLog(card, room)];
  return isLevel
    ? [...levelWith(card, target), ...aroundTarget(card, target)]
    : [
        ...aroundTarget(card, target, tray),
        ...pastLit(card, needs, aroundTarget(card, target, tray)[0]),
        ...levelWith(card, target),
        overTheLog(card, room),
        ...belowAll(card, needs),
      ];
}

/** Below everything that is looked at: a region may be larger than the room around its highest place. */
function belowAll(card: Size, { lit = [] }: Needs): readonly Spot[] {
  const all = union(lit);
  return all ? [{ left: all.left + all.width / 2 - card.width / 2, top: all.top + all.height + NEAR + HEAD }] : [];
}

/** Above right, above left, below. */
function aroundTarget(card: Size, target: Box, tray: Box | null = null): readonly Spot[] {
  const edge =
    tray && target.top + target.height > tray.top ? Math.min(target.top - AWAY, tray.top - 2) : target.top - AWAY;
  const [right, above] = [target.left + target.width, edge - card.height];
  const middle = target.left + target.width / 2 - card.width / 2;
  return [
    { left: right + NEAR / 2, top: above },
    { left: target.left - card.width - NEAR / 2, top: above },
    { left: middle, top: target.top + target.height + AWAY + HEAD },
  ];
}

/** Above right, too, but beyond what is looked at there. */
function pastLit(card: Size, { lit = [] }: Needs, spot?: Spot): readonly Spot[] {
  if (!spot) return [];
  const hidden = lit.filter((box) => shared({ ...spot, ...card }, box) > 0);
  return hidden.map(({ left, width }) => ({ left: left + width + NEAR, top: spot.top }));
}

function levelWith(card: Size, target: Box): readonly Spot[] {
  const top = target.top + target.height / 2 - card.height / 2;
  return [
    { left: target.left + target.width + AWAY, top },
    { left: target.left - card.width - AWAY, top },
  ];
}

const overTheLog = (card: Size, { width, top }: Room): Spot => ({ left: width - card.width - RIM, top: top + HEAD });

function besideBubble(card: Size, { left, top, width, height }: Box): readonly Spot[] {
  return [
    { left, top: top - NEAR - card.height },
    { left, top: top + height + NEAR + HEAD },
    { left: left - card.width - NEAR, top },
    { left: left + width + NEAR, top },
  ];
}

/** Across the rival's strip; else close above or below what it speaks of, above what one plays with, or over the bar. */
function acrossPhone(card: Size, { target, tray }: Needs, { top, height }: Room): readonly Spot[] {
  const strip = { left: PHONE_RIM, top: top + 5 };
  if (!target) return [strip];
  return [
    strip,
    { left: PHONE_RIM, top: target.top - card.height - NEAR },
    { left: PHONE_RIM, top: target.top + target.height + NEAR + HEAD },
    ...(tray ? [{ left: PHONE_RIM, top: tray.top - card.height - PHONE_RIM }] : []),
    { left: PHONE_RIM, top: HEAD },
    { left: PHONE_RIM, top: height - card.height - PHONE_RIM },
  ];
}

/** On a phone that lies on its side: over the half in which nothing is to be done. */
function inHalves(card: Size, { width, height, top }: Room): readonly Spot[] {
  const [left, right] = [PHONE_RIM, width - card.width - PHONE_RIM];
  const foot = height - card.height - PHONE_RIM;
  return [
    { left: right, top: top + NEAR },
    { left, top: top + NEAR },
    { left: right, top: foot },
    { left, top: foot },
  ];
}

/** Where both halves hide what is spoken of, since it lies in the middle or the words are long. */
function asideOf(card: Size, target: Box | null, { height, top }: Room): readonly Spot[] {
  if (!target) return [];
  const sides = [target.left + target.width + NEAR, target.left - card.width - NEAR];
  return sides.flatMap((left) => [
    { left, top: top + NEAR },
    { left, top: height - card.height - PHONE_RIM },
  ]);
}

/** How high a card may stand: a bubble that speaks is more than the bar. */
function leastTop({ way, top }: Room, isBeside: boolean): number {
  if (way !== 'wide') return Math.min(top + 5, HEAD);
  return isBeside ? HEAD : top + BELOW_BAR;
}

function inside({ left, top }: Spot, card: Size, room: Room, least: number): Spot {
  const rim = room.way === 'wide' ? RIM : PHONE_RIM;
  return {
    left: within(left, rim, room.width - card.width - rim),
    top: within(top, least, room.height - card.height - rim),
  };
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

function hiddenBy(card: Box, { lit = [], clear }: Needs): number {
  const sum = (boxes: readonly Box[]): number => boxes.reduce((area, box) => area + shared(card, box), 0);
  return WORSE * sum(lit) + sum(clear);
}

/** How much of the one lies under the other; a hair's breadth is none. */
function shared(one: Box, other: Box): number {
  const [a, b] = [grown(one, -1), grown(other, -1)];
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}
