/** Coded Castle at the table. */
import type { Face } from '../face';
import type { CastleView } from '../../wire';
import CastleBoard from './table/CastleBoard.svelte';
import CastleReplay from './table/CastleReplay.svelte';
import EndPicture from './table/EndPicture.svelte';
import FindStrip from './table/FindStrip.svelte';
import Row from './table/Row.svelte';
import SideCards from './table/SideCards.svelte';
import { CastleDesk } from './table/desk.svelte';
import { castleLines } from './table/lines';
import { moveWords } from './table/moves';
import { nextPuzzle, offer } from './table/offer';
import { speak } from './table/speech';

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
