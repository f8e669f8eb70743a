/** What a refusal lights up: the own line, where it breaks, the culprit and the tried place. */
import type { Cause } from '../board/marks';
import { neighbours, shortestWay } from '../board/rings';
import type { BattleView } from '../../../wire';

type Facts = Readonly<Record<string, unknown>>;

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Null when the facts name no place. */
export function causeOf(facts: Facts, view: BattleView): Cause | null {
  const tried = numberOf(facts['place'] ?? facts['end'] ?? facts['base']);
  const breaks = numberOf(facts['breaks']);
  if (breaks !== null && tried !== null) return brokenLine(facts, view, breaks, tried);
  return tried === null ? null : { tried, culprit: null, line: [], broken: [] };
}

function brokenLine(facts: Facts, view: BattleView, breaks: number, tried: number): Cause {
  const own = Array.isArray(facts['line']) ? (facts['line'] as number[]) : [];
  const line = [...startOf(view, own[0] ?? breaks), ...own];
  const castles = new Set(view.places.filter(({ owner }) => owner !== null).map(({ number }) => number));
  const onward = shortestWay(view.paths, breaks, tried, castles);
  return {
    tried,
    culprit: breaks === tried ? null : breaks,
    line,
    broken: [...line.slice(-1), ...(onward.length > 0 ? onward : [breaks])],
  };
}

/** The own headquarters that the line begins at. */
function startOf(view: BattleView, first: number): readonly number[] {
  const beside = neighbours(view.paths).get(first) ?? [];
  return view.places
    .filter(({ number, owner }) => owner === (view.you ?? 0) && beside.includes(number))
    .map(({ number }) => number)
    .slice(0, 1);
}
