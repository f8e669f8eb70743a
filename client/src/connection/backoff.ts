const FIRST = 250;
const LONGEST = 8000;

/** How long to wait before try number `tries` (0 is at once): doubling, up to eight seconds, spread by `draw` in 0..1. */
export function pause(tries: number, draw: number): number {
  if (tries === 0) return 0;
  const longest = Math.min(FIRST * 2 ** (tries - 1), LONGEST);
  return Math.round(longest * (0.5 + draw / 2));
}
