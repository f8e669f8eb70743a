/** A game of three in its middle, for tests. */
import type { CityView } from '../board/city';

const at = (number: number) => ({
  number,
  x: 500 + 300 * Math.sin((number / 42) * 2 * Math.PI),
  y: 380 + 250 * Math.cos((number / 42) * 2 * Math.PI),
});
const seat = (number: number, character: string, field: number, cards: readonly string[] | null) => ({
  seat: number,
  character,
  field,
  handSize: 7,
  cards,
  laid: [],
  opening: 5,
});

export const CITY: CityView = {
  board: {
    name: 'ring',
    fields: Array.from({ length: 42 }, (_, number) => at(number)),
    paths: Array.from({ length: 42 }, (_, number) => (number === 41 ? [0, 41] : [number, number + 1])),
    towers: 0,
    yards: [6, 12, 18, 24, 30, 36],
    spots: Array.from({ length: 36 }, (_, spot) => ({ number: spot + 1, x: 20 + spot * 26, y: 740 })),
  },
  kinds: [
    { kind: 'Lacewing', family: 'flyer', copies: 4 },
    { kind: 'Owl', family: 'breaker', copies: 4 },
    { kind: 'Fuel', family: 'fuel', copies: 5 },
    { kind: 'Scrap', family: 'scrap', copies: 6 },
  ],
  piles: [3, 2, 4, 0, 3, 4],
  spots: [
    { spot: 2, kind: null },
    { spot: 5, kind: null },
  ],
  scrapped: 0,
  seats: [
    seat(0, 'Tilda', 12, ['Lacewing', 'Lacewing', 'Lacewing', 'Owl', 'Owl', 'Fuel', 'Scrap']),
    seat(1, 'Otto', 12, null),
    seat(2, 'Nana', 33, null),
  ],
  you: 0,
  turn: 9,
  turnSeat: 0,
  throw: [2, 5],
  special: 'seven',
  isEndgame: false,
  memoryAid: 'off',
  question: { kind: 'travel', seat: 0, rival: null, card: null, spot: null, may: [], received: null },
  walks: [{ place: '19', field: 19, route: [13, 14, 15, 16, 17, 18, 19] }],
  isOver: false,
};

export const SEVEN = [
  'walk 19',
  'go yard 5',
  'go towers',
  'take',
  'ask B Lacewing',
  'ask B Owl',
  'ask B Fuel',
  'ask B Power',
];
