/** Cities to look at: the ring in the middle of a game, and the forked board. */
import type { CityBoard, CityView, KindShown } from '../games/clockwork/board/city';
import type { CityWords } from '../games/clockwork/board/marks';
import { boardOf } from '../games/clockwork/board/miniature';

export function cityBoard(name: string): CityBoard {
  const board = boardOf(name);
  if (!board) throw new RangeError(`expected a board, got '${name}'`);
  return board;
}

const machine =
  (family: KindShown['family']) =>
  (kind: string): KindShown => ({ kind, family, copies: 4 });
const KINDS: readonly KindShown[] = [
  ...['Lacewing', 'Umbrella', 'Kettle', 'Whale'].map(machine('flyer')),
  ...['Owl', 'Nipper', 'Harp'].map(machine('breaker')),
  { kind: 'Airship', family: 'airship', copies: 6 },
  { kind: 'Fuel', family: 'fuel', copies: 5 },
  { kind: 'Power', family: 'power', copies: 1 },
  { kind: 'Scrap', family: 'scrap', copies: 6 },
];
const CARDS = ['Lacewing', 'Lacewing', 'Lacewing', 'Owl', 'Owl', 'Fuel', 'Scrap'];

/** The table of the drawings: a seven, and everything is open. */
export const CITY: CityView = {
  board: cityBoard('ring'),
  kinds: KINDS,
  piles: [3, 2, 4, 0, 3, 4],
  scrapped: 0,
  spots: [2, 5, 9, 14, 17, 21, 26, 27].map((spot) => ({ spot, kind: null })),
  seats: [
    { seat: 0, character: 'Tilda', field: 12, handSize: 7, cards: CARDS, laid: [], opening: 9 },
    { seat: 1, character: 'Otto', field: 12, handSize: 6, cards: null, laid: ['Harp'], opening: 5 },
    { seat: 2, character: 'Nana', field: 33, handSize: 7, cards: null, laid: [], opening: 4 },
  ],
  you: 0,
  turn: 9,
  turnSeat: 0,
  throw: [5, 2],
  special: 'seven',
  isEndgame: false,
  memoryAid: 'off',
  isOver: false,
  question: { kind: 'travel', seat: 0, rival: null, card: null, spot: null, may: [] },
  walks: [
    { place: '5', field: 5, route: [11, 10, 9, 8, 7, 6, 5] },
    { place: '19', field: 19, route: [13, 14, 15, 16, 17, 18, 19] },
  ],
};

export const FORKED: CityView = {
  ...CITY,
  board: cityBoard('forked'),
  memoryAid: 'on',
  spots: [2, 5, 9, 14, 17, 21, 26, 27].map((spot, i) => ({
    spot,
    kind: ['Owl', null, 'Fuel', 'Lacewing', null, 'Snail', 'Whale', 'Scrap'][i] ?? null,
  })),
  seats: CITY.seats.map((seat) => ({ ...seat, field: [5, 46, 57][seat.seat] ?? 0 })),
  walks: [
    { place: '48', field: 48, route: [42, 43, 44, 45, 46, 47, 48] },
    { place: '53', field: 53, route: [42, 43, 44, 45, 46, 52, 53] },
  ],
};

/** Everybody back at the Towers. */
export const TOGETHER: CityView = {
  ...CITY,
  isEndgame: true,
  piles: [0, 0, 0, 0, 0, 0],
  seats: [
    ...CITY.seats,
    { seat: 3, character: 'Felix', field: 0, handSize: 5, cards: null, laid: ['Whale'], opening: 2 },
  ].map((seat) => ({ ...seat, field: 0 })),
};

export const WORDS: CityWords = {
  towers: 'Towers',
  empty: 'empty',
  yard: (number) => `Yard ${number}`,
  kind: (kind) => kind,
};

/** Longer ones, for looking whether they fit. */
export const LONG_WORDS: CityWords = {
  ...WORDS,
  towers: 'Uhrwerktürme',
  empty: 'leergeräumt',
  yard: (number) => `Schrottplatz ${number}`,
};
