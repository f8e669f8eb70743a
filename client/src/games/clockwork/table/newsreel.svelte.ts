/** News, played out one after another: first what moves, then the card that everybody sees once, then the next. */
import { cityAfter } from '../board/after';
import { Animator } from '../board/animator.svelte';
import type { CityView } from '../board/city';
import { isShown, type Shown } from '../board/journey';
import { Reel, type News } from '../../../table/reel.svelte';
import type { EventTold } from '../../../wire';
import { isSeenOnce, scenesOf, SHOWN_ALONE, turnedBy, type Scene } from './scenes';
import { Showing } from '../../../table/showing.svelte';

/** How far the news in play have come. */
interface Reached {
  readonly view: CityView;
  readonly told: number;
}

export class Newsreel extends Reel<CityView, Shown> {
  readonly showing = new Showing();
  #reached = $state.raw<Reached | null>(null);
  /** What moves is skipped up to the next card that is shown. */
  #isHurried = false;

  /** The city as far as it is told; null when all is. */
  readonly view = $derived.by(() =>
    this.isBusy ? (this.animator.shown?.view ?? this.#reached?.view ?? this.held?.before ?? null) : null,
  );
  /** The card that lies open for all just now. */
  readonly turned = $derived.by(() => (this.showing.event && !this.alone ? turnedBy(this.showing.event) : null));
  /** What is shown to whoever looks, and to nobody else. */
  readonly alone = $derived.by(() => (this.showing.event?.kind === SHOWN_ALONE ? this.showing.event : null));
  /** The event that is played just now. */
  readonly event = $derived.by(() => this.showing.event ?? this.#eventNow());

  /** `confirm` is told up to which entry everything was shown. */
  constructor(readonly confirm: (seq: number) => void) {
    super(new Animator(), (event) => isShown(event.kind) || isSeenOnce(event));
  }

  /** Turns down the card that lies open, or ends what moves. */
  override skip(): void {
    if (this.showing.event) return this.showing.close();
    this.#isHurried = true;
    this.animator.skip();
  }

  override stop(): void {
    super.stop();
    this.showing.close();
  }

  protected override async playOne(news: News<CityView>): Promise<void> {
    let view = news.before;
    for (const scene of scenesOf(news.events)) {
      if (!this.isPlaying(news)) return;
      this.#reached = { view, told: scene.first };
      view = await this.#playScene(news, scene, view);
    }
  }

  protected override seen({ events, seq }: News<CityView>): void {
    if (events.some(({ isFleeting }) => isFleeting)) this.confirm(seq);
    this.#reached = null;
  }

  protected override ended(): void {
    this.#isHurried = false;
  }

  protected override told(): number {
    return (this.#reached?.told ?? 0) + super.told();
  }

  async #playScene(news: News<CityView>, { first, events, shown }: Scene, before: CityView): Promise<CityView> {
    if (!this.#isHurried) await this.animator.play(shown ? events.slice(0, -1) : events, before);
    const view = news.isOld ? before : events.reduce(cityAfter, before);
    if (!shown || !this.isPlaying(news)) return view;
    this.#isHurried = false;
    this.#reached = { view, told: first + events.length };
    await this.showing.show(shown, shown.kind === SHOWN_ALONE ? null : undefined);
    return view;
  }

  #eventNow(): EventTold | null {
    return this.animator.beat ? (this.held?.events[this.told()] ?? null) : null;
  }
}
