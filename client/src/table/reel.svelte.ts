/** News, played out one after another on a board. */
import type { Projector } from '../motion/projector.svelte';
import type { EventTold } from '../wire';

export interface News<View> {
  /** The table before they happened, and after. */
  readonly before: View;
  readonly after: View;
  readonly events: readonly EventTold[];
  /** The entry that they end with. */
  readonly seq: number;
  /** They happened before, and stand in the log already. */
  readonly isOld: boolean;
}

export class Reel<View, Shown> {
  #waiting = $state.raw<readonly News<View>[]>([]);
  #isRunning = false;

  /** The news that are played out now. */
  readonly held = $derived<News<View> | null>(this.#waiting[0] ?? null);
  readonly isBusy = $derived(this.#waiting.length > 0);
  /** How many events at the end of the log are not told yet. */
  readonly untold = $derived.by(() =>
    this.#waiting.reduce(
      (count, news, place) => count + (news.isOld ? 0 : news.events.length - (place === 0 ? this.told() : 0)),
      0,
    ),
  );

  /** `isShown` says which events there is something to see of. */
  constructor(
    readonly animator: Projector<View, Shown>,
    readonly isShown: (event: EventTold) => boolean,
  ) {}

  /** True when there is something to see of them. */
  play(news: News<View>): boolean {
    if (!this.isBusy && !news.events.some(this.isShown)) return (this.seen(news), false);
    this.#waiting = [...this.#waiting, news];
    if (!this.#isRunning) void this.#playAll();
    return true;
  }

  /** Shows the end of everything at once. */
  skip(): void {
    this.stop();
  }

  /** Drops everything: what is taken back need not be seen. */
  stop(): void {
    this.#waiting = [];
    this.animator.skip();
  }

  /** How many events of the news that are played out now are told. */
  protected told(): number {
    return this.animator.beat?.event ?? 0;
  }

  protected playOne({ events, before }: News<View>): Promise<void> {
    return this.animator.play(events, before);
  }

  /** They were shown, or there was nothing to see. */
  protected seen(_news: News<View>): void {}

  /** Nothing is left to play. */
  protected ended(): void {}

  protected isPlaying(news: News<View>): boolean {
    return this.#waiting[0] === news;
  }

  async #playAll(): Promise<void> {
    this.#isRunning = true;
    for (let news = this.#waiting[0]; news; news = this.#waiting[0]) {
      await this.playOne(news);
      this.seen(news);
      if (this.isPlaying(news)) this.#waiting = this.#waiting.slice(1);
    }
    this.#isRunning = false;
    this.ended();
  }
}
