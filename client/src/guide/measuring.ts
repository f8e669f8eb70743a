/** Where a coach's card, its pointer, the halo and the holes lie just now, measured on the page. */
import { onArc, type Point } from '../board/geometry';
import { layout } from '../screen.svelte';
import type { Coach } from './coach.svelte';
import { ringRound, type Ring } from './halo';
import { boxOf, grown, holeOf, union, type Box, type Hole } from './lights';
import { cardSpot, widthIn, type Room } from './placing';
import { pointerTo, type Pointer } from './pointing';
import { hasWords } from './words';

export interface Measured {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly holes: readonly Hole[];
  readonly halo: Ring | null;
  readonly pointer: Pointer | null;
  /** From a card that is shown once to where it will lie. */
  readonly pearls: readonly Point[];
}

const PEARLS = 18;
const EDGE = 3;
/** So far out its arrows reach. */
const HALO = 24;
/** Places of a board glow by the board's own halo. */
const ON_BOARD = /^(?:place|spot) /;

export function measured(coach: Coach, card: HTMLElement): Measured {
  const room = roomNow();
  const [stage, bubble] = [rectOf('[data-stage]'), coach.scene === 'explains' ? rectOf('.bubble') : null];
  const holes = holesOf(coach, room);
  const halo = haloOf(coach, room);
  const target = stage ?? holes[0]?.box ?? null;
  const size = { width: widthIn(room), height: card.offsetHeight };
  const tray = coach.isRead ? null : room.way === 'phone' ? piecesInTray() : rectOf('[data-tray]');
  const clear = [bubble, stage, tray].filter((box) => box !== null);
  const needs = {
    target,
    lit: holes.flatMap(({ box, along = [] }) => [box, ...along]),
    clear,
    tray,
    beside: bubble,
    isLevel: stage !== null,
  };
  const spot = (bubble ? null : inFlow()) ?? cardSpot(size, needs, room);
  const pointer = target && pointerTo({ ...spot, ...size }, halo ? grown(halo.box, HALO) : target);
  const pearls = stage && holes[0] ? pearlsTo(stage, holes[0].box) : [];
  return {
    ...spot,
    width: size.width,
    holes,
    halo,
    pointer: isShown(coach, pointer, halo, room) ? pointer : null,
    pearls,
  };
}

/** Nothing leads over words. A cord leads to what is to be touched, but not on a phone, where only the board lies between. */
function isShown({ isRead }: Coach, pointer: Pointer | null, halo: Ring | null, room: Room): boolean {
  if (pointer === null || (halo && isAbove(rectOf('[data-question]'), halo.box))) return false;
  return !pointer.isFar || (!isRead && room.way === 'wide');
}

/** Where the page makes room for the card. */
function inFlow(): { readonly left: number; readonly top: number } | null {
  const room = rectOf('[data-coach-room]');
  return room && { left: room.left + 8, top: room.top };
}

/** The hole of what is pointed at first, then all others. */
function holesOf({ lights, pointed }: Coach, room: Room): readonly Hole[] {
  const names = [...new Set([...(pointed === null ? [] : [pointed]), ...lights])];
  return names.flatMap((name) => holeOf(name) ?? []).map((hole) => ({ ...hole, box: within(hole.box, room) }));
}

/** No hole is cut into the edge of the window, where its own edge would be lost. */
function within({ left, top, width, height }: Box, room: Room): Box {
  const [right, bottom] = [Math.min(left + width, room.width - EDGE), Math.min(top + height, room.height - EDGE)];
  const [from, above] = [Math.max(left, EDGE), Math.max(top, EDGE)];
  return { left: from, top: above, width: Math.max(0, right - from), height: Math.max(0, bottom - above) };
}

function haloOf({ coached }: Coach, room: Room): Ring | null {
  const name = coached?.[0];
  if (name === undefined || ON_BOARD.test(name)) return null;
  const box = boxOf(name);
  return box && ringRound(box, name.startsWith('tile '), room, hasWords);
}

const isAbove = (words: Box | null, box: Box): boolean =>
  words !== null && words.top < box.top && words.top + words.height + HALO > box.top;

function pearlsTo(stage: Box, spot: Box): readonly Point[] {
  const start = { x: stage.left + stage.width, y: stage.top + stage.height * 0.86 };
  const end = { x: spot.left + spot.width / 2, y: spot.top + spot.height / 2 };
  return Array.from({ length: PEARLS }, (_, i) => onArc(start, end, i / (PEARLS + 1), 40));
}

/** Where the pieces lie that one plays with: a phone's tray may be higher than they are. */
const piecesInTray = (): Box | null =>
  union([...document.querySelectorAll('[data-tray] [data-light]')].map((piece) => piece.getBoundingClientRect())) ??
  rectOf('[data-tray]');

const rectOf = (selector: string): Box | null => {
  const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return left === undefined || top === undefined || !width || !height ? null : { left, top, width, height };
};

function roomNow(): Room {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const way = layout() !== 'phone' ? 'wide' : width > height ? 'low' : 'phone';
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return {
    width,
    height,
    way,
    unit,
    top: Math.max(0, document.querySelector('main')?.getBoundingClientRect().top ?? 0),
  };
}
