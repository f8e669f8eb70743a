import { written } from '../plain/speech';
import type { EventTold, LogLine } from '../wire';
import { filled, filledArguments, isSeat, spoken } from '../words/saying';
import { listed, type Arguments } from '../words/words.svelte';

/** One line of "What happened": whose it is, what it says, the rule behind it. */
export interface Line {
  readonly key: string;
  readonly seat: number | null;
  readonly text: string;
  readonly rule: string | null;
  /** Words of the text to be read first: names. */
  readonly strong: readonly string[];
}

/** An entry as the log and the replay know it. */
export interface Told {
  readonly seq: number;
  readonly seat: number;
  readonly events: readonly EventTold[];
}

/** The log of a game: lines that belong together are one. What is plain to see is left out. */
export function linesOf(told: readonly Told[], names: readonly string[], isOpenly = false): readonly Line[] {
  const events = told.flatMap((entry) => entry.events.map((event, place) => ({ entry, event, place })));
  const lines = events.filter(({ event }) => !event.words.isAside).map((each) => filledLine(each, isOpenly));
  return joined(lines).map((line) => lineSaid(line, names));
}

/** While a game runs, what was shown once is in no line; and what one seat was told is not read to another. */
export function runningLines(told: readonly Told[], names: readonly string[], isOpenly: boolean): readonly Line[] {
  const lasting = told.map((entry) => ({ ...entry, events: entry.events.filter(({ isFleeting }) => !isFleeting) }));
  return linesOf(lasting, names, isOpenly);
}

/** An event in words, as it is said to whoever was told it, or before others. */
export function eventWords(event: EventTold, names: readonly string[], isOpenly = false): string {
  return textOf(filledLine({ entry: { seq: 0, seat: -1, events: [] }, event, place: 0 }, isOpenly), names);
}

/** A line before it is said. */
interface Unsaid {
  readonly key: string;
  readonly seat: number | null;
  readonly event: EventTold;
  readonly words: LogLine;
  readonly args: Arguments;
}

/** An event with where it stands in the log. */
interface Placed {
  readonly entry: Told;
  readonly event: EventTold;
  readonly place: number;
}

/** A line with all that fills it: whoever moved, the facts of its event, and before them what its words add. */
function filledLine({ entry, event, place }: Placed, isOpenly: boolean): Unsaid {
  const words = (isOpenly ? event.openly : null) ?? event.words;
  const mover = entry.seat < 0 ? '' : { seat: entry.seat };
  const args: Arguments = { name: mover, ...event.facts, ...words.args };
  const { name } = args;
  return { key: `${entry.seq}.${place}`, seat: isSeat(name) ? name.seat : null, event, words, args };
}

function joined(lines: readonly Unsaid[]): readonly Unsaid[] {
  const found: Unsaid[] = [];
  for (const line of lines) {
    const before = found.at(-1);
    if (before && belongTogether(before, line)) found.splice(-1, 1, together(before, line));
    else found.push(line);
  }
  return found;
}

function belongTogether(before: Unsaid, { words, seat }: Unsaid): boolean {
  const isAlike = before.words.id === words.id && before.words.joins === words.joins && before.seat === seat;
  return isAlike && words.joins !== null && words.joins !== undefined;
}

/** Two lines as one: lists are put together and numbers are added, the rest is as the later one says. */
function together(before: Unsaid, { words, args }: Unsaid): Unsaid {
  const joins = words.joins ?? '';
  const [one, other] = [before.args[joins], args[joins]];
  const both = Array.isArray(one) && Array.isArray(other) ? [...one, ...other] : Number(one) + Number(other);
  const strong = [...(before.words.strong ?? []), ...(words.strong ?? [])];
  return { ...before, words: { ...words, strong }, args: { ...before.args, ...args, [joins]: both } };
}

function lineSaid(line: Unsaid, names: readonly string[]): Line {
  const { key, seat, event, words, args } = line;
  const strong = [args['name'], ...(words.strong ?? [])].map((each) => String(filled(each, names)));
  return { key, seat, text: textOf(line, names), rule: event.rule, strong };
}

/** What joined lines is said as a row of things; what has no sentence is told by its kind and its facts. */
function textOf({ event, words, args }: Unsaid, names: readonly string[]): string {
  const row = words.joins ? filled(args[words.joins], names) : null;
  const said = Array.isArray(row) ? { ...args, [words.joins ?? '']: listed(row.map(String)) } : args;
  return spoken({ id: words.id, args: said }, names) ?? undescribed(event, filledArguments(args, names));
}

function undescribed({ kind, facts }: EventTold, args: Arguments): string {
  const said = Object.keys(facts).map((fact) => [fact, args[fact === 'seat' ? 'name' : fact]] as const);
  return [written(kind), ...said.map(([fact, value]) => `${written(fact)}: ${factWords(value)}`)].join(' · ');
}

function factWords(value: unknown): string {
  return Array.isArray(value) ? listed(value.map(String)) : String(value ?? '–');
}

/** The event that a line tells, the first of them where it tells several; null for what happened beside the game. */
export function eventOf({ key }: Line, told: readonly Told[]): EventTold | null {
  const [seq, place] = key.split('.').map(Number);
  return told.find((entry) => entry.seq === seq)?.events[place ?? 0] ?? null;
}

/** A text in parts, those in `strong` marked, wherever they begin a word; of two that begin alike the longer one. */
export function parts(text: string, strong: readonly string[]): { text: string; isStrong: boolean }[] {
  const words = strong.filter((word) => word !== '').toSorted((one, other) => other.length - one.length);
  if (words.length === 0) return [{ text, isStrong: false }];
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'u',
  );
  return text.split(found).map((part, place) => ({ text: part, isStrong: place % 2 === 1 }));
}
