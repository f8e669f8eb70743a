/** Escape from Clockwork City at the table. */
import type { Face } from '../face';
import CityBoard from './table/CityBoard.svelte';
import CityReplay from './table/CityReplay.svelte';
import EndPicture from './table/EndPicture.svelte';
import SeatStrip from './table/SeatStrip.svelte';
import SideCards from './table/SideCards.svelte';
import Tray from './table/Tray.svelte';
import { CityDesk } from './table/desk.svelte';
import { cityLines } from './table/lines';
import { moveWords } from './table/moves';
import { offer } from './table/offer';
import { speak } from './table/speech';

export const clockwork: Face = {
  offer,
  hasSecrets: true,
  shape: 1000 / 768,
  sit: (table) => new CityDesk(table),
  Board: CityBoard,
  Tray,
  Side: SideCards,
  Strip: SeatStrip,
  ReplayBoard: CityReplay,
  EndPicture,
  againId: () => 'end-rematch',
  onward: () => null,
  outcomeArguments: ({ points, places }, names) => ({
    name: names[places.indexOf(1)] ?? '',
    points: Math.max(...points),
  }),
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
  turnId: 'clockwork-turn',
  yourTurnId: 'clockwork-turn-yours',
  example: 'go yard 5',
};
