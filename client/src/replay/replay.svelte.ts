/** Stepping through a finished game: entries of chance that follow each other are one step, as what is dealt before play. */
import type { Chapters } from '../games/face';
import type { EventTold, Frame, ReplayShown } from '../wire';
import { chapterAt, chaptersOf, type Chapter } from './chapters';

const PLAY_EVERY = 900;
const CHANCE = -1;
/** How many times as fast it can be played. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

export class Replay {
  place = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  /** True when the last step went one forward: its events are played out. */
  isMoving = $state(false);
  readonly frame = $derived.by<Frame | undefined>(() => this.shown.frames[this.place]);
  /** Where the last step came from: of one forward, all between is played out. */
  from = $state(0);
  /** What the players count the game by; nothing where they count nothing. */
  readonly chapters: readonly Chapter[];
  readonly chapter = $derived.by<Chapter | undefined>(() => chapterAt(this.chapters, this.place));

  /** Milliseconds that each seat which was timed had left at this place. */
  readonly times = $derived.by<readonly { readonly seat: number; readonly left: number }[]>(() =>
    (this.shown.times ?? []).map(({ seat, left }) => ({ seat, left: left[this.place] ?? 0 })),
  );

  #next: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly shown: ReplayShown,
    readonly counted: Chapters | null = null,
  ) {
    this.chapters = counted ? chaptersOf(shown.frames, counted) : [];
    this.place = this.last;
    this.from = this.last - 1;
  }

  get last(): number {
    return this.shown.frames.length - 1;
  }

  /** What happened in the step that is shown, by these frames: all there is to a step forward. */
  eventsOf(frames: readonly Frame[]): readonly EventTold[] {
    return frames.slice(this.from + 1, this.place + 1).flatMap(({ events }) => events);
  }

  /** The number of the entry that is shown, as moments, graph and links call it. */
  get entry(): number {
    return this.frame?.seq ?? 0;
  }

  get lastEntry(): number {
    return this.shown.frames.at(-1)?.seq ?? 0;
  }

  go(place: number): void {
    const wanted = Math.max(0, Math.min(place, this.last));
    this.isMoving = wanted > this.place && wanted === this.#stop(this.place, 1);
    this.from = this.isMoving ? this.place : Math.max(wanted - 1, -1);
    this.place = wanted;
    if (wanted === this.last) this.pause();
  }

  /** One step on, or back. */
  step(by: 1 | -1): void {
    this.go(this.#stop(this.place, by));
  }

  /** Along the line: to the step that lies that way. */
  scrub(place: number): void {
    if (place > this.place) this.go(this.#stop(place - 1, 1));
    else if (place < this.place) this.go(this.#stop(place + 1, -1));
  }

  /** Goes there without playing anything out. */
  show(place: number): void {
    this.go(place);
    this.isMoving = false;
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    if (this.place === this.last) this.go(0);
    this.isPlaying = true;
    this.#playOn();
  }

  pause(): void {
    this.isPlaying = false;
    if (this.#next) clearTimeout(this.#next);
    this.#next = null;
  }

  key(key: string): boolean {
    if (key === 'ArrowLeft') this.step(-1);
    else if (key === 'ArrowRight') this.step(1);
    else if (key === 'Home') this.go(0);
    else if (key === 'End') this.go(this.last);
    else if (key === ' ') this.toggle();
    else return false;
    return true;
  }

  /** The next place to stop at from here: never between two entries of chance. */
  #stop(place: number, by: 1 | -1): number {
    const isChance = (at: number): boolean => this.shown.frames[at]?.seat === CHANCE;
    let at = place + by;
    while (at > 0 && at < this.last && isChance(at) && isChance(at + 1)) at += by;
    return Math.max(0, Math.min(at, this.last));
  }

  #playOn(): void {
    this.#next = setTimeout(() => {
      if (!this.isPlaying) return;
      this.step(1);
      if (this.isPlaying) this.#playOn();
    }, PLAY_EVERY / this.speed);
  }
}
