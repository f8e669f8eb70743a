/** How Coded Castle speaks and behaves around its board. */
import type { CastleView } from '../../wire';
import type { Manner } from '../face';
import { nextPuzzle, offer } from './table/offer';

export const manner: Manner = {
  offer,
  isTogether: true,
  turnId: 'castle-turn',
  example: 'turn 1 right',
  keys: (view) => [
    [`1 – ${(view as CastleView).rowSize}`, 'castle-key-pick'],
    ['[ ]', 'castle-key-turn'],
    ['Y N', 'castle-key-wand'],
  ],
  outcomeArguments: ({ points }) => ({ points: points[0] ?? 0 }),
  againId: ({ reason }) => (reason.startsWith('puzzle-') ? 'end-again' : 'end-rematch'),
  onward: nextPuzzle,
};
