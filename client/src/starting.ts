import { keepTable } from './connection/kept';
import { Refused, startTable } from './connection/server';
import { go } from './router.svelte';
import type { StartTable } from './wire';
import { refusedWords } from './words/refused';

/** Starts a table, keeps the seats held here and goes there; else says what went wrong. */
export async function startAndGo(game: string, wanted: Omit<StartTable, 'type' | 'entropy'>): Promise<string> {
  try {
    const { code, tokens, seats } = await startTable(wanted);
    keepTable(code, { game, tokens, seats, names: wanted.seats.map((seat) => seat.name) });
    go(`/t/${code}`);
    return '';
  } catch (refused) {
    return refused instanceof Refused ? refusedWords(refused.code, refused.facts) : refusedWords('unforeseen');
  }
}
