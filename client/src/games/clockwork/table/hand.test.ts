import { expect, it } from 'vitest';
import type { KindShown } from '../board/city';
import { cardsOf, handOf, heightIn } from './hand';

const KINDS: readonly KindShown[] = [
  { kind: 'Lacewing', family: 'flyer', copies: 4 },
  { kind: 'Owl', family: 'breaker', copies: 4 },
  { kind: 'Airship', family: 'airship', copies: 6 },
  { kind: 'Fuel', family: 'fuel', copies: 5 },
  { kind: 'Scrap', family: 'scrap', copies: 6 },
];
const kindsIn = (cards: readonly string[]): string[] => handOf(cards, KINDS).map(({ kind }) => kind);

it('lies machine by machine, the fullest first', () =>
  expect(kindsIn(['Lacewing', 'Owl', 'Scrap', 'Owl'])).toEqual(['Owl', 'Lacewing', 'Scrap']));

it('knows what a machine lacks', () => {
  expect(handOf(['Airship', 'Airship'], KINDS)).toEqual([{ kind: 'Airship', isMachine: true, held: 2, copies: 6 }]);
});

it('has its single cards last, in the order of the box', () =>
  expect(kindsIn(['Scrap', 'Scrap', 'Fuel', 'Owl'])).toEqual(['Owl', 'Fuel', 'Scrap']));

it('is empty when it is not yours to see', () => expect(handOf([], KINDS)).toEqual([]));

it('is part of a pack', () => expect(cardsOf(KINDS)).toBe(25));

it('is as high as there is room', () => expect(heightIn(768, handOf(['Lacewing'], KINDS), 8, 140, 60)).toBe(140));

it('is lower where many kinds lie side by side', () =>
  expect(heightIn(160, handOf(['Lacewing', 'Owl'], KINDS), 6, 140, 60)).toBeCloseTo(100.26, 1));
