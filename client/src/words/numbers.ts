/** Numbers as the language of the page writes them. */
import { language } from './words.svelte';

/** "62 %" */
export const percent = (share: number): string => new Intl.NumberFormat(language(), { style: 'percent' }).format(share);
