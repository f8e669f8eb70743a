import { expect, it } from 'vitest';
import { cardsOf, handOf } from './hand';

const KINDS = [
  { kind: 'Lacewing', family: 'flyer', copies: 4 },
  { kind: 'Owl', family: 'breaker', copies: 4 },
  { kind: 'Airship', family: 'airship', copies: 6 },
  { kind: 'Fuel', family: 'fuel', copies: 5 },
  { kind: 'Scrap', family: 'scrap', copies: 6 },
];

it('lies machine by machine, the fullest first', () => {
  expect(handOf(['Lacewing', 'Owl', 'Scrap', 'Owl'], KINDS).order).toEqual(['Owl', 'Owl', 'Lacewing', 'Scrap']);
});

it('knows what a machine lacks', () => {
  expect(handOf(['Airship', 'Airship'], KINDS).machines).toEqual([{ kind: 'Airship', held: 2, copies: 6, cards: [0, 1] }]);
});

it('has its single cards last, one by one', () => {
  expect(handOf(['Fuel', 'Owl', 'Fuel'], KINDS).singles).toEqual([{ kind: 'Fuel', card: 1 }, { kind: 'Fuel', card: 2 }]);
});

it('is empty when it is not yours to see', () => expect(handOf([], KINDS).order).toEqual([]));

it('is part of a pack', () => expect(cardsOf(KINDS)).toBe(25));
