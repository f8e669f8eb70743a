/** A view of which nobody knows more than its names, as groups of things: what each seat has, single facts, and piles. */

export interface Named {
  readonly name: string;
  readonly value: unknown;
}

export interface Groups {
  /** For every seat what the view says of it. */
  readonly seats: readonly (readonly Named[])[];
  /** Single facts about the table. */
  readonly facts: readonly Named[];
  /** Things that lie together. */
  readonly piles: readonly Named[];
}

const SEAT_NAMES: ReadonlySet<string> = new Set([
  'you',
  'mover',
  'rival',
  'owner',
  'giver',
  'taker',
  'asker',
  'asked',
  'holder',
  'winner',
  'by',
]);

/** Whether a name speaks of a seat: then its number is said by who sits there. */
export const isSeatName = (name: string): boolean => SEAT_NAMES.has(name) || /(^s|[a-z]S|_s)eat$/.test(name);

const isPart = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const entriesOf = (value: unknown): readonly Named[] =>
  isPart(value) ? Object.entries(value).map(([name, each]) => ({ name, value: each })) : [];

const isSingle = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** The names of fields that are `bySeat` hold something for each seat in turn; any other list is a pile. */
export function groupsOf(view: unknown, seats: number, bySeat: readonly string[]): Groups {
  const all = isPart(view) ? entriesOf(view) : [{ name: '', value: view }];
  const theirs = all.flatMap(({ name, value }) =>
    bySeat.includes(name) && Array.isArray(value) ? [{ name, value }] : [],
  );
  const others = all.filter(({ name }) => !theirs.some((each) => each.name === name));
  return {
    seats:
      theirs.length === 0
        ? []
        : Array.from({ length: seats }, (_, seat) => theirs.flatMap(({ name, value }) => ofSeat(name, value[seat]))),
    facts: others.filter(({ value }) => isSingle(value)),
    piles: others.filter(({ value }) => !isSingle(value)),
  };
}

/** What a seat has: the parts of it by their own names, without the number that says whose they are. */
function ofSeat(name: string, value: unknown): readonly Named[] {
  return isPart(value) ? entriesOf(value).filter((part) => part.name !== 'seat') : [{ name, value }];
}

/** Equal words that lie together are one, with their number. */
export function counted(words: readonly string[]): readonly { readonly word: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => ({ word, count }));
}
