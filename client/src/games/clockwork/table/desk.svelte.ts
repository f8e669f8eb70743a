/** What Clockwork City's pieces share at one table: what is meant, what glows, what is shown, news under way. */
import type { CitySeat, CityView } from '../board/city';
import { isNo } from '../../../table/keys';
import { anchorOf as anchorIn, PlayingDesk } from '../../../table/playingDesk.svelte';
import type { News } from '../../../table/reel.svelte';
import { readAloud } from '../../../table/spoken';
import type { Table } from '../../../table/table.svelte';
import type { EntryTold } from '../../../wire';
import type { Shown } from '../board/journey';
import { listed, say } from '../../../words/words.svelte';
import { actsOf, firstIntent, isOffered, isSame, showingOf, type Act, type Intent } from './acts';
import { answersOf, letterOf, placeAt } from './answers';
import { coachedPlaces, rivalsSpot, stagedSpot, towards } from './guided';
import { hintedIntent, narrowed, placeOf } from './hinted';
import { handOf } from './hand';
import { hintOf } from './hints';
import { Newsreel } from './newsreel.svelte';
import { drawnHere, isThrow, seenBy } from './scenes';
import { boardWords, kindWords, placeWords, spotWords } from './speech';

/** Where something would go: on a touch screen that is confirmed before it is played. */
export interface Planned {
  /** `towers`, `yard 3`, `33` or `spot 14`. */
  readonly place: string;
  readonly move: string;
}

export class CityDesk extends PlayingDesk<CityView, Shown> {
  readonly bringsTeam = true;
  /** On a phone the hint stands beside the dice. */
  readonly isReady = true;
  readonly reel = new Newsreel((seq) => this.table.confirmShown(seq));
  planned = $state.raw<Planned | null>(null);
  /** The place looked at just now. */
  looked = $state<string | null>(null);
  #chosen = $state.raw<Intent | null>(null);

  /** What the board shows: while news are played out, the city as far as they are told. */
  readonly drawn = $derived.by(() => this.reel.view ?? this.view);
  /** Characters are chosen and the start is thrown for before all eyes. */
  readonly isOpenToAll = $derived.by(() => this.view.turn === 0);
  readonly answers = $derived.by(() => answersOf(this.legal));
  /** The open question, when it is asked of a seat of this browser; and whoever else is asked. */
  readonly question = $derived.by(() => (this.isMine ? this.view.question : null));
  readonly asked = $derived.by(() => (this.isBusy ? null : this.view.question));
  readonly acts = $derived.by(() =>
    actsOf(this.answers, {
      total: this.total,
      isFound: this.question?.kind === 'found',
      nameOf: (seat) => this.table.name(seat),
    }),
  );
  readonly intent = $derived.by(() =>
    this.#chosen && isOffered(this.#chosen, this.acts)
      ? this.#chosen
      : (hintedIntent(this.table.hints.lit) ?? firstIntent(this.answers, this.acts)),
  );
  readonly you = $derived.by<CitySeat | null>(() => (this.drawn.you === null ? null : this.seat(this.drawn.you)));
  /** The own cards; at one screen nobody's, until somebody has opened the curtain. */
  readonly cards = $derived.by<readonly string[]>(() =>
    this.table.yours.length < 2 || this.table.looking !== null ? (this.you?.cards ?? []) : [],
  );
  readonly hand = $derived.by(() => handOf(this.cards, this.drawn.kinds));
  readonly showing = $derived.by(() => showingOf(this.answers, this.intent, this.cards, letterOf));
  /** The card that is new in the hand, while one is to be discarded for it. */
  readonly newCard = $derived.by(() => (this.question?.kind === 'discard' ? this.#drawnCard() : null));
  /** The question is answered in the sheet for two. */
  readonly isSecret = $derived.by(() => this.question?.kind === 'give');
  /** Whoever whispers, for all to see: a challenge that waits for its answer. */
  readonly whispering = $derived.by<readonly [number, number] | null>(() => this.#whispering());
  /** Places that glow, each with its move. */
  readonly targets = $derived.by(() => this.#targets());
  readonly last = $derived.by(() => (this.isBusy ? [] : this.#lastPlaces()));
  readonly tried = $derived.by(() => this.#tried());
  readonly hint = $derived.by(() => this.#hint());
  readonly progress = $derived.by(() =>
    this.drawn.turn > 0 ? say('clockwork-turn-number', { number: this.drawn.turn }) : say('clockwork-before-play'),
  );
  readonly turnSeat = $derived.by(() =>
    this.table.outcome && !this.isBusy
      ? null
      : (this.drawn.turnSeat ?? this.#toldSeat() ?? this.asked?.seat ?? this.table.standing?.waitsFor ?? null),
  );
  /** The dice as they lie: those of the throw that is being told, else of this turn. */
  readonly dice = $derived.by(() => this.#dice());
  readonly total = $derived.by(() => (this.dice ?? []).reduce((sum, pips) => sum + pips, 0));

  /** In a guide: the card that is shown once waits on its stage. */
  readonly isStaged = $derived.by(() => this.reel.showing.event !== null && this.#isStageBeat());
  /** Where it will lie, once that is known. */
  readonly stageSpot = $derived.by(() => (this.isStaged ? this.#stageSpot() : null));
  readonly stagedAt = $derived.by(() => (this.stageSpot === null ? [] : [`spot ${this.stageSpot}`]));

  /** Where the buttons stand, for a bubble beside them. */
  actions: HTMLElement | undefined = undefined;

  constructor(table: Table) {
    super(table);
    table.onunseen = (entries) => this.#unseen(entries);
    this.reel.showing.isHeld = () => this.#isStageBeat();
  }

  seat(seat: number): CitySeat {
    const found = this.drawn.seats[seat];
    if (!found) throw new RangeError(`expected a seat below ${this.drawn.seats.length}, got ${seat}`);
    return found;
  }

  /** Space: go on, throw, confirm, or do the first thing that is offered whole. */
  primary(): void {
    if (this.isBusy) this.skip();
    else if (!this.mayAct || this.reel.showing.wasOpen()) return;
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
    if (act.move !== null) this.try(act.move, this.#beside());
    else this.#chosen = isSame(this.#chosen, act.intent) ? null : act.intent;
  }

  play(move: string): void {
    if (this.mayAct) this.try(move, this.#beside());
  }

  /** What a hint speaks of: where to, whom with what, or what for. */
  pickUp(move: string): void {
    this.rethink();
    const intent = hintedIntent([move]);
    this.#chosen = intent;
    const place = placeOf(move);
    if (place !== null) this.planned = { place, move };
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
    if (this.mayAct && move !== null) this.try(move, anchor);
  }

  /** What a card would be used for, to ask why it may not be. */
  #meantWith(kind: string): string | null {
    if (this.intent && 'ask' in this.intent) return `ask ${letterOf(this.intent.ask)} ${kind}`;
    if (this.intent?.to === 'search') return `search ${kind}`;
    const verb = this.question?.kind ?? '';
    return ['discard', 'give', 'return', 'swap'].includes(verb) ? `${verb} ${kind}` : null;
  }

  /** A place of the board was pointed at: a field, a yard, the Towers or a spot. */
  pickPlace(place: string): void {
    if (this.isBusy) return this.skip();
    const move = this.targets.get(place) ?? this.#moveTo(place);
    if (!this.mayAct || move === null) return;
    if (this.table.isLegal(move) && this.mustConfirm() && this.planned?.move !== move) this.planned = { place, move };
    else this.try(move, anchorOf(place));
  }

  /** The move to a place that does not glow: by the other way if that leads there, else to ask why not. */
  #moveTo(place: string): string | null {
    const [, spot] = /^spot (\d+)$/.exec(place) ?? [];
    const kind = this.question?.kind ?? '';
    if (spot !== undefined) return { spot: `lay ${spot}`, point: `point ${spot}` }[kind] ?? null;
    if (kind !== 'travel' && this.answers.go.length === 0) return null;
    const [way, other] =
      this.intent && 'to' in this.intent && this.intent.to === 'go' ? ['go', 'walk'] : ['walk', 'go'];
    return this.table.isLegal(`${other} ${place}`) ? `${other} ${place}` : `${way} ${place}`;
  }

  /** A card of the hand was dropped on a spot: it is discarded, and laid there. */
  async dropCard(kind: string, place: string): Promise<void> {
    if (!this.mayAct) return;
    if (this.question?.kind !== 'discard') return this.pickPlace(place);
    const [anchor, lay] = [anchorOf(place), place.replace('spot', 'lay')];
    if (!this.table.isLegal(`discard ${kind}`)) return this.table.showWhyNot(`discard ${kind}`, anchor);
    if ((await this.table.tryMove(`discard ${kind}`, anchor)) && this.table.isLegal(lay))
      await this.table.tryMove(lay, anchor);
  }

  /** Where the planned spot has one before or after it that glows as well: a finger finds it easier than on the rim. */
  spotBeside(step: 1 | -1): Planned | null {
    const spots = [...this.targets].filter(([place]) => place.startsWith('spot '));
    const at = spots.findIndex(([place]) => place === this.planned?.place);
    const [place, move] = (at < 0 ? undefined : spots.at((at + step) % spots.length)) ?? [];
    return spots.length < 2 || place === undefined || move === undefined ? null : { place, move };
  }

  confirm(): void {
    if (this.planned) this.try(this.planned.move, anchorOf(this.planned.place));
  }

  whyNot(): void {
    if (!this.mayAct) return;
    const place = this.planned?.place ?? this.looked;
    const move = place === null ? null : this.#moveTo(place);
    if (place !== null && move !== null) void this.table.showWhyNot(move, anchorOf(place));
    else if (this.table.isLegal('take')) this.table.askedOfNothing();
    else void this.table.showWhyNot('take', this.#beside());
  }

  key({ key }: KeyboardEvent): boolean {
    if (/^[1-8]$/.test(key)) return this.#pickNth(Number(key) - 1);
    const verb = { t: 'take', g: 'go', a: 'ask', s: 'search', f: 'walk', k: 'keep' }[key.toLowerCase()];
    const act = isNo(key.toLowerCase(), this.targets.size)
      ? this.acts.find(({ move }) => ['none', 'hold', 'pass'].includes(move ?? ''))
      : this.acts.find(({ id, move }) => id === `clockwork-do-${verb}` || move === verb);
    if (act) this.act(act);
    return act !== undefined;
  }

  #pickNth(place: number): boolean {
    const kind = this.hand[place]?.kind;
    if (kind !== undefined) this.pickCard(kind, anchorIn('card', kind));
    return kind !== undefined;
  }

  #isStageBeat(): boolean {
    return stagedSpot(this.table.shown?.guide ?? null, this.table.standing?.guide ?? null) !== null;
  }

  /** Where the rival laid it; before that, where the guide expects it, unless something lies there. */
  #stageSpot(): number | null {
    const expected = stagedSpot(this.table.shown?.guide ?? null, this.table.standing?.guide ?? null);
    const isTaken = this.drawn.spots.some(({ spot }) => spot === expected);
    return rivalsSpot(this.table.live, this.view.you) ?? (isTaken ? null : expected);
  }

  /** What is to be found again lies where the rival laid it. */
  asPlayed(move: string): string {
    const spot = move.startsWith('point ') ? rivalsSpot(this.table.live, this.view.you) : null;
    return spot === null ? move : `point ${spot}`;
  }

  towards(move: string): string | null {
    return towards(move, this.intent, this.planned?.move ?? null);
  }

  putBack(): boolean {
    const wasOut = this.planned !== null || this.#chosen !== null;
    this.rethink();
    return wasOut;
  }

  protected override eyes(): number | null {
    return this.drawn.you;
  }

  note(seat: number): string {
    return say('clockwork-hand-count', { count: this.drawn.seats[seat]?.handSize ?? 0 });
  }

  read(): string {
    const { seats, board } = this.drawn;
    const where = seats.map(({ seat, field, handSize }) =>
      say('clockwork-read-seat', {
        name: this.names[seat] ?? '',
        place: placeWords(placeAt(field, board)),
        count: handSize,
      }),
    );
    const hand = this.hand.length > 0 ? [say('clockwork-read-hand', { cards: listed(this.cards.map(kindWords)) })] : [];
    const yards = board.yards.map((_, yard) => boardWords(`yard ${yard + 1}`, this.drawn, this.names));
    const spots = this.drawn.spots.map(({ spot }) => spotWords(spot, this.drawn));
    const open = [...this.targets.keys()].map((place) => boardWords(place, this.drawn, []));
    const targets = open.length > 0 ? [say('clockwork-read-targets', { places: listed(open) })] : [];
    return readAloud([...where, ...hand, ...yards, ...spots, ...targets]);
  }

  #whispering(): readonly [number, number] | null {
    const event = this.reel.event;
    if (event?.kind === 'card_asked') return [Number(event.facts['seat']), Number(event.facts['rival'])];
    const asked = this.asked;
    return asked?.kind === 'give' && typeof asked.rival === 'number' ? [asked.seat, asked.rival] : null;
  }

  #dice(): readonly number[] | null {
    const event = this.reel.event;
    return isThrow(event?.kind) && Array.isArray(event?.facts['dice'])
      ? (event.facts['dice'] as number[])
      : this.drawn.throw;
  }

  #targets(): ReadonlyMap<string, string> {
    if (this.tried !== null) return new Map();
    if (this.table.coached) return this.#coachedTargets(coachedPlaces(this.table.coached));
    return this.#openTargets();
  }

  #openTargets(): ReadonlyMap<string, string> {
    if (this.answers.spots.size > 0)
      return narrowed(
        new Map([...this.answers.spots].map(([spot, move]) => [`spot ${spot}`, move])),
        this.table.hints.alone,
      );
    if (this.intent === null || !('to' in this.intent) || this.intent.to === 'search') return new Map();
    return narrowed(
      new Map(this.answers[this.intent.to].map(({ place, move }) => [place, move])),
      this.table.hints.alone,
    );
  }

  #coachedTargets(places: readonly string[]): ReadonlyMap<string, string> {
    const open = this.#openTargets();
    const moves = places.map((place) => [place, open.get(place) ?? this.#moveTo(place)] as const);
    return new Map(moves.flatMap(([place, move]) => (move === null ? [] : [[place, move]])));
  }

  /** Whose event is told just now. */
  #toldSeat(): number | null {
    const seat = this.reel.event?.facts['seat'];
    return typeof seat === 'number' ? seat : null;
  }

  #drawnCard(): string | null {
    const events = this.table.live.flatMap((entry) => entry.events).filter(({ kind }) => kind === 'card_drawn');
    const kind = events.at(-1)?.facts['kind'];
    return typeof kind === 'string' ? kind : null;
  }

  #lastPlaces(): readonly string[] {
    const ends = this.table.live
      .flatMap((entry) => entry.events)
      .filter(({ kind }) => kind === 'pawn_walked' || kind === 'pawn_placed');
    const end = ends.at(-1)?.facts['end'];
    const found = this.asked?.kind === 'found' ? [`spot ${this.asked.spot}`] : [];
    return [...found, ...(typeof end === 'number' ? [placeAt(end, this.view.board)] : [])];
  }

  /** The place of a refused move. */
  #tried(): string | null {
    const [verb = '', ...place] = (this.table.refusal?.move ?? '').split(' ');
    if (verb === 'lay' || verb === 'point') return `spot ${place[0] ?? ''}`;
    return verb === 'walk' || verb === 'go' ? place.join(' ') : null;
  }

  #hint(): string {
    if (this.isBusy) return '';
    if (this.table.outcome) return say('table-over');
    if (this.table.mustOpen) return say(this.view.turn > 0 ? 'clockwork-hint-throw' : 'clockwork-hint-opening');
    if (this.isMine && this.question)
      return hintOf(this.question, this.intent, {
        nameOf: (seat) => this.table.name(seat),
        hand: this.you?.handSize ?? 0,
        drawn: this.newCard,
      });
    return this.#waitingWords();
  }

  #waitingWords(): string {
    const seat = this.table.standing?.waitsFor ?? this.table.standing?.toAct[0] ?? -1;
    const rival = this.asked?.rival;
    if (typeof rival === 'number' && this.asked)
      return say('clockwork-hint-whisper', { name: this.table.name(this.asked.seat), rival: this.table.name(rival) });
    return seat < 0 ? '' : this.waitingHint(seat, 'clockwork-hint-wait');
  }

  protected override heard(): void {
    this.rethink();
  }

  protected override staged(news: News<CityView>): News<CityView> {
    return { ...news, events: drawnHere(this.table, seenBy(news.events, this.view.you)) };
  }

  /** What was shown while nobody of this browser looked is shown now; after the end nothing need be remembered. */
  #unseen(entries: readonly EntryTold[]): void {
    if (this.table.outcome) return this.table.confirmShown(entries.at(-1)?.seq ?? 0);
    const seen = entries.flatMap((entry) => seenBy(entry.events, this.view.you));
    const events = drawnHere(
      this.table,
      seen.filter(({ isFleeting }) => isFleeting),
    );
    this.reel.play({ before: this.view, after: this.view, events, seq: entries.at(-1)?.seq ?? 0, isOld: true });
  }

  standing(seat: number): string {
    return say('clockwork-hand-count', { count: this.drawn.seats[seat]?.handSize ?? 0 });
  }

  #beside(): DOMRect | null {
    return this.actions?.getBoundingClientRect() ?? null;
  }
}

const anchorOf = (place: string): DOMRect | null => anchorIn('place', place);
