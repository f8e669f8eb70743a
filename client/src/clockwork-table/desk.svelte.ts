/** What Clockwork City's pieces share at one table: what is meant, what glows, what is shown, news under way. */
import type { CitySeat, CityView } from '../clockwork/city';
import type { Desk } from '../games';
import { signsOf } from '../pieces/seats';
import { layout } from '../screen.svelte';
import { withoutLast } from '../table/entries';
import type { Table } from '../table/table.svelte';
import type { EntryTold, Standing } from '../wire';
import { listed, say } from '../words/words.svelte';
import { actsOf, firstIntent, isOffered, isSame, showingOf, type Act, type Intent } from './acts';
import { answersOf, fieldOf, letterOf, placeAt } from './answers';
import { handOf } from './hand';
import { hintOf } from './hints';
import { cityLines } from './lines';
import { Newsreel } from './newsreel.svelte';
import { fieldWords, kindWords, spotWords } from './speech';

/** Where something would go: on a touch screen that is confirmed before it is played. */
export type Planned = { readonly field: number; readonly move: string } | { readonly spot: number; readonly move: string };

export class CityDesk implements Desk {
  readonly bringsTeam = true;
  readonly isReady = false;
  readonly planLine = null;
  readonly reel = new Newsreel((seq) => this.confirmShown(seq));
  planned = $state.raw<Planned | null>(null);
  /** The field looked at just now: its way is drawn. */
  looked = $state<number | null>(null);
  #chosen = $state.raw<Intent | null>(null);

  readonly view = $derived.by(() => this.table.standing?.view as CityView);
  readonly isBusy = $derived.by(() => this.reel.isBusy);
  /** What the board shows: while news are played out, the city as far as they are told. */
  readonly drawn = $derived.by(() => this.reel.view ?? this.view);
  readonly names = $derived.by(() => this.table.seats.map((seat) => seat.name));
  readonly isMine = $derived.by(() => this.table.acting !== null && !this.isBusy);
  readonly mayAct = $derived.by(() => this.isMine && this.table.isUp && this.table.asking === 0);
  readonly legal = $derived.by<readonly string[]>(() => (this.isMine && !this.table.mustOpen ? (this.table.choices?.legal ?? []) : []));
  readonly answers = $derived.by(() => answersOf(this.legal));
  /** The open question, when it is asked of a seat of this browser; and whoever else is asked. */
  readonly question = $derived.by(() => (this.isMine ? this.view.question : null));
  readonly asked = $derived.by(() => (this.isBusy ? null : this.view.question));
  readonly acts = $derived.by(() => actsOf(this.answers, { total: this.total, nameOf: (seat) => this.table.name(seat) }));
  readonly intent = $derived.by(() => (this.#chosen && isOffered(this.#chosen, this.acts) ? this.#chosen : firstIntent(this.answers, this.acts)));
  readonly you = $derived.by<CitySeat | null>(() => (this.drawn.you === null ? null : this.seat(this.drawn.you)));
  readonly hand = $derived.by(() => handOf(this.you?.cards ?? [], this.drawn.kinds));
  readonly showing = $derived.by(() => showingOf(this.answers, this.intent, this.you?.cards ?? [], letterOf));
  /** The question is answered in the sheet for two. */
  readonly isSecret = $derived.by(() => this.question?.kind === 'give');
  /** Fields that glow, each with its move. */
  readonly targets = $derived.by(() => this.#targets());
  readonly route = $derived.by(() => this.#route());
  readonly last = $derived.by(() => (this.isBusy ? [] : this.#lastFields()));
  readonly tried = $derived.by(() => this.#tried());
  readonly lines = $derived.by(() => cityLines(this.#toldSoFar(), this.names, this.drawn));
  readonly hint = $derived.by(() => this.#hint());
  readonly progress = $derived.by(() => (this.drawn.turn > 0 ? say('clockwork-turn-number', { number: this.drawn.turn }) : say('clockwork-before-play')));
  readonly turnSeat = $derived.by(() => (this.table.outcome && !this.isBusy ? null : (this.drawn.turnSeat ?? this.asked?.seat ?? this.table.standing?.waitsFor ?? null)));
  readonly total = $derived.by(() => (this.drawn.throw ?? []).reduce((sum, pips) => sum + pips, 0));

  /** Where the buttons stand, for a bubble beside them. */
  actions: HTMLElement | undefined = undefined;

  constructor(readonly table: Table) {
    table.onnews = (before, news) => this.#news(before, news);
  }

  seat(seat: number): CitySeat {
    const found = this.drawn.seats[seat];
    if (!found) throw new RangeError(`expected a seat below ${this.drawn.seats.length}, got ${seat}`);
    return found;
  }

  /** The card that lay open was seen here. */
  confirmShown(seq: number): void {
    void seq;
  }

  skip(): void {
    this.reel.skip();
  }

  /** Space: go on, throw, confirm, or do the first thing that is offered whole. */
  primary(): void {
    if (this.isBusy) this.skip();
    else if (!this.mayAct) return;
    else if (this.table.mustOpen) void this.table.openTurn();
    else if (this.planned) this.confirm();
    else this.#first();
  }

  #first(): void {
    const act = this.acts.find(({ move }) => move !== null);
    if (act && !this.isSecret) this.act(act);
  }

  /** A button: plays its move, or says what is meant; the same button again takes that back. */
  act(act: Act): void {
    if (!this.mayAct) return;
    this.planned = null;
    if (act.move !== null) this.#try(act.move, this.#beside());
    else this.#chosen = isSame(this.#chosen, act.intent) ? null : act.intent;
  }

  play(move: string): void {
    if (this.mayAct) this.#try(move, this.#beside());
  }

  /** Says again what may be done, instead of whom or what for. */
  rethink(): void {
    this.#chosen = null;
    this.planned = null;
  }

  /** A card of the hand was pointed at. */
  pickCard(kind: string, anchor: DOMRect | null = null): void {
    if (this.isBusy) return this.skip();
    const move = this.showing.cards.get(kind) ?? this.#meantWith(kind);
    if (this.mayAct && move !== null) this.#try(move, anchor);
  }

  /** What a card would be used for, to ask why it may not be. */
  #meantWith(kind: string): string | null {
    if (this.intent && 'ask' in this.intent) return `ask ${letterOf(this.intent.ask)} ${kind}`;
    if (this.intent?.to === 'search') return `search ${kind}`;
    const verb = this.question?.kind ?? '';
    return ['discard', 'give', 'return', 'swap'].includes(verb) ? `${verb} ${kind}` : null;
  }

  /** A field of the city was pointed at. */
  pickField(field: number): void {
    if (this.isBusy) return this.skip();
    if (!this.mayAct || this.question?.kind !== 'travel' && this.targets.size === 0) return;
    const place = placeAt(field, this.view.board);
    this.#placed({ field, move: this.targets.get(field) ?? this.#otherWay(place) }, anchorOf('field', field));
  }

  /** The move to a place that does not glow: by the other way if that leads there, else to ask why not. */
  #otherWay(place: string): string {
    const way = this.intent && 'to' in this.intent && this.intent.to === 'go' ? 'go' : 'walk';
    const other = way === 'go' ? 'walk' : 'go';
    return this.table.isLegal(`${other} ${place}`) ? `${other} ${place}` : `${way} ${place}`;
  }

  /** A spot beside the city was pointed at. */
  pickSpot(spot: number): void {
    if (this.isBusy) return this.skip();
    const verb = { spot: 'lay', point: 'point' }[this.question?.kind ?? ''];
    if (this.mayAct && verb !== undefined) this.#placed({ spot, move: `${verb} ${spot}` }, anchorOf('spot', spot));
  }

  /** A card of the hand was dropped on a spot: it is discarded, and laid there. */
  async dropCard(kind: string, spot: number): Promise<void> {
    if (!this.mayAct) return;
    const anchor = anchorOf('spot', spot);
    if (this.question?.kind !== 'discard') return this.pickSpot(spot);
    if (!this.table.isLegal(`discard ${kind}`)) return this.table.showWhyNot(`discard ${kind}`, anchor);
    if (!(await this.table.tryMove(`discard ${kind}`, anchor))) return;
    if (this.table.isLegal(`lay ${spot}`)) await this.table.tryMove(`lay ${spot}`, anchor);
  }

  #placed(planned: Planned, anchor: DOMRect | null): void {
    const wasPlanned = this.planned?.move === planned.move;
    if (this.table.isLegal(planned.move) && mustConfirm() && !wasPlanned) this.planned = planned;
    else this.#try(planned.move, anchor);
  }

  confirm(): void {
    const planned = this.planned;
    if (planned) this.#try(planned.move, 'field' in planned ? anchorOf('field', planned.field) : anchorOf('spot', planned.spot));
  }

  #try(move: string, anchor: DOMRect | null): void {
    if (this.table.isLegal(move)) void this.table.tryMove(move, anchor);
    else void this.table.showWhyNot(move, anchor);
  }

  whyNot(): void {
    if (!this.mayAct) return;
    const field = this.planned && 'field' in this.planned ? this.planned.field : this.looked;
    if (this.question?.kind === 'travel' && field !== null) void this.table.showWhyNot(`walk ${placeAt(field, this.view.board)}`, anchorOf('field', field));
    else void this.table.showWhyNot('take', this.#beside());
  }

  key({ key }: KeyboardEvent): boolean {
    if (/^[1-8]$/.test(key)) return this.#pickNth(Number(key) - 1);
    const verb = { t: 'take', g: 'go', a: 'ask', s: 'search', f: 'walk', k: 'keep' }[key.toLowerCase()];
    const act = key.toLowerCase() === 'n' ? this.acts.find(({ move }) => ['none', 'hold', 'pass'].includes(move ?? '')) : this.acts.find(({ id }) => id === `clockwork-do-${verb}`);
    if (act) this.act(act);
    return act !== undefined;
  }

  #pickNth(place: number): boolean {
    const kind = this.hand[place]?.kind;
    if (kind !== undefined) this.pickCard(kind, document.querySelector(`[data-card="${kind}"]`)?.getBoundingClientRect() ?? null);
    return kind !== undefined;
  }

  putBack(): boolean {
    const wasOut = this.planned !== null || this.#chosen !== null;
    this.rethink();
    return wasOut;
  }

  note(seat: number): string {
    return say('clockwork-hand-count', { count: this.drawn.seats[seat]?.handSize ?? 0 });
  }

  read(): string {
    const { seats, board } = this.drawn;
    const where = seats.map(({ seat, field, handSize }) => say('clockwork-read-seat', { name: this.names[seat] ?? '', place: fieldWords(field, placeAt(field, board), { ...this.drawn, seats: [] }, []), count: handSize }));
    const hand = this.hand.length > 0 ? [say('clockwork-read-hand', { cards: listed((this.you?.cards ?? []).map(kindWords)) })] : [];
    return [...where, ...hand, ...this.drawn.spots.map(({ spot }) => spotWords(spot, this.drawn))].join('. ');
  }

  #targets(): ReadonlyMap<number, string> {
    if (this.tried !== null || this.intent === null || !('to' in this.intent) || this.intent.to === 'search') return new Map();
    const found = this.answers[this.intent.to].map(({ place, move }) => [fieldOf(place, this.view.board), move] as const);
    return new Map(found.filter((pair): pair is readonly [number, string] => pair[0] !== null));
  }

  /** The way to the field that is looked at or planned, if one walks there. */
  #route(): readonly number[] {
    const field = this.planned && 'field' in this.planned ? this.planned.field : this.looked;
    if (field === null || !this.targets.get(field)?.startsWith('walk ')) return [];
    return this.view.walks.find((walk) => walk.field === field)?.route ?? [];
  }

  #lastFields(): readonly number[] {
    const ends = this.table.live.flatMap((entry) => entry.events).filter(({ kind }) => kind === 'pawn_walked' || kind === 'pawn_placed');
    const end = ends.at(-1)?.facts['end'];
    return typeof end === 'number' ? [end] : [];
  }

  #tried(): number | null {
    const [verb, ...place] = (this.table.refusal?.move ?? '').split(' ');
    return verb === 'walk' || verb === 'go' ? fieldOf(place.join(' '), this.view.board) : null;
  }

  #hint(): string {
    if (this.isBusy) return '';
    if (this.table.outcome) return say('table-over');
    if (this.table.mustOpen) return say(this.view.turn > 0 ? 'clockwork-hint-throw' : 'clockwork-hint-opening');
    if (this.isMine && this.question) return hintOf(this.question, this.intent, { nameOf: (seat) => this.table.name(seat), hand: this.you?.handSize ?? 0 });
    return this.#waitingHint();
  }

  #waitingHint(): string {
    const seat = this.table.seats[this.table.standing?.waitsFor ?? this.table.standing?.toAct[0] ?? -1];
    if (seat?.isFree) return say('table-waits-free', { letter: signsOf(seat.seat).letter });
    if (!seat) return '';
    const rival = this.asked?.rival;
    if (typeof rival === 'number' && this.asked) return say('clockwork-hint-whisper', { name: this.table.name(this.asked.seat), rival: this.table.name(rival) });
    return say('clockwork-hint-wait', { name: seat.name });
  }

  /** The log never runs ahead of the board: what is still to be played out is not told yet. */
  #toldSoFar(): readonly EntryTold[] {
    return this.isBusy ? withoutLast(this.table.live, this.reel.untold) : this.table.live;
  }

  /** News are played out one after another; a take-back ends that, for what it cancels need not be seen. */
  #news(before: Standing, entries: readonly EntryTold[]): void {
    this.rethink();
    if (entries.some((entry) => typeof entry.takenBack === 'number')) return this.reel.stop();
    this.reel.play(before.view as CityView, entries.flatMap((entry) => entry.events), entries.at(-1)?.seq ?? 0);
  }

  #beside(): DOMRect | null {
    return this.actions?.getBoundingClientRect() ?? null;
  }
}

/** A finger hides what it points at, so a move is confirmed there. */
const mustConfirm = (): boolean => layout() === 'phone' || (window.matchMedia?.('(pointer: coarse)').matches ?? false);

const anchorOf = (what: 'field' | 'spot', number: number): DOMRect | null => document.querySelector(`[data-${what}="${number}"]`)?.getBoundingClientRect() ?? null;
