/** The lines of a bill in words: by the game where it has a word of its own, as of luck with cards. */
import type { BillLineTold } from '../wire';
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
  rivals: 'mistake',
  hidden: 'hidden',
  rest: 'rest',
};

export const signOf = (name: string): MarkKind | 'rest' => SIGNS[name] ?? 'rest';

/** A change with its sign; a minus is as wide as a plus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '0');
