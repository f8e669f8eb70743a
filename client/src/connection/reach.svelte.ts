/** Where others find this server, asked once for a page. */
import type { AddressShown } from '../wire';
import { addressShown } from './server';

/** What somebody types who wants others to come. */
export const OPEN_COMMAND = 'python3 play.py serve --lan';

const reach = $state<{ shown: AddressShown | null }>({ shown: null });

/** Null until it is known. */
export const reachShown = (): AddressShown | null => reach.shown;

export async function learnReach(): Promise<void> {
  reach.shown = await addressShown().catch(() => null);
}
