/** The chapters of a finished game: what its players count it by, where they count anything, as rows that are played. */
import type { Chapters } from '../games/face';
import type { Frame } from '../wire';

export interface Chapter {
  readonly number: number;
  /** Whose chapter it is; null where it is nobody's. */
  readonly seat: number | null;
  /** The places of its first entry and its last. */
  readonly first: number;
  readonly last: number;
}

/** In order, from the first entry on: an entry belongs to the chapter that was open before it. */
export function chaptersOf(frames: readonly Frame[], { of }: Pick<Chapters, 'of'>): readonly Chapter[] {
  const found: Chapter[] = [];
  for (let place = 1; place < frames.length; place++) {
    const { number, seat } = of(frames[place - 1]?.view);
    const open = found.at(-1);
    if (open?.number === number) found[found.length - 1] = { ...open, last: place };
    else found.push({ number, seat, first: place, last: place });
  }
  return found;
}

/** The one that a place belongs to; before the first entry that is the first one. */
export function chapterAt(chapters: readonly Chapter[], place: number): Chapter | undefined {
  return chapters.find(({ last }) => place <= last) ?? chapters.at(-1);
}

/** How far along the game a place is, from 0 to 1, where all chapters are equally long. */
export function partAt(chapters: readonly Chapter[], place: number): number {
  const chapter = chapterAt(chapters, place);
  if (!chapter) return 0;
  const { first, last } = chapter;
  const within = Math.max(0, (place - first + 1) / (last - first + 1));
  return (chapters.indexOf(chapter) + within) / chapters.length;
}

/** The place that is so far along. */
export function placeAlong(chapters: readonly Chapter[], part: number): number {
  const along = Math.min(Math.max(part, 0), 1) * chapters.length;
  const chapter = chapters[Math.min(Math.floor(along), chapters.length - 1)];
  if (!chapter) return 0;
  const within = along - chapters.indexOf(chapter);
  return chapter.first - 1 + Math.round(within * (chapter.last - chapter.first + 1));
}
