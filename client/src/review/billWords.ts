/** The lines of a bill in words: by the game where it has a word of its own, as of luck with cards. */
import type { BillLineTold, Saying } from '../wire';
import { spoken } from '../words/saying';
import { canSay, say } from '../words/words.svelte';
import type { MarkKind } from './chances';

export function lineWords(name: BillLineTold['name'] | 'end', game: string, kind: 'line' | 'team'): string {
  const own = `${game}-review-${name}`;
  if (canSay(own)) return say(own);
  return say(name === 'end' ? 'review-line-end' : `review-${kind}-${name}`);
}

const SIGNS: Readonly<Record<string, MarkKind | 'rest'>> = {
  luck: 'luck',
  own: 'mistake',
  slip: 'slip',
  rivals: 'mistake',
  'rivals-slip': 'slip',
  hidden: 'hidden',
  rest: 'rest',
};

export const signOf = (name: string): MarkKind | 'rest' => SIGNS[name] ?? 'rest';

/** A change with its sign; a minus is as wide as a plus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '0');

/** How sure a line is: in points, exact, or nothing where nobody can say. Of nothing nothing is said. */
export function withinWords({ name, points, within }: BillLineTold): string {
  if (within === null || (points === 0 && name !== 'start')) return '';
  return within === 0 ? say('review-exact') : `±${within}`;
}

/** What decided, in a few sentences; in the game's own words where it has some. */
export function verdictWords(verdict: readonly Saying[], game: string, names: readonly string[]): string {
  const said = verdict.map((each) => {
    const own = { ...each, id: `${game}-${each.id}` };
    return spoken(canSay(own.id) ? own : each, names) ?? '';
  });
  return said.join(' ');
}
