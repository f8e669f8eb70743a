/** A chance to win, in words. */
import { percent } from '../words/numbers';
import { say } from '../words/words.svelte';

export interface Weighed {
  readonly worth: number;
  readonly low: number;
  readonly high: number;
}

const number = (share: number): number => Math.round(share * 100);

/** What is said above all of these: exact or estimated, or, where some are exact and say so, neither. */
export function chanceId(weighed: readonly { readonly isExact: boolean }[]): string {
  if (weighed.every(({ isExact }) => isExact)) return 'hint-chance-exact';
  return weighed.some(({ isExact }) => isExact) ? 'hint-chance' : 'hint-chance-estimated';
}

/** "62 % (55–69)"; what is known exactly has nothing behind it, or among estimates that it is exact. */
export function worthWords({ worth, low, high }: Weighed, isExact: boolean, isAmongEstimates = false): string {
  if (isExact) return say(isAmongEstimates ? 'hint-exact-among' : 'hint-exact', { worth: percent(worth) });
  if (number(low) === number(high)) return say('hint-exact', { worth: percent(worth) });
  return say('hint-estimated', { worth: percent(worth), low: number(low), high: number(high) });
}
