/** A table as the server shows it, and a desk where nothing happens, for tests. */
import type { Standing, TableShown } from '../wire';
import type { Desk } from './desk';

/** Two seats, the first of them this browser's; of which game, a test says where it matters. */
export const tableShown = (standing: Standing, more: Partial<TableShown> = {}): TableShown => ({
  type: 'TableShown',
  code: 'LAMB-7KQD',
  edition: '',
  game: 'lanterns',
  options: {},
  commitment: '',
  entries: [],
  standing,
  seats: [
    { seat: 0, name: 'Mara', isFree: false, isYours: true },
    { seat: 1, name: 'Pip', isFree: false, isYours: false, bot: 1 },
  ],
  ...more,
});

export const deskAtRest = (): Desk => ({
  hint: '',
  isBusy: false,
  progress: '',
  turnSeat: null,
  lines: [],
  skip: () => undefined,
  primary: () => undefined,
  whyNot: () => undefined,
  note: () => '',
  read: () => '',
});
