/** While the engine is got ready: what of it is shown. */
import type { EngineShown } from '../wire';

export const DOTS = 4;

/** How many of the dots are filled: all of them only when every part is there. */
export function dotsOf({ compiled, parts }: EngineShown): number {
  return parts === 0 ? DOTS : Math.floor((DOTS * compiled) / parts);
}

export const isReady = ({ compiled, parts }: EngineShown): boolean => parts > 0 && compiled === parts;

/** Whether there is still something to wait for. */
export const isWinding = ({ compiled, parts }: EngineShown): boolean => compiled < parts;
