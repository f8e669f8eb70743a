/** The city after an event, as far as it was told: for showing one event after another. It decides nothing. */
import type { EventTold } from '../../../wire';
import type { CitySeat, CityView } from './city';
import { partsOf } from './palette';

type Change = (seat: CitySeat) => Partial<CitySeat>;

export function cityAfter(view: CityView, { kind, facts }: EventTold): CityView {
  const number = (name: string): number => Number(facts[name]);
  const card = facts['kind'];
  const seat = number('seat');
  switch (kind) {
    case 'character_chosen':
      return withSeat(view, seat, () => ({ character: String(facts['character']) }));
    case 'card_dealt':
      return withSeat(view, seat, (before) => ({ ...gained(before, card), handSize: number('hand') }));
    case 'extra_laid':
      return { ...view, piles: changed(view.piles, number('yard'), (left) => left + 1) };
    case 'opening_thrown':
      return withSeat(view, seat, () => ({ opening: number('total') }));
    case 'dice_thrown':
      return {
        ...view,
        turnSeat: seat,
        throw: Array.isArray(facts['dice']) ? facts['dice'].map(Number) : null,
        special: typeof facts['special'] === 'string' ? facts['special'] : null,
      };
    case 'pawn_walked':
    case 'pawn_placed':
      return withSeat(view, seat, () => ({ field: number('end') }));
    case 'card_drawn':
      return {
        ...withSeat(view, seat, (before) => gained(before, card)),
        piles: changed(view.piles, number('yard'), () => number('left')),
      };
    case 'card_discarded':
      return withSeat(view, seat, () => ({ handSize: number('hand') }));
    case 'card_laid':
    case 'put_back':
      return {
        ...view,
        spots: [...view.spots.filter(({ spot }) => spot !== facts['spot']), { spot: number('spot'), kind: null }],
      };
    case 'card_given':
    case 'card_returned':
      return withSeat(
        withSeat(view, number('giver'), (before) => lost(before, card)),
        number('taker'),
        (before) => gained(before, card),
      );
    case 'scrap_given':
      return withSeat(view, number('giver'), (before) => lost(before, 'Scrap'));
    case 'search_hit':
      return {
        ...withSeat(view, seat, (before) => gained(before, null)),
        spots: view.spots.filter(({ spot }) => spot !== facts['spot']),
      };
    case 'set_laid':
    case 'escaped': // the card that was missing lies with the rest
      return withSeat(view, seat, (before) => laid(before, String(card)));
    case 'yards_emptied':
      return { ...view, isEndgame: true };
    default:
      return view;
  }
}

const withSeat = (view: CityView, seat: number, change: Change): CityView => ({
  ...view,
  seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
});

const changed = (piles: readonly number[], yard: number, change: (left: number) => number): readonly number[] =>
  piles.map((left, i) => (i === yard - 1 ? change(left) : left));

/** A card more; nobody but its owner sees which. */
const gained = ({ handSize, cards }: CitySeat, card: unknown): Partial<CitySeat> => ({
  handSize: handSize + 1,
  cards: cards && typeof card === 'string' ? [...cards, card] : cards,
});

const lost = ({ handSize, cards }: CitySeat, card: unknown): Partial<CitySeat> => ({
  handSize: handSize - 1,
  cards: cards && without(cards, String(card), 1),
});

function laid({ handSize, cards, laid: before }: CitySeat, kind: string): Partial<CitySeat> {
  const parts = partsOf(kind);
  return { laid: [...before, kind], handSize: handSize - parts, cards: cards && without(cards, kind, parts) };
}

function without(cards: readonly string[], card: string, many: number): readonly string[] {
  const at = many > 0 ? cards.indexOf(card) : -1;
  return at < 0 ? cards : without(cards.toSpliced(at, 1), card, many - 1);
}
