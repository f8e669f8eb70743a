/** One's own tables, as they go to another device and arrive there. */
import { rememberTable, rememberedTable, rememberedTables } from '../connection/remembered';
import type { CarryTables, TableFetched } from '../wire';

/** As many as the server takes along. */
const MOST = 24;
const MOST_TOKENS = 12;

export function tablesToCarry(): CarryTables['tables'] {
  return rememberedTables()
    .filter(({ tokens, isAside }) => tokens.length > 0 && isAside !== true)
    .slice(0, MOST)
    .map(({ code, tokens }) => ({ code, tokens: tokens.slice(0, MOST_TOKENS) }));
}

/** Keeps what has come, beside what is here already. */
export function keepFetched(tables: readonly TableFetched[]): void {
  for (const { code, game, names, seats, tokens, isOver } of tables.toReversed()) {
    const old = rememberedTable(code);
    const fresh = tokens.flatMap((token, at) => (old?.tokens.includes(token) ? [] : [{ token, seat: seats[at] ?? 0 }]));
    rememberTable(code, {
      game,
      names,
      isOver,
      tokens: [...(old?.tokens ?? []), ...fresh.map(({ token }) => token)],
      seats: [...(old?.seats ?? []), ...fresh.map(({ seat }) => seat)],
    });
  }
}

/** Name and key, as they stand behind the address; null where there is neither. */
export function carriedIn(part: string): { readonly name: string; readonly key: string } | null {
  const [, name, key] = /^#([A-Za-z0-9-]+)\.(.{24,200})$/.exec(part) ?? [];
  return name === undefined || key === undefined ? null : { name, key };
}
