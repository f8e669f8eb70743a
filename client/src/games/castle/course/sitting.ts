/** Sitting down at an exercise, alone. */
import type { Options } from '../../../choices/choices.svelte';
import type { Refused } from '../../../connection/server';
import { personWanted } from '../../../home/company';
import { preferences } from '../../../preferences.svelte';
import { goInstead } from '../../../router.svelte';
import { startAndGo } from '../../../starting';
import { say } from '../../../words/words.svelte';

/** Starts a table and goes there instead of the exercise's address; null, or what the server would not grant. */
export function sitDown(edition: string, options: Options): Promise<Refused | null> {
  const name = preferences.name.trim() || say('home-name-0');
  return startAndGo('castle', { edition, options, seats: [personWanted(name)] }, { goThere: goInstead, isAside: true });
}
