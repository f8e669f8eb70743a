/** The city as it looks once an event has happened: for drawing what is told, one event after another. It knows no rule. */
import type { CitySeat, CityView } from '../clockwork/city';
import type { EventTold } from '../wire';

type Facts = Readonly<Record<string, unknown>>;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : -1);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const AFTER: Readonly<Record<string, (view: CityView, facts: Facts) => CityView>> = {
  character_chosen: (view, { seat, character }) => seated(view, seat, () => ({ character: textOf(character) })),
  card_dealt: (view, { seat, kind, hand }) => seated(view, seat, (of) => ({ ...taking(of, kind), handSize: numberOf(hand) })),
  opening_thrown: (view, { seat, dice, total }) => thrown(seated(view, seat, () => ({ opening: numberOf(total) })), seat, dice, null),
  dice_thrown: (view, { seat, dice, special }) => thrown(view, seat, dice, special),
  pawn_walked: (view, { seat, end }) => seated(view, seat, () => ({ field: numberOf(end) })),
  pawn_placed: (view, { seat, end }) => seated(view, seat, () => ({ field: numberOf(end) })),
  card_drawn: (view, { seat, yard, left, kind }) => seated({ ...view, piles: view.piles.with(numberOf(yard) - 1, numberOf(left)) }, seat, (of) => taking(of, kind)),
  card_shown: (view, { seat, kind, why }) => (why === 'discard' ? seated(view, seat, (of) => ({ cards: without(of.cards, kind) })) : view),
  card_discarded: (view, { seat, hand }) => seated(view, seat, () => ({ handSize: numberOf(hand) })),
  card_laid: (view, { spot }) => ({ ...view, spots: [...view.spots.filter((other) => other.spot !== spot), { spot: numberOf(spot), kind: null }] }),
  card_given: passed,
  card_returned: passed,
  scrap_given: (view, { giver }) => seated({ ...view, scrapped: view.scrapped + 1 }, giver, (of) => losing(of, 'Scrap')),
  search_hit: (view, { seat, spot }) => seated({ ...view, spots: view.spots.filter((other) => other.spot !== spot) }, seat, ({ handSize }) => ({ handSize: handSize + 1 })),
  set_laid: (view, { seat, kind }) => seated(view, seat, (of) => laying(of, textOf(kind), copiesOf(view, kind))),
  yards_emptied: (view) => ({ ...view, isEndgame: true }),
};

export function cityAfter(view: CityView, { kind, facts }: EventTold): CityView {
  return AFTER[kind]?.(view, facts) ?? view;
}

function seated(view: CityView, seat: unknown, change: (of: CitySeat) => Partial<CitySeat>): CityView {
  return { ...view, seats: view.seats.map((of) => (of.seat === seat ? { ...of, ...change(of) } : of)) };
}

function thrown(view: CityView, seat: unknown, dice: unknown, special: unknown): CityView {
  const [one, other] = Array.isArray(dice) ? (dice as number[]) : [];
  const both: CityView['throw'] = one === undefined ? null : [one, other ?? one];
  return { ...view, throw: both, special: (textOf(special) as CityView['special']) ?? null, turnSeat: numberOf(seat) };
}

function passed(view: CityView, { giver, taker, kind }: Facts): CityView {
  return seated(seated(view, giver, (of) => losing(of, kind)), taker, (of) => taking(of, kind));
}

const taking = ({ cards, handSize }: CitySeat, kind: unknown): Partial<CitySeat> => ({
  handSize: handSize + 1,
  cards: cards && typeof kind === 'string' ? [...cards, kind] : cards,
});

const losing = ({ cards, handSize }: CitySeat, kind: unknown): Partial<CitySeat> => ({ handSize: handSize - 1, cards: without(cards, kind) });

function laying({ cards, laid, handSize }: CitySeat, kind: string | null, copies: number): Partial<CitySeat> {
  return kind === null ? {} : { laid: [...laid, kind], handSize: Math.max(0, handSize - copies), cards: cards?.filter((card) => card !== kind) ?? null };
}

const copiesOf = ({ kinds }: CityView, kind: unknown): number => kinds.find((of) => of.kind === kind)?.copies ?? 0;

function without(cards: readonly string[] | null, kind: unknown): readonly string[] | null {
  const at = typeof kind === 'string' ? (cards?.indexOf(kind) ?? -1) : -1;
  return cards && at >= 0 ? cards.toSpliced(at, 1) : cards;
}
