/** The tables this browser sat down at, with the tokens of its seats. */
import type { Outcome, TableShown } from '../wire';

const KEY = 'toychest.tables';
/** As many as one scrolls through, and nobody misses the rest. */
const MOST_FINISHED = 60;
const MOST_ASIDE = 12;

export interface RememberedTable {
  readonly code: string;
  readonly game: string;
  readonly tokens: readonly string[];
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly isOver: boolean;
  readonly at: number;
  /** How it ended, once that is known. */
  readonly outcome?: Outcome;
  /** A page of its own leads to it: home does not list it. */
  readonly isAside?: boolean;
  /** A saved game that was opened here: nobody of this browser sat there. */
  readonly isOpened?: boolean;
  /** It is not offered any more; its address still leads there. */
  readonly isTidied?: boolean;
}

export function rememberedTables(): readonly RememberedTable[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? (value as RememberedTable[]) : [];
  } catch {
    return [];
  }
}

export function rememberedTable(code: string): RememberedTable | undefined {
  return rememberedTables().find((table) => table.code === code);
}

/** What is worth keeping: every table with a seat of ours that still runs, the latest finished and opened ones, and the latest aside. */
function worthKeeping(tables: readonly RememberedTable[]): readonly RememberedTable[] {
  const sat = tables.filter((table) => table.tokens.length > 0 || table.isOpened);
  const finished = sat.filter((table) => table.isOver && !table.isAside).slice(0, MOST_FINISHED);
  const aside = sat.filter((table) => table.isAside).slice(0, MOST_ASIDE);
  return sat.filter((table) => (table.isAside ? aside : finished).includes(table) || !(table.isAside || table.isOver));
}

/** Keeps what is new about a table this browser sits at; the latest table comes first. */
export function rememberTable(code: string, news: Partial<Omit<RememberedTable, 'code'>>): void {
  const fresh: RememberedTable = { code, game: '', tokens: [], seats: [], names: [], isOver: false, at: 0 };
  const table = { ...fresh, ...rememberedTable(code), ...news, at: Date.now() };
  const others = rememberedTables().filter((other) => other.code !== code);
  rememberAll([table, ...others]);
}

/** Notes something about a table without sitting down there: it keeps its place and its time. */
export function noteTable(code: string, news: Partial<Omit<RememberedTable, 'code' | 'at'>>): void {
  rememberAll(rememberedTables().map((table) => (table.code === code ? { ...table, ...news } : table)));
}

function rememberAll(tables: readonly RememberedTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(worthKeeping(tables)));
  } catch {
    // Nothing can be kept here: the seat is lost when the page is closed, the game is not.
  }
}

/** A table as it was shown here. Looking back at a game that is over does not make it a new one. */
export function rememberShown({ code, game, seats }: TableShown, outcome: Outcome | null): void {
  const remember = rememberedTable(code)?.isOver ? noteTable : rememberTable;
  const names = seats.map(({ name }) => name);
  remember(code, { game, names, isOver: outcome !== null, ...(outcome ? { outcome } : {}), isTidied: false });
}

export function rememberSeat(code: string, seat: number, token: string): void {
  const old = rememberedTable(code);
  if (old?.tokens.includes(token)) return;
  rememberTable(code, { tokens: [...(old?.tokens ?? []), token], seats: [...(old?.seats ?? []), seat] });
}

/** The seats of a table were given up: it is none of ours any more. */
export function letTableGo(code: string): void {
  rememberAll(rememberedTables().filter((table) => table.code !== code));
}

/** Somebody else was faster: the token opens nothing. */
export function letSeatGo(code: string, token: string): void {
  const old = rememberedTable(code);
  if (!old) return;
  const isOther = (_: unknown, place: number): boolean => old.tokens[place] !== token;
  rememberTable(code, { tokens: old.tokens.filter(isOther), seats: old.seats.filter(isOther) });
}
