/** From legal moves, as they were sent, to what can be pointed at: on the board, in the hand, by a button. It knows no rule. */

/** How one gets somewhere: by walking the throw, or straight there. */
export type Way = 'walk' | 'go';

/** A place of the city as moves name it (`towers`, `yard 3`, `33`), with the move that leads there. */
export interface Target {
  readonly place: string;
  readonly move: string;
}

/** Everything that may be done now, sorted by how one does it. */
export interface Answers {
  readonly walk: readonly Target[];
  readonly go: readonly Target[];
  /** For each seat that may be asked, what for. */
  readonly asks: ReadonlyMap<number, readonly string[]>;
  readonly searches: readonly string[];
  /** The kinds of the hand that answer the question as they are, each with its move. */
  readonly cards: ReadonlyMap<string, string>;
  /** Spots beside the city that answer it, each with its move. */
  readonly spots: ReadonlyMap<number, string>;
  /** Sets that may be laid down. */
  readonly builds: readonly string[];
  readonly characters: readonly string[];
  /** Sets that may be left out of the game. */
  readonly leftOut: readonly string[];
  /** Single words: take, stay, pass, keep, none, escape, hold. */
  readonly plain: readonly string[];
}

const SEATS = 'ABCD';
const CARD = /^(?:discard|give|return|swap) (\S+)$/;
const SPOT = /^(?:lay|point) (\d+)$/;
const ASK = /^ask ([A-D]) (\S+)$/;

export const letterOf = (seat: number): string => SEATS[seat] ?? '';

export function answersOf(legal: readonly string[]): Answers {
  return {
    walk: targets(legal, 'walk'),
    go: targets(legal, 'go'),
    asks: asksOf(legal),
    searches: after(legal, 'search '),
    cards: new Map(legal.flatMap((move): [string, string][] => pair(CARD.exec(move)))),
    spots: new Map(
      legal.flatMap((move): [number, string][] => pair(SPOT.exec(move)).map(([spot, whole]) => [Number(spot), whole])),
    ),
    builds: after(legal, 'build '),
    characters: after(legal, 'choose '),
    leftOut: after(legal, 'leave out '),
    plain: legal.filter((move) => !move.includes(' ')),
  };
}

const after = (legal: readonly string[], start: string): readonly string[] =>
  legal.filter((move) => move.startsWith(start)).map((move) => move.slice(start.length));

const targets = (legal: readonly string[], way: Way): readonly Target[] =>
  after(legal, `${way} `).map((place) => ({ place, move: `${way} ${place}` }));

const pair = (found: RegExpExecArray | null): [string, string][] =>
  found?.[1] === undefined ? [] : [[found[1], found[0]]];

function asksOf(legal: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const asks = new Map<number, string[]>();
  for (const move of legal) {
    const [, letter, kind] = ASK.exec(move) ?? [];
    if (letter === undefined || kind === undefined) continue;
    const seat = SEATS.indexOf(letter);
    asks.set(seat, [...(asks.get(seat) ?? []), kind]);
  }
  return asks;
}

/** The field where a place of the city is entered, or null when it is none of this board. */
export function fieldOf(
  place: string,
  board: { readonly towers: number; readonly yards: readonly number[] },
): number | null {
  if (place === 'towers') return board.towers;
  const yard = /^yard (\d+)$/.exec(place)?.[1];
  if (yard !== undefined) return board.yards[Number(yard) - 1] ?? null;
  return /^\d+$/.test(place) ? Number(place) : null;
}

/** A field as moves name it. */
export function placeAt(field: number, board: { readonly towers: number; readonly yards: readonly number[] }): string {
  if (field === board.towers) return 'towers';
  const yard = board.yards.indexOf(field);
  return yard < 0 ? String(field) : `yard ${yard + 1}`;
}
