/** Coded Castle at the table. */
import type { Face } from '../games';
import type { CastleView } from '../wire';
import CastleBoard from './CastleBoard.svelte';
import CastleReplay from './CastleReplay.svelte';
import EndPicture from './EndPicture.svelte';
import FindStrip from './FindStrip.svelte';
import Row from './Row.svelte';
import SideCards from './SideCards.svelte';
import { CastleDesk } from './desk.svelte';
import { castleLines } from './lines';
import { moveWords } from './moves';
import { nextPuzzle, offer } from './offer';
import { speak } from './speech';

export const castle: Face = {
  offer,
  isTogether: true,
  sit: (table) => new CastleDesk(table),
  Board: CastleBoard,
  Tray: Row,
  Side: SideCards,
  Strip: FindStrip,
  ReplayBoard: CastleReplay,
  EndPicture,
  againId: ({ reason }) => (reason.startsWith('puzzle-') ? 'end-again' : 'end-rematch'),
  onward: nextPuzzle,
  keys: (view) => [
    [`1 – ${(view as CastleView).rowSize}`, 'castle-key-pick'],
    ['[ ]', 'castle-key-turn'],
    ['Y N', 'castle-key-wand'],
  ],
  speak,
  moveWords,
  lines: castleLines,
  turnId: 'castle-turn',
  example: 'turn 1 right',
};
