/** A moment in words: what happened, why it is worth a look, and what it changed. */
import { linesOf } from '../table/lines';
import type { Frame, MomentTold } from '../wire';
import { spoken } from '../words/saying';
import { say } from '../words/words.svelte';
import { isAbout, isMissed, pointsOf } from './chances';

const MOST_LINES = 2;

/** What the log says of it, in as many lines as fit; of the end its last one, which says who is done. */
export function happenedWords(
  { kind, first, last }: MomentTold,
  frames: readonly Frame[],
  names: readonly string[],
): string {
  const told = frames.filter(({ seq }) => seq >= first && seq <= last);
  const lines = linesOf(told, names).map(({ text }) => text);
  if (first === frames[1]?.seq && lines.length > MOST_LINES) return say('review-line-start');
  if (kind === 'end') return lines.at(-1) ?? '';
  return (lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), lines.at(-1) ?? ''] : lines).join(' · ');
}

export const reasonWords = ({ words }: MomentTold, names: readonly string[]): string => spoken(words, names) ?? '';

/** One pair of numbers at most; the end needs none. */
export function chanceWords(moment: MomentTold, whose: string): string {
  if (moment.kind === 'end') return '';
  const [first, second] = moment.worths.map(pointsOf);
  const id = isMissed(moment) ? `review-chance-instead${isAbout(moment) ? '-about' : ''}` : 'review-chance-then';
  return say(id, { name: whose, first: first ?? 0, second: second ?? 0 });
}

/** A chance as it is told beside its bar. */
export function worthWords(worth: number, moment: Pick<MomentTold, 'worths' | 'isExact'>): string {
  return isAbout(moment) ? say('review-about', { points: pointsOf(worth) }) : String(pointsOf(worth));
}
