/** What a seat sees of Clockwork City, as it comes over the wire. */

export interface FieldShown {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** A city from above, in a picture 1000 wide and 760 high. */
export interface CityBoard {
  readonly name: string;
  readonly fields: readonly FieldShown[];
  readonly paths: readonly (readonly [number, number])[];
  readonly towers: number;
  readonly yards: readonly number[];
  readonly spots: readonly FieldShown[];
  /** Where the Towers stand; the middle of the fields when it is not said. */
  readonly island?: readonly [number, number];
}

export interface KindShown {
  readonly kind: string;
  /** flyer, breaker, airship, fuel, power or scrap. */
  readonly family: string;
  readonly copies: number;
}

/** A spot on which a card lies; its kind only with the memory aid. */
export interface SpotShown {
  readonly spot: number;
  readonly kind: string | null;
}

export interface CitySeat {
  readonly seat: number;
  readonly character: string | null;
  readonly field: number;
  readonly handSize: number;
  /** One's own cards only. */
  readonly cards: readonly string[] | null;
  readonly laid: readonly string[];
  readonly opening: number | null;
}

export interface CityQuestion {
  readonly kind: string;
  readonly seat: number;
  readonly rival: number | null;
  readonly card: string | null;
  readonly spot: number | null;
  readonly may: readonly string[];
  readonly isCounter?: boolean;
  readonly received?: string | null;
}

/** A way that the throw allows: `route` leads field by field to `field`. */
export interface WalkShown {
  readonly place: string;
  readonly field: number;
  readonly route: readonly number[];
}

export interface CityView {
  readonly board: CityBoard;
  readonly kinds: readonly KindShown[];
  readonly piles: readonly number[];
  readonly spots: readonly SpotShown[];
  readonly scrapped: number;
  readonly seats: readonly CitySeat[];
  readonly you: number | null;
  readonly turn: number;
  readonly turnSeat: number | null;
  readonly throw: readonly number[] | null;
  /** seven, eleven or double. */
  readonly special: string | null;
  readonly isEndgame: boolean;
  readonly memoryAid: string;
  readonly question: CityQuestion | null;
  readonly walks: readonly WalkShown[];
  readonly isOver: boolean;
}
