/** The coach at a table: which beat of the guide it is, what is said of it, and what the card's buttons do. */
import type { Desk } from '../table/desk';
import type { Table } from '../table/table.svelte';
import type { BeatShown, GuideShown, GuideStanding, Saying } from '../wire';
import { seeRules } from '../tips/seen';
import { say } from '../words/words.svelte';
import { rememberGuide, rememberedGuide } from './remembered';
import { anchorOf } from './lights';
import { moveFor } from './asked';

/** It asks for something, says what was good, what became of a miss, explains a refusal, allows another move, or leaves. */
export type Scene = 'asks' | 'praises' | 'misses' | 'explains' | 'allows' | 'leaves';

export class Coach {
  /** The beat whose refused try was made, and the one whose move was shown. */
  #tried = $state<number | null>(null);
  #shown = $state<number | null>(null);
  #isFolded = $state(false);
  /** How much room the card has in the flow of a phone's page; 0 where it lies over it. */
  room = $state(0);
  /** Counted up when the sentence is to be read again. */
  readings = $state(0);

  readonly guide = $derived.by<GuideShown | null>(() => this.table.shown?.guide ?? null);
  readonly standing = $derived.by<GuideStanding | null>(() => this.table.standing?.guide ?? null);
  readonly at = $derived(this.standing?.beat ?? 0);
  readonly beat = $derived.by<BeatShown | null>(() => this.guide?.beats[this.at] ?? null);
  readonly steps = $derived(this.guide?.steps ?? 0);
  readonly step = $derived(this.standing?.missed ? this.steps : (this.beat?.step ?? this.steps));
  readonly scene = $derived.by<Scene | null>(() => this.#scene());
  /** What is said, and what a screen reader is told where a picture says it. */
  readonly words = $derived.by<Saying | null>(() => this.#words());
  readonly spoken = $derived.by<Saying | null>(() =>
    this.scene === 'asks' ? (this.beat?.short ?? this.words) : this.words,
  );
  /** For the grown-up beside the learner. */
  readonly grownUp = $derived.by<Saying | null>(() => (this.scene === 'asks' ? (this.beat?.grownUp ?? null) : null));
  /** The learner need only say that they have read it. */
  readonly isRead = $derived.by(() => this.scene !== 'asks' || this.#move() === null);
  /** Another move was played where none is asked, or one was to be tried in vain: one simply goes on. */
  readonly mayGoOn = $derived.by(
    () => this.scene === 'allows' && ((this.beat?.move ?? null) === null || this.beat?.isRefused === true),
  );
  /** A card that is shown once lies open: it waits. */
  readonly isStaged = $derived.by(() => this.scene === 'asks' && this.desk.isBusy);
  /** What counts now, by the names of things that glow. */
  readonly lights = $derived.by<readonly string[]>(() => this.#lights());
  /** What is to be touched next; what is only looked at is pointed at without a glow. */
  readonly pointed = $derived.by<string | null>(() => this.#pointed());
  /** What the board lets glow: that one thing, or nothing; null when there is no coach. */
  readonly coached = $derived.by<readonly string[] | null>(() => this.#coached());
  readonly wasShown = $derived.by(() => this.#shown === this.at);
  readonly isUnderWay = $derived.by(() => this.table.isGuided && !this.#isFolded);

  constructor(
    readonly table: Table,
    readonly desk: Desk,
  ) {}

  /** What is said before the sentence: praise, or that another move works, too. */
  praiseWords(): string {
    if (this.scene === 'praises') return say('guide-well-done', { name: this.table.name(this.table.yours[0] ?? 0) });
    if (this.scene === 'allows') return say(this.table.mayTakeBack ? 'guide-works-too' : 'guide-works-too.astray');
    return this.scene === 'leaves' && this.standing?.isElsewhere ? say('guide-works-too') : '';
  }

  /** The refused try of this beat was made: its why-not is the lesson. */
  hearRefusal(): void {
    const { refusal } = this.table;
    if (refusal && this.beat?.isRefused && refusal.move === this.beat.move) this.#tried = this.at;
  }

  /** "Go on", "I have it": the beat was read. */
  goOn(): void {
    if (this.scene === 'leaves') return this.#fold();
    if (this.isStaged) this.desk.skip();
    // What was tried in vain goes back: the next click on the board must not play it.
    if (this.scene === 'explains') this.desk.putBack?.();
    this.table.refusal = null;
    void this.table.goOn(this.at);
  }

  /** Shows the move; shown once, it plays it. True when it is to be shown now. */
  showMe(): boolean {
    if (this.wasShown) void this.play();
    const isFirst = !this.wasShown;
    this.#shown = this.at;
    return isFirst;
  }

  /** Plays what is asked for. */
  async play(): Promise<void> {
    const asked = this.#move();
    if (this.scene !== 'asks' || asked === null) return this.goOn();
    if (this.table.mustOpen) return void (await this.table.openTurn());
    const anchor = this.pointed === null ? null : anchorOf(this.pointed);
    await this.table.tryMove(asked, anchor);
  }

  /** The game goes on without the coach. */
  leave(): void {
    const isOver = this.standing?.isOver ?? true;
    this.#fold();
    if (!isOver) void this.table.leaveGuide();
  }

  /** Esc: the card is put away, and the game goes on without it. False when no card is there. */
  fold(): boolean {
    const wasThere = this.scene !== null;
    if (wasThere) this.leave();
    return wasThere;
  }

  readAgain(): void {
    this.readings += 1;
  }

  /** Keeps how far the learner has come. */
  keep(): void {
    const { guide, standing, table } = this;
    if (!guide || !standing) return;
    const isDone = standing.beat >= guide.beats.length;
    const isLeft = this.#isFolded && !isDone;
    seeRules(guide.beats.slice(0, standing.beat).flatMap(({ rules }) => rules));
    rememberGuide(guide.name, { code: table.code, step: this.step, steps: guide.steps, isDone, isLeft });
  }

  #fold(): void {
    this.#isFolded = true;
    this.keep();
  }

  #move(): string | null {
    const move = this.beat?.move ?? null;
    if (move === null) return null;
    return moveFor(this.desk.asPlayed?.(move) ?? move, this.table.choices?.legal ?? [], this.beat?.isRefused);
  }

  #scene(): Scene | null {
    const { standing, table, desk } = this;
    if (!standing || this.#isFolded || table.outcome || table.yours.length === 0) return null;
    if (desk.isBusy) return this.isUnderWay && desk.isStaged === true ? 'asks' : null;
    if (standing.isOver) return this.beat && !this.#wasLeft() ? 'leaves' : null;
    if (!this.beat) return null;
    if (standing.isDone) return standing.missed ? 'misses' : 'praises';
    if (this.beat.isRefused && this.#tried === this.at) return 'explains';
    if (table.refusal) return null;
    if (standing.isElsewhere && !this.#isWaiting()) return 'allows';
    return table.acting === null || this.#isWaiting() ? null : 'asks';
  }

  /** A click comes before what is asked. While the rival moves, what was done before may still be spoken of. */
  #isWaiting(): boolean {
    return this.standing?.isWaiting === true && this.table.mustOpen;
  }

  /** It was said at this table before that the game goes on alone. */
  #wasLeft(): boolean {
    const kept = rememberedGuide(this.guide?.name ?? '');
    return kept?.code === this.table.code && kept.isLeft === true;
  }

  #words(): Saying | null {
    if (this.scene === 'leaves') return { id: 'guide-leaves' };
    if (this.scene === 'misses') return this.standing?.missed ?? null;
    if (this.scene === 'allows' && this.beat?.isRefused) return null;
    if (this.scene === 'praises' || this.scene === 'explains') return this.beat?.after ?? this.beat?.words ?? null;
    return this.beat?.words ?? null;
  }

  #lights(): readonly string[] {
    if (this.scene === 'praises') return this.desk.praised?.() ?? [];
    if (this.isStaged && this.desk.stagedAt) return this.desk.stagedAt;
    const asked = this.#move();
    const shown = asked === null ? [] : (this.desk.shownBy?.(asked) ?? []);
    return this.scene === 'asks' ? [...(this.beat?.lights ?? []), ...shown] : [];
  }

  #pointed(): string | null {
    const asked = this.#move();
    const first = this.lights[0] ?? null;
    if (this.scene !== 'asks') return first;
    if (asked === null) return first;
    if (this.table.mustOpen) return 'action open';
    return this.desk.towards?.(asked) ?? this.beat?.lights.at(-1) ?? null;
  }

  #coached(): readonly string[] | null {
    if (this.scene === null || this.scene === 'leaves' || this.scene === 'allows') return null;
    if (this.isStaged) return this.lights;
    return this.scene === 'asks' && this.#move() !== null && this.pointed !== null ? [this.pointed] : [];
  }
}
