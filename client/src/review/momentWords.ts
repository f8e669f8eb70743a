/** A moment in words: what happened, why it is worth a look, and what it changed. */
import { linesOf } from '../table/lines';
import type { Frame, MomentTold } from '../wire';
import { spoken } from '../words/saying';
import { say } from '../words/words.svelte';
import { isAbout, isMissed, pointsOf } from './chances';

const MOST_LINES = 2;
const CHANCE = -1;

/** What the log says of it, in as many lines as fit; of the end its last one, which says who is done. */
export function happenedWords(
  { kind, first, last }: MomentTold,
  frames: readonly Frame[],
  names: readonly string[],
): string {
  const upTo = (end: number): readonly string[] =>
    linesOf(
      frames.filter(({ seq }) => seq >= first && seq <= end),
      names,
    ).map(({ text }) => text);
  const now = upTo(last);
  const lines = now.length > 0 ? now : upTo(chanceAfter(frames, last));
  if (first === frames[1]?.seq && lines.length > MOST_LINES) return say('review-line-start');
  if (kind === 'end') return lines.at(-1) ?? '';
  return (lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), lines.at(-1) ?? ''] : lines).join(' · ');
}

/** The last entry of what chance brought right after this one: of a take the log says what was taken, no sooner. */
function chanceAfter(frames: readonly Frame[], seq: number): number {
  const after = frames.filter((frame) => frame.seq > seq);
  const end = after.findIndex(({ seat }) => seat !== CHANCE);
  return after.slice(0, end < 0 ? after.length : end).at(-1)?.seq ?? seq;
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
