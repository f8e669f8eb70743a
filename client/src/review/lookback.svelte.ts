/** Looking back at one finished game: what the server found so far, the moment that is looked at, and through whose eyes. */
import { eyesOf, type Refused, reviewOf } from '../connection/server';
import type { Replay } from '../replay/replay.svelte';
import type { Frame, MomentTold, ReviewShown } from '../wire';
import { chancesOf, isMissed, marksOf, placeOf, shownAt } from './chances';
import { entryOf } from './entryLink';

const ASK_AGAIN = 700;
/** Answers in a row that may fail to come until nobody waits any more. */
const PATIENCE = 5;

/** What a better move and the one that was played are, in notation, and whose they are. */
export interface Pointed {
  readonly seat: number;
  readonly played: string;
  readonly better: readonly string[];
  /** The view before the last move of a plan of several. */
  readonly foreseen: unknown;
  /** The frames from the played move on. */
  readonly then: readonly Frame[];
}

export class Lookback {
  shown = $state.raw<ReviewShown | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** The place in the list of moments that is open. */
  opened = $state<number | null>(null);
  /** The seat whose eyes are looked through; null is everybody's. */
  eyes = $state<number | null>(null);
  seen = $state.raw<ReadonlyMap<number, readonly Frame[]>>(new Map());

  readonly seqs: readonly number[];
  readonly review = $derived(this.shown?.review ?? null);
  readonly moments = $derived(this.review?.moments ?? []);
  readonly chances = $derived.by(() => (this.review ? chancesOf(this.review, this.seqs) : []));
  readonly marks = $derived.by(() => (this.review ? marksOf(this.review, this.seqs, this.eyes) : []));
  readonly moment = $derived<MomentTold | null>(this.opened === null ? null : (this.moments[this.opened] ?? null));
  /** The open moment, while the replay stands where it is looked at. */
  readonly looked = $derived.by(() => {
    const moment = this.moment;
    return moment && shownAt(moment, this.seqs) === this.replay.place ? moment : null;
  });
  readonly frame = $derived.by<Frame | undefined>(() => this.#frames()[this.replay.place]);
  readonly before = $derived.by<Frame | undefined>(() => this.#frames()[this.replay.place - 1]);
  readonly pointed = $derived.by(() => this.#pointed());

  #asking: ReturnType<typeof setTimeout> | null = null;
  #isStopped = false;
  #failed = $state(0);

  /** No answer is waited for any more. */
  get isGivenUp(): boolean {
    return this.refused !== null && this.#failed >= PATIENCE;
  }

  constructor(
    readonly code: string,
    readonly replay: Replay,
  ) {
    this.seqs = replay.shown.frames.map(({ seq }) => seq);
    const entry = entryOf(location.hash);
    if (entry !== null) replay.go(placeOf(this.seqs, entry));
  }

  start(): void {
    void this.#ask();
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#asking) clearTimeout(this.#asking);
  }

  /** Opens a moment and goes there. */
  open(place: number): void {
    const moment = this.moments[place];
    if (!moment) return;
    this.opened = place;
    this.replay.pause();
    this.replay.show(shownAt(moment, this.seqs));
  }

  /** The next moment from here; behind the last one comes the first. */
  step(by: 1 | -1): void {
    const count = this.moments.length;
    if (count > 0) this.open(((this.opened ?? (by > 0 ? -1 : count)) + by + count) % count);
  }

  /** What a seat saw is asked for once. */
  async seeThrough(seat: number | null): Promise<void> {
    if (seat !== null && !(await this.see(seat))) return;
    this.eyes = seat;
  }

  async see(seat: number): Promise<boolean> {
    if (this.seen.has(seat)) return true;
    const found = await eyesOf(this.code, seat).catch(() => null);
    if (found) this.seen = new Map([...this.seen, [seat, found.frames]]);
    return found !== null;
  }

  /** What each seat saw of this place, as far as it is known. */
  own(seats: number): readonly unknown[] {
    return Array.from({ length: seats }, (_, seat) => this.seen.get(seat)?.[this.replay.place]?.view ?? null);
  }

  #frames(): readonly Frame[] {
    return (this.eyes === null ? undefined : this.seen.get(this.eyes)) ?? this.replay.shown.frames;
  }

  #pointed(): Pointed | null {
    const moment = this.looked;
    if (!moment || !isMissed(moment)) return null;
    const then = this.replay.shown.frames.slice(placeOf(this.seqs, moment.first));
    const played = then[0]?.move ?? '';
    return { seat: moment.seat, played, better: moment.better, foreseen: moment.foreseen ?? null, then };
  }

  async #ask(): Promise<void> {
    try {
      this.shown = await reviewOf(this.code);
      this.refused = null;
      this.#failed = 0;
    } catch (refused) {
      this.refused = refused as Refused;
      this.#failed = this.refused.code === 'unreachable' ? this.#failed + 1 : PATIENCE;
    }
    const isComing = this.refused === null ? this.shown?.isComing === true : this.#failed < PATIENCE;
    if (isComing && !this.#isStopped) this.#asking = setTimeout(() => void this.#ask(), ASK_AGAIN);
  }
}
