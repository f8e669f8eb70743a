/** How Toy Battle speaks and behaves around its board. */
import type { BattleView } from '../../wire';
import type { Manner } from '../face';
import { beforePlay } from './table/beforePlay';
import { fallenHeadquarters } from './table/winning';

export const manner: Manner<BattleView> = {
  beforePlay,
  turnId: 'toybattle-turn',
  yourTurnId: 'toybattle-turn-yours',
  youWinId: 'toybattle-you-win',
  because: fallenHeadquarters,
  anotherId: 'toybattle-another',
  example: 'place Star 20',
  keys: () => [
    ['1 – 8', 'toybattle-key-pick'],
    ['T', 'toybattle-key-take'],
    ['D', 'toybattle-key-decline'],
  ],
};
