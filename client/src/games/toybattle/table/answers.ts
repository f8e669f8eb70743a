/** From legal moves, as they were sent, to what can be pointed at: on the board, in the rack, by a button. It knows no rule. */

/** Where a troop may be placed. */
export function targetsOf(legal: readonly string[], troop: string): readonly number[] {
  const start = `place ${troop} `;
  return legal.filter((move) => move.startsWith(start)).map((move) => Number(move.slice(start.length)));
}

/** The troops that may be placed anywhere at all. */
export const placeable = (legal: readonly string[]): ReadonlySet<string> =>
  new Set(legal.filter((move) => move.startsWith('place ')).map((move) => move.split(' ')[1] ?? ''));

const ON_BOARD = /^(?:discard|recall) (\d+)$/;
const SHOVE = /^shove (\d+) (\d+)$/;

/**
 * Places that answer the open question, each with its move; null where a second place must be pointed at.
 *
 * A shove has two places: whom (`start`), then whereto.
 */
export function boardAnswers(legal: readonly string[], start: number | null): ReadonlyMap<number, string | null> {
  const shoves = legal.flatMap((move) => {
    const found = SHOVE.exec(move);
    return found ? [{ move, from: Number(found[1]), to: Number(found[2]) }] : [];
  });
  if (start !== null) return new Map(shoves.filter(({ from }) => from === start).map(({ move, to }) => [to, move]));
  const plain = legal.flatMap((move): [number, string][] => {
    const place = ON_BOARD.exec(move)?.[1];
    return place === undefined ? [] : [[Number(place), move]];
  });
  return new Map<number, string | null>([...plain, ...shoves.map(({ from }): [number, null] => [from, null])]);
}

/** Answers that are given by a button: everything that points at no place; declining comes last. */
export function buttonAnswers(legal: readonly string[]): readonly string[] {
  const plain = legal.filter((move) => /^(?:take|rob|suppress|exhume .+)$/.test(move));
  return legal.includes('decline') ? [...plain, 'decline'] : plain;
}

/** The move that would answer a question at a place, to ask why it may not be made; null when no place answers it. */
export function triedAt(effect: string, place: number, start: number | null): string | null {
  if (effect === 'Jumbo') return `discard ${place}`;
  if (effect === 'recall') return `recall ${place}`;
  return effect === 'shove' && start !== null ? `shove ${start} ${place}` : null;
}

/** The places that moves of a hint point at first: where a troop is placed, or whom an effect is about. */
export function hintedPlaces(lit: readonly string[]): readonly number[] {
  const found = lit.map((move) => /^(?:place \S+|discard|recall|shove) (\d+)/.exec(move)?.[1]);
  return [...new Set(found.flatMap((place) => (place === undefined ? [] : [Number(place)])))];
}

/** Those that are hinted at; all of them when none is. */
export function narrowed(places: readonly number[], hinted: readonly number[]): readonly number[] {
  const both = places.filter((place) => hinted.includes(place));
  return both.length > 0 ? both : places;
}
