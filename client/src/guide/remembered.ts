/** How far this browser has come in each game's guide: the home page goes on from here. */
const KEY = 'toychest.guides';

export interface RememberedGuide {
  /** The table it is played at. */
  readonly code: string;
  /** The furthest step that was reached, from 1, of how many. */
  readonly step: number;
  readonly steps: number;
  readonly isDone: boolean;
  /** The game at its table goes on without the coach: the guide goes on at a new one. */
  readonly isLeft?: boolean;
}

function rememberedGuides(): Readonly<Record<string, RememberedGuide>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, RememberedGuide>) : {};
  } catch {
    return {};
  }
}

export const rememberedGuide = (game: string): RememberedGuide | undefined => rememberedGuides()[game];

/** Keeps how far it has come; at the same table a step that was taken back does not count less, and what is done stays done. */
export function rememberGuide(game: string, news: RememberedGuide): void {
  const found = rememberedGuide(game);
  const old = found?.code === news.code ? found : { step: 0, isDone: false };
  const [step, isDone] = [Math.max(old.step, news.step), old.isDone || news.isDone];
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...rememberedGuides(), [game]: { ...news, step, isDone } }));
  } catch {
    // Nothing can be kept here: the guide goes on while the page is open.
  }
}
