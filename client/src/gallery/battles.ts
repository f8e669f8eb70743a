/** Battles to look at, one on every terrain, as the rules made them (tools/gallery_battles.py). */
import type { BattleView } from '../wire';
import battles from './battles.json?raw';

export interface Battle {
  readonly view: BattleView;
  readonly legal: readonly string[];
}

export const BATTLES = JSON.parse(battles) as Readonly<Record<string, Battle>>;

export function battleOn(terrain: string): Battle {
  const found = BATTLES[terrain];
  if (!found) throw new RangeError(`expected one of ${Object.keys(BATTLES).join(', ')}, got '${terrain}'`);
  return found;
}

/** The same board before anybody placed a troop. */
export const emptied = (view: BattleView): BattleView => ({
  ...view,
  stacks: [],
  regions: view.regions.map((region) => ({ ...region, takenBy: null })),
});
