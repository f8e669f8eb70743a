/** News, played out one after another: first what moves, then the card that everybody sees once, then the next. */
import type { CityView } from '../clockwork/city';
import { Projector } from '../motion/projector.svelte';
import type { EventTold } from '../wire';
import { cityAfter } from './cityAfter';
import { isSeenOnce, isShown, journeyOf, scenesOf, standingAt, type Scene, type Shown } from './journey';
import { Showing } from './shows.svelte';

interface News {
  readonly before: CityView;
  readonly events: readonly EventTold[];
  /** The entry that the news end with. */
  readonly seq: number;
}

/** How far the news in play have come. */
interface Reached {
  readonly view: CityView;
  readonly told: number;
}

export class Newsreel {
  readonly projector = new Projector<CityView, Shown>({ journey: journeyOf, at: standingAt });
  readonly showing = new Showing();
  #waiting = $state.raw<readonly News[]>([]);
  #reached = $state.raw<Reached | null>(null);
  /** What moves is skipped up to the next card that is shown. */
  #isHurried = false;

  readonly isBusy = $derived(this.#waiting.length > 0);
  /** The city as far as it is told; null when all is. */
  readonly view = $derived.by(() => (this.isBusy ? (this.projector.shown?.view ?? this.#reached?.view ?? this.#waiting[0]?.before ?? null) : null));
  readonly flying = $derived.by(() => this.projector.shown?.flying ?? null);
  /** The event that is played just now. */
  readonly event = $derived.by(() => this.#eventNow());
  /** How many events are not told yet. */
  readonly untold = $derived.by(() => this.#waiting.reduce((count, { events }) => count + events.length, 0) - (this.#reached?.told ?? 0) - (this.projector.beat?.event ?? 0));

  /** `confirmed` is told which news were seen to their end. */
  constructor(readonly confirmed: (seq: number) => void) {}

  play(before: CityView, events: readonly EventTold[], seq: number): void {
    if (!this.isBusy && !events.some((event) => isShown(event.kind) || isSeenOnce(event))) return;
    this.#waiting = [...this.#waiting, { before, events, seq }];
    if (this.#waiting.length === 1) void this.#playAll();
  }

  /** Turns down the card that lies open, or ends what moves. */
  skip(): void {
    if (this.showing.event) return this.showing.close();
    this.#isHurried = true;
    this.projector.skip();
  }

  /** Drops everything: what is taken back need not be seen. */
  stop(): void {
    this.#waiting = [];
    this.showing.close();
    this.skip();
  }

  async #playAll(): Promise<void> {
    for (let news = this.#waiting[0]; news; news = this.#waiting[0]) {
      await this.#playOne(news);
      if (this.#waiting[0] === news) this.#waiting = this.#waiting.slice(1);
      this.#reached = null;
    }
    this.#isHurried = false;
  }

  async #playOne(news: News): Promise<void> {
    let view = news.before;
    for (const scene of scenesOf(news.events)) {
      if (this.#waiting[0] !== news) return;
      this.#reached = { view, told: scene.first };
      view = await this.#playScene(scene, view);
    }
  }

  async #playScene({ first, events, shown }: Scene, before: CityView): Promise<CityView> {
    if (!this.#isHurried) await this.projector.play(events, before);
    const view = events.reduce(cityAfter, before);
    const news = this.#waiting[0];
    if (!shown || !news) return view;
    this.#isHurried = false;
    this.#reached = { view, told: first + events.length };
    await this.showing.show(shown);
    this.confirmed(news.seq);
    return view;
  }

  #eventNow(): EventTold | null {
    const beat = this.projector.beat;
    const [news] = this.#waiting;
    return beat && news ? (news.events[(this.#reached?.told ?? 0) + beat.event] ?? null) : null;
  }
}
