import { preferences } from '../preferences.svelte';

/** One short buzz, where a phone can and sound is wanted. A browser lets it only after the page was touched. */
export function buzz(): void {
  if (preferences.hasSound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
}
