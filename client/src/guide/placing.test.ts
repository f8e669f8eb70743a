import { describe, expect, it } from 'vitest';
import { cardSpot, widthIn, type Room } from './placing';

const DESK: Room = { width: 1440, height: 900, top: 60, way: 'wide' };
const PHONE: Room = { width: 390, height: 844, top: 48, way: 'phone' };
const LOW: Room = { width: 844, height: 390, top: 48, way: 'low' };
const CARD = { width: 404, height: 176 };
const ACROSS = { width: 374, height: 150 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const MIDDLE = box(630, 330, 150, 150);
const TRAY = box(290, 770, 820, 120);
const isApart = (one: ReturnType<typeof box>, other: ReturnType<typeof box>): boolean =>
  one.left >= other.left + other.width ||
  other.left >= one.left + one.width ||
  one.top >= other.top + other.height ||
  other.top >= one.top + one.height;

describe('beside a board', () => {
  it('stands above right of what it speaks of', () => {
    const { left, top } = cardSpot(CARD, { target: MIDDLE, clear: [MIDDLE, TRAY] }, DESK);
    expect([left > MIDDLE.left + MIDDLE.width, top + CARD.height < MIDDLE.top]).toEqual([true, true]);
  });

  it('stands above left where a piece of the step lies above right', () => {
    const piece = box(800, 120, 200, 200);
    const spot = cardSpot(CARD, { target: MIDDLE, clear: [MIDDLE, piece, TRAY] }, DESK);
    expect(spot.left + CARD.width <= MIDDLE.left).toBe(true);
  });

  it('stands beside what lies at the top', () => {
    const target = box(620, 80, 170, 120);
    const spot = cardSpot(CARD, { target, clear: [target, TRAY] }, DESK);
    expect(isApart({ ...spot, ...CARD }, target)).toBe(true);
  });

  it('keeps clear of a button in the tray', () => {
    const target = box(900, 780, 210, 60);
    const spot = cardSpot(CARD, { target, clear: [target] }, DESK);
    expect(isApart({ ...spot, ...CARD }, target)).toBe(true);
  });

  it('stands above the whole tray for what lies in it', () => {
    const target = box(650, 800, 60, 60);
    const spot = cardSpot(CARD, { target, clear: [target, TRAY], tray: TRAY }, DESK);
    expect([isApart({ ...spot, ...CARD }, TRAY), spot.left]).toEqual([true, 718]);
  });

  it('stands close to a piece of the tray, beyond a place that is looked at above it', () => {
    const [target, place] = [box(310, 790, 70, 90), box(360, 560, 140, 140)];
    const spot = cardSpot(CARD, { target, lit: [target, place], clear: [TRAY], tray: TRAY }, DESK);
    expect([spot.left > 500, spot.left < 600, spot.top > 400]).toEqual([true, true, true]);
  });

  it('stands below a region that fills a tablet', () => {
    const [card, target] = [{ width: 404, height: 298 }, box(347, 318, 126, 126)];
    const bases = [box(103, 566, 74, 78), box(266, 490, 74, 78), box(470, 490, 74, 78), box(643, 566, 74, 78)];
    const needs = { target, lit: [target, ...bases], clear: [] };
    const spot = cardSpot(card, needs, { width: 820, height: 1180, top: 60, way: 'wide' });
    expect(needs.lit.every((each) => isApart({ ...spot, ...card }, each))).toBe(true);
  });

  it('stands level with a stage', () => {
    const stage = box(390, 120, 330, 420);
    expect(cardSpot(CARD, { target: stage, clear: [stage], isLevel: true }, DESK)).toEqual({ left: 774, top: 242 });
  });

  it('stands over the log when nothing is lit', () =>
    expect(cardSpot(CARD, { target: null, clear: [] }, DESK).left).toBe(1440 - 404 - 12));

  it('stands above the bubble of why-not', () => {
    const bubble = box(776, 280, 374, 256);
    expect(cardSpot(CARD, { target: null, clear: [bubble], beside: bubble }, DESK)).toEqual({
      left: 776,
      top: 280 - 16 - 176,
    });
  });

  it('stands below the bubble where there is no room above', () => {
    const bubble = box(776, 90, 374, 256);
    const { top } = cardSpot(CARD, { target: null, clear: [bubble], beside: bubble }, DESK);
    expect(top).toBeGreaterThan(90 + 256);
  });
});

describe('on a phone', () => {
  it('lies across the rival’s strip', () =>
    expect(cardSpot(ACROSS, { target: MIDDLE, clear: [box(150, 290, 98, 98)] }, PHONE)).toEqual({ left: 8, top: 53 }));

  it('hides some of the tray rather than what is looked at', () => {
    const [go, way, tray] = [box(170, 578, 180, 46), box(60, 160, 120, 60), box(0, 390, 390, 250)];
    const { top } = cardSpot(ACROSS, { target: go, lit: [go, way], clear: [tray], tray }, PHONE);
    expect(top).toBeGreaterThan(220);
  });

  it('stands between what is looked at and the pieces at the foot', () => {
    const [way, pieces] = [box(90, 150, 130, 95), box(8, 490, 340, 140)];
    const [card, room] = [
      { width: 344, height: 200 },
      { ...PHONE, width: 360, height: 640 },
    ];
    const spot = cardSpot(card, { target: way, lit: [way], clear: [pieces], tray: pieces }, room);
    expect([isApart({ ...spot, ...card }, way), isApart({ ...spot, ...card }, pieces)]).toEqual([true, true]);
  });

  it('makes room for what lies up there', () => {
    const target = box(150, 70, 98, 98);
    const spot = cardSpot(ACROSS, { target, clear: [target] }, PHONE);
    expect(isApart({ ...spot, ...ACROSS }, target)).toBe(true);
  });

  it('is as wide as the phone', () => expect(widthIn(PHONE)).toBe(374));
});

describe('on a phone that lies on its side', () => {
  it('stands over the half in which nothing is to be done', () => {
    const hand = box(430, 60, 400, 320);
    expect(cardSpot({ width: 337, height: 150 }, { target: hand, clear: [hand] }, LOW).left).toBe(8);
  });

  it('takes half of it', () => expect(widthIn(LOW)).toBeLessThan(422));
});
