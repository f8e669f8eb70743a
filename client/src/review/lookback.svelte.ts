/** Looking back at one finished game: what the server found so far, the moment that is looked at, and through whose eyes. */
import { eyesOf, type Refused, reviewOf } from '../connection/server';
import type { Replay } from '../replay/replay.svelte';
import type { EventTold, Frame, MomentTold, ReviewShown } from '../wire';
import { say } from '../words/words.svelte';
import { chapterAt } from '../replay/chapters';
import { isLifted, lift, ownId } from '../puzzles/own';
import { rememberedPuzzles } from '../puzzles/remembered';
import { type Chance, chancesOf, isMissed, knownOf, type Mark, marksOf, placeOf, shownAt } from './chances';
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
  /** The frames from the played move on; none of the better one while it is to be found. */
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
  /** Puzzles of one's own whose answer is told. */
  lifted = $state.raw<ReadonlySet<string>>(new Set());

  readonly seqs: readonly number[];
  readonly review = $derived(this.shown?.review ?? null);
  readonly moments = $derived(this.review?.moments ?? []);
  readonly chances = $derived.by(() => this.#chances());
  readonly marks = $derived.by(() => this.#marks());
  readonly moment = $derived<MomentTold | null>(this.opened === null ? null : (this.moments[this.opened] ?? null));
  /** What is marked on the way through the game; through a seat's eyes only what it could know. */
  readonly marked = $derived.by(() => this.moments.map((moment) => this.#isKnown(moment.first, moment.last, moment)));
  /** The open moment, while the replay stands where it is looked at. */
  readonly looked = $derived.by(() => {
    const moment = this.moment;
    return moment && shownAt(moment, this.seqs) === this.replay.place ? moment : null;
  });
  /** What is looked at first: the largest moment of whoever looks, else the first one. */
  readonly foremost = $derived.by(() => {
    const size = ({ worths: [one = 0, other = 0] }: MomentTold): number => Math.abs(one - other);
    const own = this.moments.filter((each) => isMissed(each) && this.yours.includes(each.seat));
    const [largest] = own.toSorted((one, other) => size(other) - size(one));
    return largest ? this.moments.indexOf(largest) : 0;
  });
  readonly frame = $derived.by<Frame | undefined>(() => this.#frames()[this.replay.place]);
  readonly before = $derived.by<Frame | undefined>(() => this.#frames()[this.replay.from]);
  readonly events = $derived.by<readonly EventTold[]>(() => this.replay.eventsOf(this.#frames()));
  readonly pointed = $derived.by(() => this.#pointed());

  #asking: ReturnType<typeof setTimeout> | null = null;
  #isStopped = false;
  #failed = $state(0);

  /** No answer is waited for any more. */
  get isGivenUp(): boolean {
    return this.refused !== null && this.#failed >= PATIENCE;
  }

  /** `yours` are the seats of whoever looks. */
  constructor(
    readonly code: string,
    readonly replay: Replay,
    readonly yours: readonly number[] = [],
  ) {
    this.seqs = replay.shown.frames.map(({ seq }) => seq);
    const ids = this.seqs.map((entry) => ownId({ code, entry }));
    const { solved } = rememberedPuzzles();
    this.lifted = new Set(ids.filter((id) => solved.includes(id) || isLifted(id)));
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

  /** An entry as it is called: by the chapter that it is of, where the game is counted by any. */
  entryWords(seq: number): string {
    const { counted, chapters } = this.replay;
    const chapter = chapterAt(chapters, placeOf(this.seqs, seq));
    return counted && chapter ? say(counted.nameId, { number: chapter.number }) : say('review-entry', { number: seq });
  }

  /** A better move of one's own is not told before one has tried, or does not want to. */
  isCovered(moment: MomentTold): boolean {
    const id = ownId({ code: this.code, entry: moment.first });
    return isMissed(moment) && this.yours.includes(moment.seat) && !this.lifted.has(id);
  }

  lift(moment: MomentTold): void {
    const id = ownId({ code: this.code, entry: moment.first });
    lift(id);
    this.lifted = new Set([...this.lifted, id]);
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

  #chances(): readonly Chance[] {
    if (!this.review) return [];
    return this.eyes === null ? chancesOf(this.review, this.seqs) : knownOf(this.review, this.seqs, this.eyes);
  }

  #marks(): readonly Mark[] {
    if (!this.review) return [];
    return marksOf(this.review, this.seqs, (first, last, what) => this.#isKnown(first, last, what));
  }

  /** Whether the seat that is looked through could know what a mark says: all there is to a mistake of its own, and luck that was told to it in full. */
  #isKnown(first: number, last: number, { kind, seat }: { readonly kind: string; readonly seat: number }): boolean {
    if (this.eyes === null || kind === 'end') return true;
    if (kind === 'luck') return this.#wasTold(first, last);
    return kind !== 'hidden' && seat === this.eyes;
  }

  #wasTold(first: number, last: number): boolean {
    const told = (frames: readonly Frame[]): string =>
      JSON.stringify(frames.filter(({ seq }) => seq >= first && seq <= last).map(({ events }) => events));
    return told(this.#frames()) === told(this.replay.shown.frames);
  }

  #pointed(): Pointed | null {
    const moment = this.looked;
    if (!moment || !isMissed(moment) || !this.marked[this.opened ?? 0]) return null;
    const then = this.replay.shown.frames.slice(placeOf(this.seqs, moment.first));
    const played = then[0]?.move ?? '';
    const better = this.isCovered(moment) ? [] : moment.better;
    return { seat: moment.seat, played, better, foreseen: moment.foreseen ?? null, then };
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
