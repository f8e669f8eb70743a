/**
 * Where a list should be scrolled to so that its end is seen and its first line seen is a whole one.
 *
 * `end` is how far it can be scrolled; `tops` where its lines begin, from above. `spare` is the room to leave free below.
 */
export function wholeLines(tops: readonly number[], end: number): { top: number; spare: number } {
  if (end <= 0) return { top: 0, spare: 0 };
  const top = tops.find((line) => line >= end) ?? end;
  return { top, spare: top - end };
}
