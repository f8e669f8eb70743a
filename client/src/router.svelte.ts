/** The pages: home, replays, how to play a game, the course, puzzles, a table, and the ways to a guide and to an exercise. */
import { readCode } from './connection/code';
import type { EnterTable } from './wire';

export type Role = NonNullable<EnterTable['role']>;

const place = $state({ path: typeof location === 'undefined' ? '/' : location.pathname });

/** `part` is what of the page is meant, with its sign. */
export function go(path: string, part = ''): void {
  history.pushState(null, '', path + part);
  place.path = path;
  window.scrollTo(0, 0);
}

/** Goes on to another page: the way back does not lead here. */
export function goInstead(path: string): void {
  history.replaceState(null, '', path);
  place.path = path;
  window.scrollTo(0, 0);
}

/** A click on a link inside Toychest goes there without loading the page; with Ctrl or Cmd the browser opens its tab. */
export function follow(click: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (click.ctrlKey || click.metaKey) return;
  click.preventDefault();
  go(click.currentTarget.pathname);
}

export function followBack(): void {
  window.addEventListener('popstate', () => (place.path = location.pathname));
}

export const isHome = (): boolean => place.path === '/';

export const isDevices = (): boolean => /^\/devices\/?$/.test(place.path);

export const isReplays = (): boolean => /^\/replays\/?$/.test(place.path);

/** Where the address leads, for a page that nobody knows. */
export const address = (): string => place.path;

const TABLE = /^\/t\/([A-Za-z0-9-]{4,12})(?:\/(middle|hand|sit\/([A-Za-z0-9]{1,24})))?\/?$/;

/** The code of the table this address names, or null elsewhere. */
export function tableCode(): string | null {
  const found = TABLE.exec(place.path)?.[1];
  return found === undefined ? null : (readCode(found) ?? found.toUpperCase());
}

/** What this browser is at the table: the table itself, in the middle; one hand; or both. */
export function tableRole(): Role {
  const found = TABLE.exec(place.path)?.[2];
  return found === 'middle' ? 'table' : found === 'hand' ? 'hand' : 'player';
}

/** The key by which this address seats somebody, or null. */
export function sittingKey(): string | null {
  return TABLE.exec(place.path)?.[3]?.toUpperCase() ?? null;
}

export const middlePath = (code: string): string => `/t/${code}/middle`;
export const handPath = (code: string): string => `/t/${code}/hand`;
export const tablePath = (code: string): string => `/t/${code}`;

/** The game whose guide this address leads to, or null. */
export function learnedGame(): string | null {
  return /^\/learn\/([a-z0-9-]+)\/?$/.exec(place.path)?.[1] ?? null;
}

export const isCourse = (): boolean => /^\/course(\/[a-z0-9-]+)?\/?$/.test(place.path);

/** The exercise of the course that this address leads to, by its number or name; null on the page of the course. */
export function exerciseAsked(): string | null {
  return /^\/course\/([a-z0-9-]+)\/?$/.exec(place.path)?.[1] ?? null;
}

/** The game whose page of how to play this address names, or null. */
export function howToGame(): string | null {
  return /^\/howto\/([a-z0-9-]+)\/?$/.exec(place.path)?.[1] ?? null;
}

/** What is asked of the puzzles by this address, part by part: none for all of them; null elsewhere. */
export function puzzlesAsked(): readonly string[] | null {
  const rest = /^\/puzzles((?:\/[A-Za-z0-9-]+){0,3})\/?$/.exec(place.path)?.[1];
  return rest === undefined ? null : rest.split('/').slice(1);
}
