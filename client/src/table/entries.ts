import type { EntryTold } from '../wire';

/** The entries that still count: a take-back cancels everything from the entry it names, and itself says nothing; nor does another hand. */
export function liveEntries(entries: readonly EntryTold[]): readonly EntryTold[] {
  const live: EntryTold[] = [];
  for (const entry of entries) {
    if (typeof entry.hand === 'string') continue;
    if (entry.takenBack === null || entry.takenBack === undefined) live.push(entry);
    else while (live.length > 0 && (live.at(-1)?.seq ?? 0) >= entry.takenBack) live.pop();
  }
  return live;
}

/** Whether a seat has moved. Before chance moves, a seat may have added entropy: an entry in which nothing happens. */
export function hasBegun(live: readonly EntryTold[]): boolean {
  const firstChance = live.findIndex(({ seat }) => seat < 0);
  return live.some(
    ({ seat, events }, place) => seat >= 0 && (events.length > 0 || (firstChance >= 0 && place > firstChance)),
  );
}

/** The known entries with the news after them; what was told twice counts once. */
export function withNews(known: readonly EntryTold[], news: readonly EntryTold[]): readonly EntryTold[] {
  const last = known.at(-1)?.seq ?? -1;
  return [...known, ...news.filter((entry) => entry.seq > last)];
}

/** The entries without their last `count` events. */
export function withoutLast(entries: readonly EntryTold[], count: number): readonly EntryTold[] {
  let left = count;
  return entries
    .toReversed()
    .map((entry) => {
      const kept = Math.max(0, entry.events.length - left);
      left -= entry.events.length - kept;
      return kept === entry.events.length ? entry : { ...entry, events: entry.events.slice(0, kept) };
    })
    .toReversed();
}
