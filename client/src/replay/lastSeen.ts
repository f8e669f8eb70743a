/** A finished game as a table, for where the table itself is out of reach: what its replay tells is enough for the end. */
import type { ReplayShown, TableShown } from '../wire';

export function lastSeen(replay: ReplayShown): TableShown {
  const { code, edition, game, seats, frames, outcome, hasSecrets = true, bySeat = [] } = replay;
  const last = frames.at(-1);
  return {
    type: 'TableShown',
    code,
    edition,
    game,
    options: {},
    commitment: '',
    hasSecrets,
    bySeat,
    seats: seats.map((name, seat) => ({ seat, name, isFree: false, isYours: false })),
    entries: [],
    standing: { seq: last?.seq ?? 0, view: last?.view, toAct: [], waitsFor: null, choices: [], outcome },
  };
}
