/** After a refusal: one move near the tried one that is open, out of the legal moves as they were sent. It knows no rule. */
import type { Refusal } from '../../../table/table.svelte';
import { TROOPS } from '../board/troops';

export interface Instead {
  readonly move: string;
  readonly troop: string;
  readonly place: number;
  /** What differs from what was tried: the place or the troop. */
  readonly what: string;
}

/** The same troop where its line breaks; else the weakest other troop at the same place. Null when neither is open. */
export function insteadOf({ facts, move }: Pick<Refusal, 'facts' | 'move'>, legal: readonly string[]): Instead | null {
  const [, troop = '', tried = ''] = /^place (\S+) (\d+)$/.exec(move ?? '') ?? [];
  if (!troop) return null;
  const open = (who: string, where: unknown, what: string): Instead[] =>
    typeof where === 'number' && legal.includes(`place ${who} ${where}`)
      ? [{ move: `place ${who} ${where}`, troop: who, place: where, what }]
      : [];
  const others = TROOPS.filter(({ name }) => name !== troop).flatMap(({ name }) => open(name, Number(tried), name));
  return [...open(troop, facts['breaks'], String(facts['breaks'])), ...others][0] ?? null;
}
