/** How Escape from Clockwork City speaks and behaves around its board. */
import type { CityView } from '../../wire';
import type { Manner } from '../face';
import { escapedWith } from './table/escaped';
import { beforePlay } from './table/beforePlay';

export const manner: Manner<CityView> = {
  beforePlay,
  shape: 1000 / 768,
  turnId: 'clockwork-turn',
  yourTurnId: 'clockwork-turn-yours',
  example: 'go yard 5',
  keys: () => [
    ['1 – 7', 'clockwork-key-pick'],
    ['T', 'clockwork-key-take'],
    ['G F', 'clockwork-key-go'],
    ['A S', 'clockwork-key-ask'],
    ['D', 'clockwork-key-decline'],
  ],
  because: escapedWith,
  outcomeArguments: ({ points, places }, names) => ({
    name: names[places.indexOf(1)] ?? '',
    points: Math.max(...points),
  }),
};
