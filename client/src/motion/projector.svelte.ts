/**
 * Plays journeys on a board, one after another.
 *
 * While `shown` is not null the board draws it instead of the view. `beat` names the running beat: its `event` is the
 * index in the list given, for the log line to light and the sound to play. A second `play` waits for the first;
 * `skip` jumps to the end of all. With reduced motion, or `html.still`, everything lasts 0.
 */
import { isStill, pace } from '../preferences.svelte';
import type { EventTold } from '../wire';
import { beatAt, type Beat, type Journey } from './journey';

export interface Film<View, Shown> {
  journey(events: readonly EventTold[], before: View, isStill: boolean): Journey<Shown>;
  /** The picture at a moment, in milliseconds from the start. */
  at(journey: Journey<Shown>, events: readonly EventTold[], time: number): Shown;
}

export class Projector<View, Shown> {
  shown = $state.raw<Shown | null>(null);
  beat = $state.raw<Beat<Shown> | null>(null);
  #queue: Promise<void> = Promise.resolve();
  #asked = 0;
  /** Journeys up to this one are not played any more. */
  #skipped = 0;
  #finish: (() => void) | null = null;

  /** `paceNow` says how fast it runs, for as long as it does. */
  constructor(
    readonly film: Film<View, Shown>,
    readonly paceNow: () => number = pace,
  ) {}

  get isPlaying(): boolean {
    return this.shown !== null;
  }

  play(events: readonly EventTold[], before: View): Promise<void> {
    const number = (this.#asked += 1);
    this.#queue = this.#queue.then(() =>
      number <= this.#skipped ? undefined : this.#run(events, this.film.journey(events, before, isStill())),
    );
    return this.#queue;
  }

  /** Ends what is playing and drops what waits behind it. */
  skip(): void {
    this.#skipped = this.#asked;
    this.#finish?.();
  }

  readonly skipNow = (): void => this.skip();

  #run(events: readonly EventTold[], journey: Journey<Shown>): Promise<void> {
    if (journey.lasts === 0 || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const begun = performance.now();
      let frame = 0;
      this.#finish = (): void => {
        cancelAnimationFrame(frame);
        document.removeEventListener('visibilitychange', this.skipNow);
        this.#finish = null;
        this.shown = null;
        this.beat = null;
        resolve();
      };
      const tick = (now: number): void => {
        const time = Math.max(0, now - begun) * this.paceNow();
        if (time >= journey.lasts) return this.#finish?.();
        this.shown = this.film.at(journey, events, time);
        this.beat = beatAt(journey, time) ?? null;
        frame = requestAnimationFrame(tick);
      };
      // A hidden page gets no frames: what is left of the journey is skipped.
      document.addEventListener('visibilitychange', this.skipNow);
      tick(begun);
    });
  }
}
