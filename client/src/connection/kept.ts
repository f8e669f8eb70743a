/** The tables this browser sat down at, with the tokens of its seats. */
const KEY = 'toychest.tables';
const MOST = 12;

export interface KeptTable {
  readonly code: string;
  readonly game: string;
  readonly tokens: readonly string[];
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly isOver: boolean;
  readonly at: number;
}

export function keptTables(): readonly KeptTable[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? (value as KeptTable[]) : [];
  } catch {
    return [];
  }
}

export function keptTable(code: string): KeptTable | undefined {
  return keptTables().find((table) => table.code === code);
}

/** Keeps what is new about a table; the latest table comes first. */
export function keepTable(code: string, news: Partial<Omit<KeptTable, 'code'>>): void {
  const fresh: KeptTable = { code, game: '', tokens: [], seats: [], names: [], isOver: false, at: 0 };
  const table = { ...fresh, ...keptTable(code), ...news, at: Date.now() };
  const others = keptTables().filter((other) => other.code !== code);
  try {
    localStorage.setItem(KEY, JSON.stringify([table, ...others].slice(0, MOST)));
  } catch {
    // Nothing can be kept here: the seat is lost when the page is closed, the game is not.
  }
}

export function keepSeat(code: string, seat: number, token: string): void {
  const old = keptTable(code);
  if (old?.tokens.includes(token)) return;
  keepTable(code, { tokens: [...(old?.tokens ?? []), token], seats: [...(old?.seats ?? []), seat] });
}

/** Somebody else was faster: the token opens nothing. */
export function letSeatGo(code: string, seat: number): void {
  const old = keptTable(code);
  if (!old) return;
  const isOther = (_: unknown, place: number): boolean => old.seats[place] !== seat;
  keepTable(code, { tokens: old.tokens.filter(isOther), seats: old.seats.filter(isOther) });
}
