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

/** "62 % (55–69)"; what is known exactly has nothing behind it. */
export function worthWords({ worth, low, high }: Weighed, isExact: boolean): string {
  if (isExact || number(low) === number(high)) return say('hint-exact', { worth: percent(worth) });
  return say('hint-estimated', { worth: percent(worth), low: number(low), high: number(high) });
}
