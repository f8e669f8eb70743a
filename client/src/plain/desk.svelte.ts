/** The desk of a game that nobody has drawn: what may be done, what could once be done, and what is seen once. */
import { Projector } from '../motion/projector.svelte';
import { PlayingDesk } from '../table/playingDesk.svelte';
import { Reel, type News } from '../table/reel.svelte';
import { Showing } from '../table/showing.svelte';
import type { Table } from '../table/table.svelte';
import type { EntryTold, EventTold, Saying } from '../wire';
import { spoken } from '../words/saying';
import { say } from '../words/words.svelte';
import { groupsOf } from './groups';
import { reading } from './reading';

/** Nothing moves here; what is seen once lies open until it was seen. */
class PlainReel extends Reel<unknown, null> {
  readonly showing = new Showing(null);

  constructor(readonly confirm: (seq: number) => void) {
    super(new Projector({ journey: () => ({ beats: [], lasts: 0, end: null }), at: () => null }), isSeenOnce);
  }

  override skip(): void {
    this.showing.close();
  }

  override stop(): void {
    super.stop();
    this.showing.close();
  }

  protected override async playOne(news: News<unknown>): Promise<void> {
    for (const event of news.events.filter(isSeenOnce)) if (this.isPlaying(news)) await this.showing.show(event);
  }

  protected override seen({ events, seq }: News<unknown>): void {
    if (events.some(isSeenOnce)) this.confirm(seq);
  }
}

const isSeenOnce = ({ isFleeting }: EventTold): boolean => isFleeting;
const MOST_GREYED = 6;

export class PlainDesk extends PlayingDesk<unknown, null> {
  readonly reel = new PlainReel((seq) => this.table.confirmShown(seq));
  /** Moves that each seat was offered before: while they are not, it can be asked why. */
  #known = $state.raw<ReadonlyMap<number, ReadonlyMap<string, Saying>>>(new Map());

  readonly #offered = $derived.by<ReadonlyMap<string, Saying>>(() => {
    const words = this.table.choices?.words ?? [];
    return new Map(this.legal.flatMap((move, place) => (words[place] ? [[move, words[place]] as const] : [])));
  });
  readonly game = $derived.by(() => this.table.shown?.game ?? '');
  readonly bySeat = $derived.by(() => this.table.shown?.bySeat ?? []);
  readonly turnSeat = $derived.by(() =>
    this.table.outcome && !this.isBusy
      ? null
      : (this.table.standing?.waitsFor ?? this.table.standing?.toAct.find((seat) => seat >= 0) ?? null),
  );
  readonly progress = '';
  readonly hint = $derived.by(() => this.#hint());
  readonly greyed = $derived.by<readonly string[]>(() =>
    [...(this.#known.get(this.table.acting ?? -1)?.keys() ?? [])]
      .filter((move) => !this.legal.includes(move))
      .slice(0, MOST_GREYED),
  );

  /** Where the moves stand, for a bubble beside them. */
  moves: HTMLElement | undefined = undefined;

  constructor(table: Table) {
    super(table);
    table.onunseen = (entries) => this.#unseen(entries);
  }

  /** Keeps in mind what is offered now. */
  notice(): void {
    const seat = this.table.acting;
    if (seat === null) return;
    const known = this.#known.get(seat) ?? new Map<string, Saying>();
    const fresh = [...this.#offered].filter(([move]) => !known.has(move));
    if (fresh.length > 0) this.#known = new Map([...this.#known, [seat, new Map([...known, ...fresh])]]);
  }

  /** A move in words, as it is offered now or was before; in notation where the game has none. */
  words(move: string): string {
    const said = this.#offered.get(move) ?? this.#known.get(this.table.acting ?? -1)?.get(move);
    return (said && spoken(said, this.names)) ?? move;
  }

  primary(): void {
    const [only, ...others] = this.legal;
    if (this.isBusy) this.skip();
    else if (!this.mayAct || this.reel.showing.wasOpen()) return;
    else if (this.table.mustOpen) void this.table.openTurn();
    else if (only !== undefined && others.length === 0) this.play(only);
  }

  play(move: string, anchor: DOMRect | null = this.moves?.getBoundingClientRect() ?? null): void {
    if (this.mayAct) this.try(move, anchor);
  }

  whyNot(): void {
    const [first] = this.greyed;
    if (first !== undefined) this.play(first);
    else document.querySelector<HTMLInputElement>('[data-typed-move]')?.focus();
  }

  key({ key }: KeyboardEvent): boolean {
    const move = /^[1-9]$/.test(key) ? this.legal[Number(key) - 1] : undefined;
    if (move !== undefined) this.play(move);
    return move !== undefined;
  }

  note(seat: number): string {
    return seat === this.turnSeat ? say('plain-to-act') : '';
  }

  read(): string {
    return reading(this.game, groupsOf(this.view, this.names.length, this.bySeat), this.names);
  }

  #hint(): string {
    if (this.isBusy) return '';
    if (this.table.outcome) return say('table-over');
    if (!this.isMine) return this.waitingHint(this.turnSeat, 'plain-wait');
    return say(this.table.mustOpen ? 'plain-begin.help' : 'plain-choose');
  }

  /** What was shown while nobody of this browser looked is shown now; after the end nothing need be remembered. */
  #unseen(entries: readonly EntryTold[]): void {
    const seq = entries.at(-1)?.seq ?? 0;
    if (this.table.outcome) return this.table.confirmShown(seq);
    const events = entries.flatMap((entry) => entry.events).filter(isSeenOnce);
    this.reel.play({ before: this.view, after: this.view, events, seq, isOld: true });
  }
}
