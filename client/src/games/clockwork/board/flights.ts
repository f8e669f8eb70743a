/** Where flights begin and end on a board, and where a pawn under way is. */
import { onArc, type Point } from '../../../board/geometry';
import { along, routeSpans } from './bridge';
import type { End, Flying, Walking } from './journey';
import { fieldSpot, type CityPlan } from './plan';

/** `bottom` is the seat that looks: its hand lies below the board. */
export function flightSpot(plan: CityPlan, { from, to, part, what }: Flying, bottom: number): Point {
  const [start, end] = [endSpot(plan, from, bottom), endSpot(plan, to, bottom)];
  return onArc(start, end, part, what === 'card' ? 26 : 40);
}

function endSpot(plan: CityPlan, end: End, bottom: number): Point {
  const { width, height, island } = plan;
  if (end === 'towers') return { x: island.x, y: island.y - 200 * island.scale };
  if (end === 'away') return { x: width + 90, y: height * 0.16 };
  if ('yard' in end) return plan.yards.find(({ number }) => number === end.yard) ?? island;
  if ('spot' in end) return plan.spots.get(end.spot) ?? island;
  const seat = 'hand' in end ? end.hand : end.name;
  const isBelow = seat === bottom;
  // On a wide screen the players' cards stand left of the board; on a phone they are one strip above it.
  if ('hand' in end && isBelow) return { x: width * 0.3, y: height + 60 };
  return plan.name === 'wide'
    ? { x: -60, y: height * (isBelow ? 0.95 : 0.08 + 0.12 * seat) }
    : { x: width * (0.15 + 0.22 * seat), y: -40 };
}

const HOP = 7;
const LIFT = 70;

/** A pawn hops from field to field, or is lifted over the city in one arc. */
export function walkSpot(plan: CityPlan, { route, part, isLifted }: Walking): Point {
  const [first = plan.towers] = route;
  if (isLifted) return onArc(fieldSpot(plan, first), fieldSpot(plan, route.at(-1) ?? first), part, LIFT);
  const spans = routeSpans(plan.spans, plan.fields, route);
  const way = Math.min(part, 1) * spans.length;
  const span = spans[Math.min(Math.floor(way), spans.length - 1)];
  if (!span) return fieldSpot(plan, first);
  const inSpan = way - Math.min(Math.floor(way), spans.length - 1);
  const { x, y } = along(span, inSpan);
  return { x, y: y - 4 * HOP * inSpan * (1 - inSpan) };
}

/** A machine that flies off grows smaller; one that is laid down, too. */
export const flightScale = ({ what, part, to }: Flying): number =>
  what === 'card' ? 0.55 : 1.1 - (to === 'away' ? 0.55 : 0.75) * part;
