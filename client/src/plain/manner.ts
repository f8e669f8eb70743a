import type { Manner } from '../games/face';

export const manner: Manner = {
  // As wide as there is room.
  shape: 4,
  yourTurnId: 'table-turn-yours',
  keys: () => [['1 – 9', 'plain-key']],
};
