import { rememberTable } from './connection/remembered';
import { Refused, startTable } from './connection/server';
import { go } from './router.svelte';
import type { StartTable } from './wire';

/** Starts a table, keeps the seats held here and goes there; null, or what the server would not grant. */
export async function startAndGo(
  game: string,
  wanted: Omit<StartTable, 'type' | 'entropy'>,
  { goThere = go, isAside = false }: { goThere?: (path: string) => void; isAside?: boolean } = {},
): Promise<Refused | null> {
  try {
    const { code, tokens, seats } = await startTable(wanted);
    rememberTable(code, { game, tokens, seats, names: wanted.seats.map((seat) => seat.name), isAside });
    goThere(`/t/${code}`);
    return null;
  } catch (refused) {
    return refused instanceof Refused ? refused : new Refused('unforeseen');
  }
}
