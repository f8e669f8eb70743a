/** How Coded Castle speaks and behaves around its board. */
import type { CastleView } from '../../wire';
import type { Manner } from '../face';
import { back, onward } from './course/onward';
import { beforePlay } from './table/beforePlay';
import { typed } from './table/typed';

export const manner: Manner<CastleView> = {
  beforePlay,
  isTogether: true,
  hasRoomForCoach: true,
  sooner: ({ kind, facts }) => (kind === 'card_laid' && facts['card'] === 'sorcerer' ? 'CAS 2.7' : null),
  turnId: 'castle-turn',
  example: 'turn 1 right',
  typed: (text, view) => typed(text, view),
  keys: (view) => [
    [`1 – ${view.rowSize}`, 'castle-key-pick'],
    ['[ ]', 'castle-key-turn'],
    ['Y N', 'castle-key-wand'],
  ],
  outcomeArguments: ({ points }) => ({ points: points[0] ?? 0 }),
  againId: ({ reason }) => (reason.startsWith('puzzle-') ? 'end-again' : 'castle-again'),
  chapters: {
    of: (view) => ({ number: (view as CastleView).rowNumber, seat: (view as CastleView).rowSeat }),
    placeId: 'castle-replay-row',
    nameId: 'castle-row-number',
  },
  onward,
  back,
};
