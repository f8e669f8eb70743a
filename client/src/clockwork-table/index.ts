/** Escape from Clockwork City at the table. */
import type { Face } from '../games';
import CityBoard from './CityBoard.svelte';
import CityReplay from './CityReplay.svelte';
import EndPicture from './EndPicture.svelte';
import SeatStrip from './SeatStrip.svelte';
import SideCards from './SideCards.svelte';
import Tray from './Tray.svelte';
import { CityDesk } from './desk.svelte';
import { cityLines } from './lines';
import { moveWords } from './moves';
import { offer } from './offer';
import { speak } from './speech';

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
  outcomeArguments: ({ points, places }, names) => ({ name: names[places.indexOf(1)] ?? '', points: Math.max(...points) }),
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
