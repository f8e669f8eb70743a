import { play } from '../../../sound';
import type { EventTold } from '../../../wire';

/** The sound of an event. */
export function soundOf({ kind }: EventTold): void {
  switch (kind) {
    case 'opening_thrown':
    case 'dice_thrown':
      return play('dice');
    case 'pawn_walked':
      return play('step');
    case 'pawn_placed':
      return play('gate');
    case 'card_drawn':
    case 'card_laid':
    case 'card_given':
    case 'card_returned':
      return play('card');
    case 'card_shown':
    case 'card_turned':
      return play('take');
    case 'set_laid':
      return play('medal');
    case 'escaped':
      return play('won');
  }
}
