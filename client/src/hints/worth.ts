/** A chance to win, in words. */
import { language, say } from '../words/words.svelte';

export interface Weighed {
  readonly worth: number;
  readonly low: number;
  readonly high: number;
}

/** "62 %", as this language writes it. */
export const percent = (share: number): string => new Intl.NumberFormat(language(), { style: 'percent' }).format(share);

const number = (share: number): number => Math.round(share * 100);

/** Whether all of these are exact; if not, each that is says so. */
export const chanceId = (weighed: readonly { readonly isExact: boolean }[]): string =>
  weighed.every(({ isExact }) => isExact) ? 'hint-chance-exact' : 'hint-chance-estimated';

/** "62 % (55–69)"; what is known exactly has nothing behind it, or among estimates that it is exact. */
export function worthWords({ worth, low, high }: Weighed, isExact: boolean, isAmongEstimates = false): string {
  if (isExact) return say(isAmongEstimates ? 'hint-exact-among' : 'hint-exact', { worth: percent(worth) });
  if (number(low) === number(high)) return say('hint-exact', { worth: percent(worth) });
  return say('hint-estimated', { worth: percent(worth), low: number(low), high: number(high) });
}
