/** What the server answers over HTTP. */
import type {
  AddressShown,
  CarryTables,
  ChainShown,
  CourseShown,
  DayShown,
  EditionListed,
  EditionsListed,
  EnterTable,
  EyesShown,
  FetchTables,
  PuzzlesListed,
  GameOpened,
  PlayOn,
  ReplayShown,
  RequestRefused,
  ReviewShown,
  RulesShown,
  SeatsHeld,
  SeeTables,
  StartGuide,
  StartTable,
  TableSeen,
  TablesCarried,
  TablesFetched,
  TablesSeen,
  TableStarted,
} from '../wire';
import { freshId } from './ids';
import type { Socket } from './link';

/** The server said no, by code, or could not be reached (`unreachable`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}

async function ask<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const response = await fetch(path, request).catch(() => {
    throw new Refused('unreachable');
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const { code, facts } = answer as Partial<RequestRefused>;
  throw new Refused(code ?? 'unreachable', facts);
}

/** Has these tables ready for another device, under a name and a key of its own. */
export const carryTables = (name: string, key: string, tables: CarryTables['tables']): Promise<TablesCarried> =>
  posted(`/api/devices/${name}`, { type: 'CarryTables', key, tables } satisfies CarryTables);

/** What another device has made ready, once. */
export const fetchTables = (name: string, key: string): Promise<TablesFetched> =>
  posted(`/api/devices/${name}`, { type: 'FetchTables', key } satisfies FetchTables);

export async function editions(): Promise<readonly EditionListed[]> {
  return (await ask<EditionsListed>('/api/editions')).editions;
}

function posted<Answer>(path: string, message: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return ask(path, { method: 'POST', headers, body: JSON.stringify(message) });
}

/** One's own tables, as they stand now; one that is gone is not among them. */
export async function seenTables(tables: readonly SeatsHeld[]): Promise<readonly TableSeen[]> {
  return (await posted<TablesSeen>('/api/tables/seen', { type: 'SeeTables', tables } satisfies SeeTables)).tables;
}

/** A new table; some entropy of this browser's own goes into its shuffles. */
export function startTable(table: Omit<StartTable, 'type' | 'entropy'>): Promise<TableStarted> {
  return posted('/api/tables', { type: 'StartTable', entropy: freshId(), ...table } satisfies StartTable);
}

/** A new table with a coach; when its script ends, its luck goes on as at any other table. */
export function startGuide(guide: Omit<StartGuide, 'type' | 'entropy'>): Promise<TableStarted> {
  return posted('/api/guides', { type: 'StartGuide', entropy: freshId(), ...guide } satisfies StartGuide);
}

/** A new table that goes on from an entry of a finished game. */
export function startBranch(branch: Omit<PlayOn, 'type' | 'entropy'>): Promise<TableStarted> {
  return posted('/api/branches', { type: 'PlayOn', entropy: freshId(), ...branch } satisfies PlayOn);
}

/** Opens a saved game: it can be looked at as any finished table from then on. */
export function openGame(file: Blob): Promise<GameOpened> {
  return ask('/api/replays', { method: 'POST', body: file });
}

export function replayOf(code: string): Promise<ReplayShown> {
  return ask(`/api/tables/${code}/replay`);
}

/** How the evening stands that a table is part of, and where it comes from and leads to. */
export function chainOf(code: string): Promise<ChainShown> {
  return ask(`/api/tables/${code}/chain`);
}

/** What was found so far about a finished game; the first who asks has it looked at. */
export function reviewOf(code: string): Promise<ReviewShown> {
  return ask(`/api/tables/${code}/review`);
}

/** A finished game as one seat saw it. */
export function eyesOf(code: string, seat: number): Promise<EyesShown> {
  return ask(`/api/tables/${code}/replay/${seat}`);
}

/** The exercises of a game's course, the easiest first. */
export function courseOf(game: string): Promise<CourseShown> {
  return ask(`/api/course/${game}`);
}

/** Every puzzle there is. */
export function puzzles(): Promise<PuzzlesListed> {
  return ask('/api/puzzles');
}

/** The puzzle of a day, as 2026-11-17: everybody has the same one. */
export function puzzleOf(day: string): Promise<DayShown> {
  return ask(`/api/puzzles/day/${day}`);
}

/** The rules that an edition plays, house rules and all, in a language. */
export function rulesOf(edition: string, language: string): Promise<RulesShown> {
  return ask(`/api/rules/${edition}?language=${language}`);
}

export const logAddress = (code: string) => `/api/tables/${code}/log`;
export const qrAddress = (code: string) => `/t/${code}/qr.svg`;
/** A table as others open it: at the address that they can reach, else at the one that is known here. */
export const linkAddress = (code: string, address: string | null) => `${address ?? `${location.origin}/`}t/${code}`;

/** Where others find this server; out of reach, nobody knows. */
export const addressShown = (): Promise<AddressShown> => ask('/api/address');

/** Whether a table has this code, as far as can be told: a server that does not answer is no reason to say no. */
export function isTable(code: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(socketAddress(code));
    const answer = (isThere: boolean): void => (socket.close(), resolve(isThere));
    socket.onopen = () => socket.send(JSON.stringify({ type: 'EnterTable', tokens: [] } satisfies EnterTable));
    socket.onmessage = ({ data }) => answer((JSON.parse(String(data)) as RequestRefused).code !== 'no-such-table');
    socket.onerror = socket.onclose = () => resolve(true);
  });
}

/** A line to a table. */
export const openLine = (code: string): Socket => lineTo(socketAddress(code));
/** A line to a puzzle. */
export const openPuzzleLine = (id: string): Socket => lineTo(socketAddress(id, 'p'));
/** A line to an entry of a finished game, to try it again. */
export const openOwnLine = (code: string, entry: number): Socket => lineTo(socketAddress(`${code}/${entry}`, 'p'));

function lineTo(address: string): Socket {
  const line = new WebSocket(address);
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => line.send(text),
    close: () => line.close(),
  };
  line.onopen = () => socket.onopen?.();
  line.onmessage = (message) => socket.onmessage?.(message);
  line.onclose = () => socket.onclose?.();
  return socket;
}

/** Of several servers, where each table is best played, as the latest of them said. */
const homes = new Map<string, string>();

/** Remembers the server that a table was said to be best played at, for its next line. */
export function noteHome(code: string, node: string | null): void {
  if (node) homes.set(code, node);
  else homes.delete(code);
}

export function socketAddress(code: string, what: 't' | 'p' = 't'): string {
  const home = what === 't' ? homes.get(code) : undefined;
  const query = home ? `?node=${encodeURIComponent(home)}` : '';
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${what}/${code}${query}`;
}
