import type { Standing, TableShown } from '../wire';

/** Whether a coach teaches here, and has not come to the end. */
export function isUnderWay(shown: TableShown | null, standing: Standing | null): boolean {
  const [guide, at] = [shown?.guide ?? null, standing?.guide ?? null];
  return guide !== null && at !== null && !at.isOver && at.beat < guide.beats.length;
}
