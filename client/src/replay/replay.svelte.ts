/** Stepping through a finished game. */
import type { Frame, ReplayShown } from '../wire';

const PLAY_EVERY = 900;
/** How many times as fast it can be played. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

export class Replay {
  place = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  /** True when the last step went one forward: its events are played out. */
  isMoving = $state(false);
  readonly frame = $derived.by<Frame | undefined>(() => this.shown.frames[this.place]);
  readonly before = $derived.by<Frame | undefined>(() => this.shown.frames[this.place - 1]);

  #next: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly shown: ReplayShown) {
    this.place = this.last;
  }

  get last(): number {
    return this.shown.frames.length - 1;
  }

  go(place: number): void {
    const wanted = Math.max(0, Math.min(place, this.last));
    this.isMoving = wanted === this.place + 1;
    this.place = wanted;
    if (wanted === this.last) this.pause();
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
    if (key === 'ArrowLeft') this.go(this.place - 1);
    else if (key === 'ArrowRight') this.go(this.place + 1);
    else if (key === 'Home') this.go(0);
    else if (key === 'End') this.go(this.last);
    else if (key === ' ') this.toggle();
    else return false;
    return true;
  }

  #playOn(): void {
    this.#next = setTimeout(() => {
      if (!this.isPlaying) return;
      this.go(this.place + 1);
      if (this.isPlaying) this.#playOn();
    }, PLAY_EVERY / this.speed);
  }
}
