/** What is to be said of a game becomes a sentence: seats by their names, words within words. */
import type { Saying, SeatNamed } from '../wire';
import { say, type Arguments } from './words.svelte';

type Names = readonly string[];

/** The sentence, with `id` for an `id.fact` that nobody wrote; null where there is no sentence at all. */
export function spoken({ id, args = {} }: Saying, names: Names): string | null {
  const filled = filledArguments(args, names);
  const [whole = id] = id.split('.');
  return found(id, filled) ?? found(whole, filled);
}

function found(id: string, args: Arguments): string | null {
  const text = say(id, args);
  return text === id ? null : text;
}

/** What fills a sentence, with all that is to be said in words. */
export function filledArguments(args: Arguments, names: Names): Arguments {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, filled(value, names)]));
}

export function filled(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(each, names));
  if (isSeat(value)) return names[value.seat] ?? '';
  return isSaying(value) ? (spoken(value, names) ?? value.id) : value;
}

export function isSeat(value: unknown): value is SeatNamed {
  return typeof value === 'object' && value !== null && 'seat' in value;
}

function isSaying(value: unknown): value is Saying {
  return typeof value === 'object' && value !== null && 'id' in value;
}
