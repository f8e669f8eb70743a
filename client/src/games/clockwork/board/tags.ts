/** How large a name's paper is. */
export interface TagSize {
  readonly width: number;
  readonly height: number;
  /** Of its letters: long names are set smaller. */
  readonly size: number;
}

const ROOMY = 9;
const SMALLEST = 0.75;

export function tagSize(text: string, wanted: number, isStrong = false): TagSize {
  const size = wanted * Math.max(SMALLEST, Math.min(1, ROOMY / text.length));
  return {
    size,
    width: Math.max(text.length * size * (isStrong ? 0.62 : 0.58) + size * 1.7, size * 4),
    height: size * 1.7,
  };
}

/** The middle of a tag, moved so that the whole of it lies between 0 and `end`. */
export const keptInside = (middle: number, width: number, end: number): number =>
  Math.max(width / 2 + 5, Math.min(end - width / 2 - 5, middle));
