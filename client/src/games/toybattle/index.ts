/** Toy Battle at the table. */
import type { Face } from '../face';
import BattleBoard from './table/BattleBoard.svelte';
import BattleReplay from './table/BattleReplay.svelte';
import Comparison from './table/Comparison.svelte';
import EndPicture from './table/EndPicture.svelte';
import RefusedTile from './table/RefusedTile.svelte';
import RivalStrip from './table/RivalStrip.svelte';
import SideCards from './table/SideCards.svelte';
import Tray from './table/Tray.svelte';
import { BattleDesk } from './table/desk.svelte';
import { battleLines } from './table/lines';
import { moveWords } from './table/moves';
import { offer } from './table/offer';
import { speak } from './table/speech';
import { say } from '../../words/words.svelte';

export const toybattle: Face = {
  offer,
  hasSecrets: true,
  sit: (table) => new BattleDesk(table),
  Board: BattleBoard,
  Tray,
  Side: SideCards,
  Strip: RivalStrip,
  ReplayBoard: BattleReplay,
  EndPicture,
  againId: () => 'end-rematch',
  onward: () => null,
  outcomeArguments: ({ points, places }, names) => {
    const winners = names.filter((_, seat) => places[seat] === 1);
    return { name: winners, winners: winners.length, points: Math.max(...points) };
  },
  keys: () => [
    ['1 – 8', 'toybattle-key-pick'],
    ['T', 'toybattle-key-take'],
    ['N', 'toybattle-key-decline'],
  ],
  speak,
  moveWords,
  lines: battleLines,
  turnId: 'toybattle-turn',
  yourTurnId: 'toybattle-turn-yours',
  refused: {
    Picture: RefusedTile,
    Comparison,
    instead(desk: BattleDesk, refusal) {
      const found = desk.instead(refusal);
      return found && { text: say('toybattle-instead', { what: found.what }), go: () => desk.place(found) };
    },
  },
  example: 'place Star 20',
};
