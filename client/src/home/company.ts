/** With whom a game was played last: kept in this browser for the next time. */
import { rememberedGuide } from '../guide/remembered';
import type { LevelListed, SeatWanted } from '../wire';

const KEY = 'toychest.company';
/** Who has never met a bot meets the steady one. */
const FIRST_LEVEL = 3;
/** Who learned the game with the gentlest one meets the next. */
const LEVEL_AFTER_GUIDE = 2;

/** Who plays: me alone, me and a bot, several at this screen, others by link, or phones round this screen. */
export type Way = 'alone' | 'bot' | 'here' | 'link' | 'middle';

export interface Company {
  readonly way: Way | null;
  readonly level: number;
  /** How many entries the bot remembers; null: as many as its level does. */
  readonly memory: number | null;
}

export function companyOf(game: string): Company {
  const level = rememberedGuide(game) ? LEVEL_AFTER_GUIDE : FIRST_LEVEL;
  return { way: null, level, memory: null, ...allRemembered()[game] };
}

export function keepCompany(game: string, news: Partial<Company>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...allRemembered(), [game]: { ...companyOf(game), ...news } }));
  } catch {
    // Nothing can be kept here: the choice holds for this visit.
  }
}

/** The ways that are open, the one taken last first. */
export function waysFor(seatCounts: readonly number[], hasBots: boolean, last: Way | null): readonly Way[] {
  const open: Way[] = [
    ...(seatCounts.includes(1) ? (['alone'] as const) : []),
    ...(hasBots ? (['bot'] as const) : []),
    'here',
    'link',
    'middle',
  ];
  return open.toSorted((one, other) => Number(other === last) - Number(one === last));
}

/** The level that was chosen, or the nearest that is offered. */
export function offeredLevel(levels: readonly LevelListed[], wanted: number): number {
  const [nearest] = levels
    .map(({ number }) => number)
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  return nearest ?? wanted;
}

export const personWanted = (name: string, isHere = true): SeatWanted => ({ name, isHere });
export const botWanted = (level: number, memory: number | null = null): SeatWanted => ({
  name: '',
  isHere: false,
  bot: level,
  memory,
});

function allRemembered(): Record<string, Partial<Company>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, Partial<Company>>) : {};
  } catch {
    return {};
  }
}
