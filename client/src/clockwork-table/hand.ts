/** A hand as it lies before its owner: grouped by machine with the missing parts, then the single cards. It knows no rule. */

export interface KindCount {
  readonly kind: string;
  readonly family: string;
  readonly copies: number;
}

/** The cards of one machine in a hand; a complete one has `held` = `copies`. */
export interface Machine {
  readonly kind: string;
  readonly held: number;
  readonly copies: number;
  /** The places of its cards in the hand as it lies, from 0. */
  readonly cards: readonly number[];
}

export interface Single {
  readonly kind: string;
  readonly card: number;
}

export interface Hand {
  readonly machines: readonly Machine[];
  readonly singles: readonly Single[];
  /** The kinds in the order in which they lie. */
  readonly order: readonly string[];
}

const MACHINES: ReadonlySet<string> = new Set(['flyer', 'breaker', 'airship']);

/** Machines first, the fullest of them first; then fuel, power and scrap. */
export function handOf(cards: readonly string[], kinds: readonly KindCount[]): Hand {
  const counted = kinds.map((kind) => ({ ...kind, held: cards.filter((card) => card === kind.kind).length })).filter(({ held }) => held > 0);
  const parts = counted.filter(({ family }) => MACHINES.has(family)).toSorted((one, other) => other.held - one.held);
  const alone = counted.filter(({ family }) => !MACHINES.has(family));
  const order = [...parts, ...alone].flatMap(({ kind, held }) => Array.from({ length: held }, () => kind));
  const placesOf = (kind: string): number[] => order.flatMap((other, at) => (other === kind ? [at] : []));
  return {
    machines: parts.map(({ kind, held, copies }) => ({ kind, held, copies, cards: placesOf(kind) })),
    singles: alone.flatMap(({ kind }) => placesOf(kind).map((card) => ({ kind, card }))),
    order,
  };
}

/** How many cards are in the game. */
export const cardsOf = (kinds: readonly KindCount[]): number => kinds.reduce((sum, { copies }) => sum + copies, 0);
