import { play } from '../../../sound';
import { troopNamed } from '../board/troops';
import type { EventTold } from '../../../wire';

/** The sound of an event: a troop lands lower the stronger it is, and knocks twice on another. */
export function soundOf({ kind, facts }: EventTold): void {
  const strength = typeof facts['troop'] === 'string' ? (troopNamed(facts['troop']).strength ?? 0) : 0;
  switch (kind) {
    case 'troop_placed':
      return play(typeof facts['covered'] === 'string' ? 'cover' : 'troop', strength);
    case 'troop_shoved':
      return play('troop', strength);
    case 'tile_taken':
    case 'troop_recalled':
    case 'troop_exhumed':
    case 'tile_suppressed':
      return play('take');
    case 'troop_discarded':
    case 'rack_robbed':
      return play('cover');
    case 'region_closed':
      return play('medal');
    case 'headquarters_captured':
      return play('fall');
    case 'objective_reached':
      return play('won');
  }
}
