/**
 * Plays told events on the board, one after another.
 *
 * For the page that holds the table:
 *
 *     const animator = new Animator();
 *     // on EntriesPlayed: the events of all entries in order, the view from before, and the new one
 *     await animator.play(entries.flatMap((entry) => entry.events), before);
 *     // then show the new view; skip() (Space) jumps to the end, and `play` resolves at once
 *     <Board {view} shown={animator.shown} ... />
 *
 * While `shown` is not null the board draws it instead of the view's pieces and hides the planned way. `beat` names the
 * running beat: its `event` is the index in the list given, for the log line to light and the sound to play. A second
 * `play` waits for the first. With reduced motion, or `html.still`, everything lasts 0.
 */
import type { CastleView, EventTold } from '../wire';
import { beatAt, journeyOf, shownOf, standingAt, type Beat, type Journey, type Shown } from './journey';

export class Animator {
  shown = $state.raw<Shown | null>(null);
  beat = $state.raw<Beat | null>(null);
  #queue: Promise<void> = Promise.resolve();
  #asked = 0;
  /** Journeys up to this one are not played any more. */
  #skipped = 0;
  #finish: (() => void) | null = null;

  get isPlaying(): boolean {
    return this.shown !== null;
  }

  play(events: readonly EventTold[], before: CastleView): Promise<void> {
    const number = (this.#asked += 1);
    this.#queue = this.#queue.then(() => (number <= this.#skipped ? undefined : this.#run(events, journeyOf(events, shownOf(before), { isStill: isStill() }))));
    return this.#queue;
  }

  /** Ends what is playing and drops what waits behind it. */
  skip(): void {
    this.#skipped = this.#asked;
    this.#finish?.();
  }

  readonly skipNow = (): void => this.skip();

  #run(events: readonly EventTold[], journey: Journey): Promise<void> {
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
        const time = Math.max(0, now - begun);
        if (time >= journey.lasts) return this.#finish?.();
        this.shown = standingAt(journey, events, time);
        this.beat = beatAt(journey, time) ?? null;
        frame = requestAnimationFrame(tick);
      };
      // A hidden page gets no frames: what is left of the journey is skipped.
      document.addEventListener('visibilitychange', this.skipNow);
      tick(begun);
    });
  }
}

const isStill = (): boolean =>
  document.documentElement.classList.contains('still') || (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
