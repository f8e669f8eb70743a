import type { Manner } from '../games/face';

/** Nobody knows whether such a game has secrets, so that it is treated as if it had. */
export const manner: Manner = {
  hasSecrets: true,
  // As wide as there is room.
  shape: 4,
  yourTurnId: 'table-turn-yours',
  keys: () => [['1 – 9', 'plain-key']],
};
