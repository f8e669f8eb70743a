/** News, played out one after another: first what moves, then the card that everybody sees once, then the next. */
import { cityAfter } from '../board/after';
import { Animator } from '../board/animator.svelte';
import type { CityView } from '../board/city';
import { isShown } from '../board/journey';
import type { EventTold } from '../../../wire';
import { isSeenOnce, scenesOf, turnedBy, type Scene } from './scenes';
import { Showing } from './showing.svelte';

export interface News {
  /** The city before they happened. */
  readonly before: CityView;
  readonly events: readonly EventTold[];
  /** The entry that they end with. */
  readonly seq: number;
  /** They happened before, and stand in the log already. */
  readonly isOld: boolean;
}

/** How far the news in play have come. */
interface Reached {
  readonly view: CityView;
  readonly told: number;
}

export class Newsreel {
  readonly animator = new Animator();
  readonly showing = new Showing();
  #waiting = $state.raw<readonly News[]>([]);
  #reached = $state.raw<Reached | null>(null);
  /** What moves is skipped up to the next card that is shown. */
  #isHurried = false;

  readonly isBusy = $derived(this.#waiting.length > 0);
  /** The city as far as it is told; null when all is. */
  readonly view = $derived.by(() =>
    this.isBusy ? (this.animator.shown?.view ?? this.#reached?.view ?? this.#waiting[0]?.before ?? null) : null,
  );
  /** The card that lies open just now. */
  readonly turned = $derived.by(() => (this.showing.event ? turnedBy(this.showing.event) : null));
  /** The event that is played just now. */
  readonly event = $derived.by(() => this.showing.event ?? this.#eventNow());
  /** How many events at the end of the log are not told yet. */
  readonly untold = $derived.by(() =>
    this.#waiting.reduce(
      (count, news, place) => count + (news.isOld ? 0 : news.events.length - (place === 0 ? this.#told() : 0)),
      0,
    ),
  );

  /** `confirm` is told up to which entry everything was shown. */
  constructor(readonly confirm: (seq: number) => void) {}

  play(news: News): void {
    if (!this.isBusy && !news.events.some((event) => isShown(event.kind) || isSeenOnce(event))) return this.#seen(news);
    this.#waiting = [...this.#waiting, news];
    if (this.#waiting.length === 1) void this.#playAll();
  }

  /** Turns down the card that lies open, or ends what moves. */
  skip(): void {
    if (this.showing.event) return this.showing.close();
    this.#isHurried = true;
    this.animator.skip();
  }

  /** Drops everything: what is taken back need not be seen. */
  stop(): void {
    this.#waiting = [];
    this.showing.close();
    this.animator.skip();
  }

  async #playAll(): Promise<void> {
    for (let news = this.#waiting[0]; news; news = this.#waiting[0]) {
      await this.#playOne(news);
      this.#seen(news);
      this.#reached = null;
      if (this.#waiting[0] === news) this.#waiting = this.#waiting.slice(1);
    }
    this.#isHurried = false;
  }

  async #playOne(news: News): Promise<void> {
    let view = news.before;
    for (const scene of scenesOf(news.events)) {
      if (this.#waiting[0] !== news) return;
      this.#reached = { view, told: scene.first };
      view = await this.#playScene(news, scene, view);
    }
  }

  async #playScene(news: News, { first, events, shown }: Scene, before: CityView): Promise<CityView> {
    if (!this.#isHurried) await this.animator.play(shown ? events.slice(0, -1) : events, before);
    const view = news.isOld ? before : events.reduce(cityAfter, before);
    if (!shown || this.#waiting[0] !== news) return view;
    this.#isHurried = false;
    this.#reached = { view, told: first + events.length };
    await this.showing.show(shown);
    return view;
  }

  #seen({ events, seq }: News): void {
    if (events.some(({ isFleeting }) => isFleeting)) this.confirm(seq);
  }

  #told(): number {
    return (this.#reached?.told ?? 0) + (this.animator.beat?.event ?? 0);
  }

  #eventNow(): EventTold | null {
    return this.animator.beat ? (this.#waiting[0]?.events[this.#told()] ?? null) : null;
  }
}
