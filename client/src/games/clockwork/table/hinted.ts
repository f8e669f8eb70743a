/** What the moves of a hint are about: what is meant by them, and where. */
import type { Intent } from './acts';

const SEATS = 'ABCD';

/** What all of these moves mean to do; null when they differ, or when a single click does it. */
export function hintedIntent(lit: readonly string[]): Intent | null {
  const intents = new Set(lit.map((move) => (move.startsWith('ask ') ? move.slice(0, 5) : (move.split(' ')[0] ?? ''))));
  const [only = '', ...others] = intents;
  if (others.length > 0) return null;
  if (only === 'walk' || only === 'go' || only === 'search') return { to: only };
  return only.startsWith('ask ') ? { ask: SEATS.indexOf(only.slice(4)) } : null;
}

/** The place of the board that a move leads to: `yard 3`, `spot 14`; null when it names none. */
export function placeOf(move: string): string | null {
  const [, verb, place] = /^(walk|go|lay|point) (.+)$/.exec(move) ?? [];
  if (verb === undefined || place === undefined) return null;
  return verb === 'lay' || verb === 'point' ? `spot ${place}` : place;
}

/** The places whose moves are hinted at; all of them when none is. */
export function narrowed(places: ReadonlyMap<string, string>, lit: readonly string[]): ReadonlyMap<string, string> {
  const both = [...places].filter(([, move]) => lit.includes(move));
  return both.length > 0 ? new Map(both) : places;
}
