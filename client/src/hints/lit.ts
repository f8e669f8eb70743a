/** What a hint lights up, out of the legal moves as they were sent. It knows no rule. */
import type { HintGiven } from '../wire';

/** Whether a move begins with these words of notation. */
export const beginsWith = (move: string, start: string): boolean =>
  start === '' || move === start || move.startsWith(`${start} `);

/** A nudge lights all that begins alike, then the moves worth a look, at last the best one; a move that was chosen, only that. Where nothing was weighed, there is only the nudge to choose from. */
export function litBy(given: HintGiven, legal: readonly string[], chosen: string | null): readonly string[] {
  if (chosen !== null) return legal.filter((move) => move === chosen);
  const candidates = given.candidates.map(({ move }) => move);
  if (given.grade === 1 || (given.grade === 2 && candidates.length === 0))
    return legal.filter((move) => beginsWith(move, given.nudge.start));
  const wanted = given.grade === 2 ? candidates : [given.foreseen[0]?.move ?? candidates[0]];
  return legal.filter((move) => wanted.includes(move));
}
