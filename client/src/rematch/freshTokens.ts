/** Tokens for the seats of a rematch that is agreed on: kept before they are sent, so that no lost answer loses a seat. */
import { freshId } from '../connection/ids';

const KEY = 'toychest.rematches';
const MOST = 12;

interface Fresh {
  readonly code: string;
  readonly tokens: readonly FreshToken[];
}

interface FreshToken {
  readonly seat: number;
  readonly token: string;
}

/** The tokens that this browser sends for these seats of a table: the same ones, however often it asks. */
export function freshTokens(code: string, seats: readonly number[]): readonly FreshToken[] {
  const found = rememberedTokens(code);
  if (found.length === seats.length && found.every(({ seat }) => seats.includes(seat))) return found;
  const tokens = seats.map((seat) => ({ seat, token: freshId() + freshId() }));
  keep([{ code, tokens }, ...kept().filter((fresh) => fresh.code !== code)]);
  return tokens;
}

/** The tokens that were sent for a rematch of this table, and have no seat yet. */
export const rememberedTokens = (code: string): readonly FreshToken[] =>
  kept().find((fresh) => fresh.code === code)?.tokens ?? [];

export const dropTokens = (code: string): void => keep(kept().filter((fresh) => fresh.code !== code));

function kept(): readonly Fresh[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? (value as Fresh[]) : [];
  } catch {
    return [];
  }
}

function keep(all: readonly Fresh[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Nothing can be kept here: the seat of a rematch is lost when the page is closed before it begins.
  }
}
