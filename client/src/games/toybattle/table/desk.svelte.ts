/** What Toy Battle's pieces share at one table: the picked troop, the open question, the stack that lies open, news under way. */
import { tick } from 'svelte';
import { preferences } from '../../../preferences.svelte';
import { layout } from '../../../screen.svelte';
import { toBoard } from '../../../table/focus';
import { isNo } from '../../../table/keys';
import { anchorOf, PlayingDesk } from '../../../table/playingDesk.svelte';
import { readAloud } from '../../../table/spoken';
import { Reel, type News } from '../../../table/reel.svelte';
import type { Refusal } from '../../../table/table.svelte';
import type { Point } from '../../../board/geometry';
import { Animator } from '../board/animator.svelte';
import { battleAfter } from '../board/battle';
import { isShown, type Shown } from '../board/journey';
import type { Hovering, Legal } from '../board/marks';
import { troopNamed } from '../board/troops';
import type { BattleView, SideShown } from '../../../wire';
import { listed, say } from '../../../words/words.svelte';
import { boardAnswers, buttonAnswers, hintedPlaces, narrowed, placeable, targetsOf, triedAt } from './answers';
import { causeOf } from './causes';
import { coachedPlaces, earnedBy, towards } from './guided';
import { insteadOf, type Instead } from './instead';
import { rackOf } from './rack';
import { troopWords, wholeBoard } from './speech';

/** A troop that its player has put there by hand: it lies there already, and does not fly. */
const DROPPED = 'troop_dropped';

export class BattleDesk extends PlayingDesk<BattleView, Shown> {
  readonly bringsTeam = true;
  /** What all may see moves on the board: a hand beside it need not play it out. */
  readonly reel = new Reel(
    new Animator(),
    ({ kind }) => this.table.role !== 'hand' && (isShown(kind) || kind === DROPPED),
  );
  /** The picked troop, by its place on the rack from 0. */
  picked = $state<number | null>(null);
  /** Where it would go: on a touch screen that is confirmed before it is played. */
  planned = $state<number | null>(null);
  /** The base whose troop is to be shoved, once it is chosen. */
  shoved = $state<number | null>(null);
  /** The base whose stack lies open beside the board, and the place looked at just now. */
  opened = $state<number | null>(null);
  looked = $state<number | null>(null);
  /** The troop of the rack that is pointed at. */
  eyed = $state<string | null>(null);
  /** Where it lies in the middle of the table: whether it is turned round. Hands see it as it lies there at first. */
  isTurned = $state(false);
  /** Where on the page the tile stood that was played last. */
  taken = $state.raw<Point | null>(null);
  /** A tile was dropped by hand: it lies there already and does not fly once more. */
  #isDropped = false;

  /** What the board shows: while news are played out, the battle as far as they are told. */
  readonly drawn = $derived.by(() =>
    this.reel.held ? (this.reel.animator.shown?.view ?? this.reel.held.before) : this.view,
  );
  /** Who sits at the foot of the board: at one screen it turns to whoever plays, unless they sit side by side. */
  readonly bottom = $derived.by(() =>
    this.table.role !== 'player'
      ? Number(this.isTurned)
      : preferences.turnsBoard || this.table.yours.length < 2
        ? (this.drawn.you ?? 0)
        : (this.table.yours[0] ?? 0),
  );
  /** The events that are played out now. */
  readonly playing = $derived.by(() => this.reel.held?.events ?? []);
  readonly question = $derived.by(() => (this.isMine ? this.view.question : null));
  /** The question is answered by placing a troop, as a turn is. */
  readonly asksTroop = $derived.by(() => this.question !== null && placeable(this.legal).size > 0);
  readonly rack = $derived.by(() => rackOf(this.side(this.drawn.you ?? 0)));
  readonly placeable = $derived.by(() => placeable(this.legal));
  readonly troop = $derived.by(() => (this.picked === null ? null : (this.rack[this.picked]?.troop ?? null)));
  readonly answers = $derived.by(() =>
    this.question && !this.asksTroop ? boardAnswers(this.legal, this.shoved) : new Map<number, string | null>(),
  );
  readonly buttons = $derived.by(() => (this.question ? buttonAnswers(this.legal) : []));
  readonly legalPlaces = $derived.by(() => this.#legalPlaces());
  readonly hovering = $derived.by<Hovering | null>(() =>
    this.planned !== null && this.troop !== null
      ? { place: this.planned, seat: this.drawn.you ?? 0, troop: this.troop }
      : null,
  );
  /** The answer on the board that waits to be confirmed. */
  readonly plannedAnswer = $derived.by(() => (this.planned === null ? null : (this.answers.get(this.planned) ?? null)));
  readonly cause = $derived.by(() => (this.table.refusal ? causeOf(this.table.refusal.facts, this.view) : null));
  readonly last = $derived.by(() => (this.isBusy ? [] : this.#lastPlaces()));
  readonly saysLast = $derived.by(
    () => this.lines.length > 0 && this.question === null && this.troop === null && !this.table.mustOpen,
  );
  readonly hint = $derived.by(() => this.#hint());
  readonly progress = $derived.by(() => say('toybattle-turn-number', { number: this.drawn.turn }));
  readonly turnSeat = $derived.by(() => (this.table.outcome && !this.isBusy ? null : this.drawn.turnSeat));
  readonly mayTake = $derived.by(() => this.question === null && this.table.isLegal('take'));
  /** How many tiles would come by "take" now, as the words of that move say; null where it is not legal. */
  readonly coming = $derived.by(() => this.#coming());

  /** Where the main button stands, for a bubble beside it. */
  mainButton: HTMLElement | undefined = undefined;

  side(seat: number): SideShown {
    const found = this.drawn.sides[seat];
    if (!found) throw new RangeError(`expected side 0 or 1, got ${seat}`);
    return found;
  }

  turnBoard(): void {
    this.isTurned = !this.isTurned;
  }

  standing(seat: number): string {
    const rivals = this.drawn.sides.filter((side) => side.seat !== seat);
    const own = say('toybattle-hand-medals', { medals: this.side(seat).medals, objective: this.drawn.objective });
    return [own, ...rivals.map((side) => `${this.names[side.seat] ?? ''} ${side.medals}`)].join(' · ');
  }

  /** Space: skip what is played out, begin, place what hovers, use the effect that is offered, or take. */
  primary(): void {
    const [use] = this.buttons;
    if (this.isBusy) this.skip();
    else if (!this.mayAct) return;
    else if (this.table.mustOpen) void this.table.openTurn();
    else if (this.planned !== null) this.confirm();
    else if (use !== undefined && use !== 'decline') this.answer(use);
    else if (!this.question) this.take();
  }

  /** Takes tiles; whoever may not is told why. */
  take(): void {
    if (!this.isBusy && this.table.isUp) this.try('take', this.mainButton?.getBoundingClientRect() ?? null);
  }

  answer(move: string): void {
    if (this.mayAct) this.try(move, this.mainButton?.getBoundingClientRect() ?? null);
  }

  /** Picks a troop of the rack up, or puts it back. */
  pick(place: number): void {
    if (!this.isMine || place < 0 || place >= this.rack.length) return;
    this.planned = null;
    this.picked = this.picked === place ? null : place;
  }

  /** A place of the board was pointed at. */
  pickPlace(place: number): void {
    if (this.isBusy) return this.skip();
    if (this.question && !this.asksTroop && this.mayAct && this.#answerAt(place)) return;
    if (this.troop !== null && this.mayAct) this.#placeAt(this.troop, place);
    else this.opened = this.opened === place ? null : place;
  }

  /** A tile of the rack was dropped on a place. */
  drop(rackPlace: number, place: number): void {
    if (!this.mayAct) return;
    this.picked = rackPlace;
    const troop = this.rack[rackPlace]?.troop;
    if (troop === undefined) return;
    this.#isDropped = this.table.isLegal(`place ${troop} ${place}`);
    this.try(`place ${troop} ${place}`, anchorOf('place', place));
  }

  confirm(): void {
    if (this.plannedAnswer !== null) this.try(this.plannedAnswer, anchorOf('place', this.planned ?? -1));
    else if (this.troop !== null && this.planned !== null) this.#play(this.troop, this.planned);
  }

  /** The picked troop leaves its slot of the rack. */
  #play(troop: string, place: number): void {
    const slot = this.picked === null ? null : anchorOf('rack', this.picked);
    this.taken = slot && { x: slot.left + slot.width / 2, y: slot.top + slot.height / 2 };
    this.try(`place ${troop} ${place}`, anchorOf('place', place));
  }

  /** True when the place meant something for the question that is open. */
  #answerAt(place: number): boolean {
    const move = this.answers.get(place);
    if (typeof move === 'string' && this.mustConfirm() && this.planned !== place) this.planned = place;
    else if (typeof move === 'string') this.try(move, anchorOf('place', place));
    else if (move === null) this.shoved = place;
    else if (this.shoved === place) this.shoved = null;
    else return this.#askAt(place);
    return true;
  }

  #askAt(place: number): boolean {
    const move = this.question && triedAt(this.question.effect, place, this.shoved);
    if (move) void this.table.showWhyNot(move, anchorOf('place', place));
    return move !== null;
  }

  #placeAt(troop: string, place: number): void {
    const isLegal = this.table.isLegal(`place ${troop} ${place}`);
    if (isLegal && this.mustConfirm() && this.planned !== place) this.planned = place;
    else this.#play(troop, place);
  }

  /** A way that is open beside the refused one. */
  instead(refusal: Refusal): { readonly text: string; readonly go: () => void } | null {
    const found = this.openWay(refusal);
    return found && { text: say('toybattle-instead', { what: found.what }), go: () => this.place(found) };
  }

  spokenOf(): readonly string[] {
    const culprit = this.cause?.culprit ?? null;
    return culprit === null ? [] : [`place ${culprit}`];
  }

  openWay(refusal: Refusal): Instead | null {
    return this.mayAct ? insteadOf(refusal, this.legal) : null;
  }

  /** Places a troop that "why not?" offered. */
  place({ troop, place }: Instead): void {
    this.table.refusal = null;
    this.picked = this.rack.findIndex((racked) => racked.troop === troop && !racked.isSuppressed);
    this.planned = null;
    this.#placeAt(troop, place);
  }

  /** What a hint speaks of: the troop is picked up and hovers over its place. */
  pickUp(move: string): void {
    const [verb, what = '', place] = move.split(' ');
    this.#clear();
    if (verb === 'shove') this.shoved = Number(what);
    if (verb !== 'place' || !this.isMine) return;
    const at = this.rack.findIndex(({ troop, isSuppressed }) => troop === what && !isSuppressed);
    [this.picked, this.planned] = at < 0 ? [null, null] : [at, Number(place)];
  }

  towards(move: string): string | null {
    return towards(move, this.troop, this.planned);
  }

  praised(): readonly string[] {
    const earned = earnedBy(this.table.live, this.view);
    return earned ? [`region ${earned.ring.join(' ')}`, `score ${this.view.you ?? 0}`] : [];
  }

  whyNot(): void {
    if (!this.mayAct) return;
    const place = this.planned ?? this.looked;
    if (this.troop !== null && place !== null)
      void this.table.showWhyNot(`place ${this.troop} ${place}`, anchorOf('place', place));
    else if (this.table.isLegal('take')) this.table.askedOfNothing();
    else void this.table.showWhyNot('take', this.mainButton?.getBoundingClientRect() ?? null);
  }

  key({ key }: KeyboardEvent): boolean {
    const letter = key.toLowerCase();
    if (/^[1-8]$/.test(key)) this.#pickByKey(Number(key) - 1);
    else if (letter === 't' && !this.question) this.take();
    else if (isNo(letter, this.legalPlaces.size) && this.buttons.includes('decline')) this.answer('decline');
    else return false;
    return true;
  }

  /** Whoever picks by key goes on by key: over the board. */
  #pickByKey(place: number): void {
    this.pick(place);
    if (this.troop !== null) void tick().then(toBoard);
  }

  putBack(): boolean {
    const wasOut = this.picked !== null || this.planned !== null || this.shoved !== null || this.opened !== null;
    this.#clear();
    this.opened = null;
    return wasOut;
  }

  protected override eyes(): number | null {
    return this.drawn.you;
  }

  note(seat: number): string {
    return say('toybattle-rack-count', { count: this.drawn.sides[seat]?.rackSize ?? 0 });
  }

  read(): string {
    const rack = this.rack.map(({ troop }) => troopWords(troop));
    const sides = this.drawn.sides.map(({ seat, medals, rackSize, reserve }) =>
      say('toybattle-read-side', {
        name: this.names[seat] ?? '',
        medals,
        objective: this.drawn.objective,
        rack: rackSize,
        reserve,
      }),
    );
    const held = rack.length > 0 ? [say('toybattle-read-rack', { troops: listed(rack) })] : [];
    return readAloud([...sides, ...held, ...wholeBoard(this.drawn, this.names)]);
  }

  #clear(): void {
    this.picked = null;
    this.planned = null;
    this.shoved = null;
  }

  #legalPlaces(): ReadonlyMap<number, Legal> {
    if (this.cause) return new Map();
    if (this.table.coached) return new Map(coachedPlaces(this.table.coached).map((place) => [place, 'far']));
    const hinted = hintedPlaces(this.table.hints.lit);
    if (this.question && !this.asksTroop)
      return new Map(
        [...narrowed([...this.answers.keys()], hintedPlaces(this.table.hints.alone))].map(
          (place) => [place, 'far'] as const,
        ),
      );
    const own = new Set(
      this.drawn.stacks.filter(({ tiles }) => tiles.at(-1)?.seat === this.drawn.you).map(({ base }) => base),
    );
    const places = this.troop === null ? hinted : targetsOf(this.legal, this.troop);
    return new Map(places.map((place) => [place, own.has(place) ? 'own' : 'far'] as const));
  }

  #lastPlaces(): readonly number[] {
    const events = this.table.live
      .flatMap((entry) => entry.events)
      .filter(({ kind }) => kind === 'troop_placed' || kind === 'troop_shoved');
    const place = events.at(-1)?.facts['place'] ?? events.at(-1)?.facts['end'];
    return typeof place === 'number' ? [place] : [];
  }

  #hint(): string {
    if (this.isBusy) return '';
    if (this.table.outcome) return say('table-over');
    if (!this.isMine) return this.waitingHint(this.view.turnSeat, 'toybattle-hint-wait');
    if (this.table.mustOpen) return say('toybattle-hint-begin');
    if (this.question) return this.#askingHint(this.question.effect);
    if (this.troop !== null) return this.#pickedHint(this.troop);
    return say(this.mayTake ? 'toybattle-hint-turn' : 'toybattle-hint-place');
  }

  /** What to do with it; a small screen, where bases glow under the thumb, says what it does instead. */
  #pickedHint(troop: string): string {
    const words = troopWords(troop);
    if (layout() === 'phone') return `${words} · ${say(`toybattle-does-${troopNamed(troop).id}`)}`;
    // A coach says itself what to do, and beside a refusal no base glows.
    return this.table.coached || this.cause ? '' : say('toybattle-hint-picked', { troop: words });
  }

  #coming(): number | null {
    const { legal = [], words = [] } = this.table.choices ?? {};
    const count = words[legal.indexOf('take')]?.args?.['count'];
    return typeof count === 'number' ? count : null;
  }

  /** What the button says: with the number where tiles would come. */
  takeWords(): string {
    return this.coming === null ? say('toybattle-take') : say('toybattle-do-take', { count: this.coming });
  }

  #askingHint(effect: string): string {
    if (this.asksTroop && this.troop !== null) return this.#pickedHint(this.troop);
    if (effect === 'shove' && this.shoved !== null) return say('toybattle-ask-shove-to', { base: this.shoved });
    const { isTroop = false, base = 0 } = this.question ?? {};
    const asked = say(`toybattle-ask-${isTroop ? troopNamed(effect).id : effect}`, { count: this.coming ?? 1 });
    // A small screen has no head over the answers: the line says whose effect it is.
    return layout() === 'phone'
      ? `${say('toybattle-offered', { effect: isTroop ? effect : say(`toybattle-effect-${effect}`), base })} · ${asked}`
      : asked;
  }

  protected override heard(): void {
    this.#clear();
  }

  protected override staged(news: News<BattleView>): News<BattleView> {
    const isDropped = this.#isDropped;
    this.#isDropped = false;
    return isDropped ? landed(news) : news;
  }
}

/** The same news with the first event behind them: it is told, but not shown. */
function landed(news: News<BattleView>): News<BattleView> {
  const { before, events } = news;
  const [first] = events;
  return first
    ? { ...news, before: battleAfter(before, first), events: events.with(0, { ...first, kind: DROPPED }) }
    : news;
}
