/** The moments of the page, as the rules made them (tools/howto_positions.py), and the parts of the board that show them. */
import type { BattleView } from '../../../wire';
import type { Legal } from '../board/marks';
import { planOf, spotOf } from '../board/plan';
import text from './positions.json?raw';

interface Moment {
  readonly view: BattleView;
  readonly legal: readonly string[];
}

/** `reach`: Roxy is picked up. `closed`: it covers Hook. `captured`: Kwak stands on the other headquarters. */
export const MOMENTS = JSON.parse(text) as Readonly<Record<'reach' | 'closed' | 'captured', Moment>>;

export const PLAN = planOf(MOMENTS.reach.view, 'wide');
const spot = (place: number) => spotOf(PLAN, place);

/** The part of the board around a place. */
const around = (place: number, width: number, height: number, down = 0) => ({
  x: spot(place).x - width / 2,
  y: Math.max(6, spot(place).y - height / 2 + down),
  width,
  height,
});

export const HEADQUARTERS = around(41, 244, 200);
export const CAPTURED = around(41, 148, 148);
/** From the own headquarters over three troops to the middle. */
export const LINE = { x: 286, y: 252, width: 522, height: 386 };
export const REGION = { x: 78, y: 168, width: 658, height: 472 };
export const FOUGHT_FOR = spot(18);

/** Where Roxy may go: one's own covered bases apart from the others. */
export function reachOfRoxy(): ReadonlyMap<number, Legal> {
  const { view, legal } = MOMENTS.reach;
  const own = new Set(view.stacks.filter(({ tiles }) => tiles.at(-1)?.seat === 0).map(({ base }) => base));
  return new Map(
    legal
      .filter((move) => move.startsWith('place Roxy '))
      .map((move) => Number(move.split(' ')[2]))
      .map((place) => [place, own.has(place) ? 'own' : 'far']),
  );
}
