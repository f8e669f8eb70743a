import type { EventTold } from '../wire';
import { say, type Arguments } from '../words/words.svelte';

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

export function eventId(game: string, kind: string): string {
  return `${game}-event-${kind.replaceAll('_', '-')}`;
}

/** One event as one line, in the words of its game. */
export function eventLine(game: string, entry: Told, place: number, args: Arguments, names: readonly string[]): Line {
  const event = entry.events[place];
  if (!event) throw new RangeError(`expected an event at ${place} of entry ${entry.seq}, got none`);
  const name = names[entry.seat];
  return {
    key: `${entry.seq}.${place}`,
    seat: entry.seat < 0 ? null : entry.seat,
    text: say(eventId(game, event.kind), { name: name ?? '', ...args }),
    rule: event.rule,
    strong: name ? [name] : [],
  };
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
