/** What a tumbling die shows on its way to what was thrown. */
export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

/** How long dice tumble, in milliseconds. */
export const TUMBLE = 700;

const FACES: readonly Pips[] = [1, 2, 3, 4, 5, 6];
const ROLL = [0, 3, 1, 5, 2, 4] as const;

/** The pips `left` turns before a die comes to rest; opposite and neighbouring sides follow one another. */
export function pipsAt(thrown: number, die: number, left: number): Pips {
  const turned = ROLL[(left * (die + 1)) % ROLL.length] ?? 0;
  return FACES[(thrown - 1 + (left > 0 ? turned : 0)) % FACES.length] ?? 1;
}
