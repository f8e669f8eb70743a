/** How long bots remember what they were shown: in entries, 0 for those that forget nothing. */
import type { LevelListed } from '../wire';

/** What can be chosen, the shortest first; nothing in a game where no bot forgets. */
export function memoriesOf(levels: readonly LevelListed[]): readonly number[] {
  const found = [...new Set(levels.map(({ memory }) => memory))];
  return found.some((memory) => memory > 0) ? found.toSorted((one, other) => length(one) - length(other)) : [];
}

/** Where a memory stands among those that can be chosen, or the nearest that is no shorter. */
export function memoryPlace(memories: readonly number[], memory: number): number {
  const place = memories.findIndex((each) => length(each) >= length(memory));
  return place < 0 ? memories.length - 1 : place;
}

/** The memory at this place; null for the level's own, which may change with the level. */
export function chosenMemory(memories: readonly number[], place: number, own: number): number | null {
  const chosen = memories[place] ?? own;
  return chosen === own ? null : chosen;
}

const length = (memory: number): number => (memory === 0 ? Infinity : memory);
