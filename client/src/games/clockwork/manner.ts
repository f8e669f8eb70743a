/** How Escape from Clockwork City speaks and behaves around its board. */
import type { Manner } from '../face';
import { cityLines } from './table/lines';
import { moveWords } from './table/moves';
import { offer } from './table/offer';
import { speak } from './table/speech';

export const manner: Manner = {
  offer,
  hasSecrets: true,
  shape: 1000 / 768,
  turnId: 'clockwork-turn',
  yourTurnId: 'clockwork-turn-yours',
  example: 'go yard 5',
  keys: () => [
    ['1 – 7', 'clockwork-key-pick'],
    ['T', 'clockwork-key-take'],
    ['G F', 'clockwork-key-go'],
    ['A S', 'clockwork-key-ask'],
    ['N', 'clockwork-key-decline'],
  ],
  speak,
  moveWords,
  lines: cityLines,
  outcomeArguments: ({ points, places }, names) => ({
    name: names[places.indexOf(1)] ?? '',
    points: Math.max(...points),
  }),
};
