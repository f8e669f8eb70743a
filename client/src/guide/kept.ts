/** How far this browser has come in each game's guide: the home page goes on from here. */
const KEY = 'toychest.guides';

export interface KeptGuide {
  /** The table it is played at. */
  readonly code: string;
  /** The furthest step that was reached, from 1, of how many. */
  readonly step: number;
  readonly steps: number;
  readonly isDone: boolean;
  /** The game at its table goes on without the coach: the guide goes on at a new one. */
  readonly isLeft?: boolean;
}

function keptGuides(): Readonly<Record<string, KeptGuide>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, KeptGuide>) : {};
  } catch {
    return {};
  }
}

export const keptGuide = (game: string): KeptGuide | undefined => keptGuides()[game];

/** Keeps how far it has come; at the same table a step that was taken back does not count less, and what is done stays done. */
export function keepGuide(game: string, news: KeptGuide): void {
  const found = keptGuide(game);
  const old = found?.code === news.code ? found : { step: 0, isDone: false };
  const [step, isDone] = [Math.max(old.step, news.step), old.isDone || news.isDone];
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...keptGuides(), [game]: { ...news, step, isDone } }));
  } catch {
    // Nothing can be kept here: the guide goes on while the page is open.
  }
}
