/** What the castle's pieces share at one table: the picked card, the plan, the question, the journey under way. */
import { Animator } from '../board/animator.svelte';
import type { Shown } from '../board/journey';
import { DIRECTIONS, kindAt, neighbour, type Direction } from '../board/squares';
import { anchorOf, PlayingDesk } from '../../../table/playingDesk.svelte';
import { Reel } from '../../../table/reel.svelte';
import { coursePace, pace } from '../../../preferences.svelte';
import { readAloud } from '../../../table/spoken';
import type { CardShown, CastleView, EventTold } from '../../../wire';
import { listed, say } from '../../../words/words.svelte';
import {
  answeringWay,
  choosingGate,
  choosingWand,
  choosingWay,
  nthWay,
  plannedOf,
  turnedIn,
  turning,
  type Correction,
  type Turned,
  type Walk,
} from './planning';
import { coachedSquares, towards, wayOf } from './guided';
import { AT_REST, runningAt, type Running } from './running';
import { planWords, squareWords } from './speech';

const ON_THE_BOARD: ReadonlySet<string> = new Set([
  'treasure_placed',
  'card_laid',
  'stack_shuffled',
  'sorcerer_walked',
  'sorcerer_jumped',
  'treasure_found',
  'ghost_lowered',
  'ghost_climbed',
  'loop_repeated',
  'row_impossible',
  'castle_saved',
  'ghost_escaped',
  'step_skipped',
  'row_halted',
  'puzzle_solved',
  'puzzle_missed',
]);

/** The row runs: its way stays while cards act. */
const isOfRow = ({ kind }: EventTold): boolean => kind === 'sorcerer_walked' || kind === 'step_skipped';

export class CastleDesk extends PlayingDesk<CastleView, Shown> {
  readonly reel = new Reel(new Animator(() => (this.view.isPuzzle ? coursePace() : pace())), ({ kind }) =>
    ON_THE_BOARD.has(kind),
  );
  /** The card that was picked by hand, by its place from 1. */
  picked = $state<number | null>(null);

  readonly drawn = $derived.by(() =>
    this.reel.held ? { ...this.reel.held.before, plan: this.runningPlan, row: this.#row() } : this.view,
  );
  /** The plan of the row that runs now: its way stays in sight. */
  readonly runningPlan = $derived.by(() => (this.reel.held?.events.some(isOfRow) ? this.reel.held.before.plan : null));
  /** Where the row that runs stands; nothing is lit at rest. */
  readonly running = $derived.by<Running>(() => this.#running());
  readonly plan = $derived.by(() => (this.isBusy ? null : this.view.plan));
  readonly question = $derived(this.plan?.question ?? null);
  readonly planned = $derived.by(() => plannedOf(this.table.live, this.view.plan?.moves ?? []));
  /** How many arrows may still be turned: no more than lie there. */
  readonly turnsLeft = $derived.by(() => {
    const still = this.view.row.filter(({ kind, turned }) => kind === 'arrow' && turned === null);
    return Math.min(this.plan?.turnsLeft ?? 0, still.length);
  });
  /** A card that was turned can be turned back, or the other way. */
  readonly mayReplan = $derived.by(() => this.isMine && this.planned.length > 0);
  /** The card the buttons act on: the one picked, else the one that asks, else the first arrow. */
  readonly active = $derived.by(() => this.#activeCard());
  readonly card = $derived<CardShown | null>(this.active === null ? null : (this.view.row[this.active - 1] ?? null));
  /** The open question is about the active card's way. */
  readonly asksWay = $derived.by(() => this.question?.kind === 'way' && this.question.card === this.active);
  readonly asksWand = $derived.by(() => this.isMine && this.question?.kind === 'wand');
  /** The open question has no answer as the row lies: an arrow must be turned first. */
  readonly isStuck = $derived.by(
    () => this.isMine && this.question !== null && !this.legal.some((move) => !move.startsWith('turn ')),
  );
  /** Go may end at a blocked door. */
  readonly mayStop = $derived.by(() => this.plan?.block !== null && (this.plan?.mayStop ?? false));
  /** No turning of arrows helps this row. */
  readonly isHopeless = $derived.by(() => this.plan?.isPossible === false && !this.mayStop);
  /** What may be laid into the gap of a puzzle's row; nothing where there is none. */
  readonly gapMoves = $derived.by(() => this.legal.filter((move) => move.startsWith('lay ')));
  readonly planLine = $derived(this.plan ? this.#planWords(this.plan) : null);
  readonly hint = $derived.by(() => this.#hint());
  readonly legalSquares = $derived.by(() => this.#legalSquares());
  readonly isReady = $derived.by(() => !this.isBusy && this.table.isLegal('go'));
  readonly progress = $derived.by(() =>
    this.view.isPuzzle ? say('castle-puzzle') : say('castle-row-number', { number: this.drawn.rowNumber }),
  );
  readonly turnSeat = $derived.by(() => (this.table.outcome && !this.isBusy ? null : this.drawn.rowSeat));
  /** Where the latest walk ended; nothing while he walks. */
  readonly lastSquares = $derived.by(() => (this.isBusy ? [] : this.#lastSquares()));

  /** Where the main button stands, for a bubble beside it. */
  goButton: HTMLElement | undefined = undefined;

  primary(): void {
    if (this.isBusy) this.skip();
    else if (!this.table.isUp) return;
    else if (this.table.mustOpen) void this.table.openTurn();
    else if (this.asksWand) this.wand('use wand');
    else this.go();
  }

  go(): void {
    this.try('go', this.goButton?.getBoundingClientRect() ?? null);
  }

  pick(place: number): void {
    if (place >= 1 && place <= this.view.row.length) this.picked = place;
  }

  fillGap(move: string, anchor: DOMRect | null = null): void {
    if (this.mayAct) this.try(move, anchor);
  }

  isTurned(turned: Turned): boolean {
    return this.active !== null && turnedIn(this.planned, this.active) === turned;
  }

  /** Whether a turn of the active card is worth trying; what is not can still be asked about. */
  mayTurn(turned: Turned): boolean {
    if (this.active === null) return false;
    const isTurnedNow = turnedIn(this.planned, this.active) !== null;
    return isTurnedNow || this.table.isLegal(`turn ${this.active} ${turned}`) || this.#mayTurnBeforeAnswers();
  }

  /** A later answer may be all that stands in the way of a turn: then it is taken back and given again. */
  #mayTurnBeforeAnswers(): boolean {
    const isAnswered = this.planned.some(({ move }) => !move.startsWith('turn '));
    return isAnswered && this.card?.kind === 'arrow' && (this.plan?.turnsLeft ?? 0) > 0;
  }

  turn(turned: Turned, anchor: DOMRect | null = null): void {
    if (this.active === null || !this.mayAct) return;
    if (this.mayTurn(turned)) void this.#change(turning(this.planned, this.active, turned), anchor);
    else void this.table.showWhyNot(`turn ${this.active} ${turned}`, anchor);
  }

  /** The ways that the active card is asked for: an arrow in a repeat offers only those it may turn to. */
  readonly ways = $derived.by<readonly Direction[]>(() => {
    if (this.card?.kind === 'sorcerer') return DIRECTIONS;
    return this.asksWay ? DIRECTIONS.filter((direction) => this.table.isLegal(`walk ${direction}`)) : [];
  });

  isWay(direction: string): boolean {
    return !this.asksWay && this.card?.points === direction;
  }

  mayWalk(direction: string): boolean {
    const isChosen = !this.asksWay && this.card?.points !== null;
    return isChosen || this.table.isLegal(`walk ${direction}`);
  }

  walk(direction: string, anchor: DOMRect | null = null): void {
    if (this.active === null || !this.mayAct) return;
    if (!this.mayWalk(direction)) void this.table.showWhyNot(`walk ${direction}`, anchor);
    else if (this.asksWay) void this.#change(answeringWay(this.planned, direction), anchor);
    else
      void this.#change(choosingWay(this.planned, nthWay(this.#walks(), this.planned, this.active), direction), anchor);
  }

  #walks(): readonly Walk[] {
    const walks = (this.plan?.steps ?? []).filter(({ kind }) => kind === 'walk' || kind === 'skip');
    return walks.map(({ card, repeat, direction }) => ({
      kind: this.view.row[card - 1]?.kind ?? '',
      card,
      repeat,
      direction,
    }));
  }

  /** A room was picked on the board: a gate to jump to, or the neighbour a sorcerer card goes to. */
  pickSquare(square: string): void {
    if (!this.mayAct || this.isBusy) return;
    const anchor = anchorOf('square', square);
    if (this.question?.kind === 'way') this.#pickNeighbour(this.question.at, square, anchor);
    else if (this.question?.kind === 'gate') this.gate(`jump ${square}`, anchor);
    else if (this.asksWand && this.question?.at === square) this.wand('use wand', anchor);
    else if (this.#hasJumped() && kindAt(this.view.board, square) === 'gate') this.gate(`jump ${square}`, anchor);
  }

  gate(move: string, anchor: DOMRect | null = null): void {
    const isAsked = this.question?.kind === 'gate';
    if (isAsked && !this.table.isLegal(move)) void this.table.showWhyNot(move, anchor);
    else void this.#change(choosingGate(this.planned, isAsked, move), anchor);
  }

  wand(move: 'use wand' | 'leave wand', anchor: DOMRect | null = null): void {
    if (!this.mayAct) return;
    if (this.asksWand && !this.table.isLegal(move)) void this.table.showWhyNot(move, anchor);
    else void this.#change(choosingWand(this.planned, this.asksWand, move), anchor);
  }

  /** What a hint speaks of: the card that is turned, or that asks for its way. */
  pickUp(move: string): void {
    const [verb, place] = move.split(' ');
    if (verb === 'turn') this.pick(Number(place));
    else if (verb === 'walk') this.picked = null;
  }

  towards(move: string): string | null {
    return towards(move, this.active);
  }

  shownBy(move: string): readonly string[] {
    return move === 'open' || !this.plan ? [] : wayOf(this.plan).map((square) => `place ${square}`);
  }

  /** Whether a hint lights a card: it is to be turned, or to go some way. */
  isHinted(place: number): boolean {
    const { hints } = this.table;
    return (
      hints.lights(`turn ${place}`) ||
      (this.question?.kind === 'way' && this.question.card === place && hints.lights('walk'))
    );
  }

  whyNot(): void {
    if (!this.mayAct) return;
    if (this.asksWand && this.isStuck) this.wand('use wand');
    else if (this.active !== null && this.card?.kind === 'arrow' && !this.mayTurn('left')) this.turn('left');
    else void this.table.showWhyNot('go', this.goButton?.getBoundingClientRect() ?? null);
  }

  key(event: KeyboardEvent): boolean {
    const filling = /^[1-8]$/.test(event.key) ? this.gapMoves[Number(event.key) - 1] : undefined;
    if (filling) this.fillGap(filling);
    else if (/^[1-8]$/.test(event.key)) this.pick(Number(event.key));
    else if (event.key === '[') this.turn('left');
    else if (event.key === ']') this.turn('right');
    else if (this.asksWand && event.key.toLowerCase() === 'y') this.wand('use wand');
    else if (this.asksWand && event.key.toLowerCase() === 'n') this.wand('leave wand');
    else return false;
    return true;
  }

  putBack(): boolean {
    const wasPicked = this.picked !== null;
    this.picked = null;
    return wasPicked;
  }

  note(seat: number): string {
    if (this.view.isPuzzle) return say('castle-solves');
    const seats = this.table.seats.length;
    const far = (seat - this.drawn.rowSeat + seats) % seats;
    return say(['castle-lays', 'castle-next', 'castle-after-that'][far] ?? 'castle-later');
  }

  read(): string {
    const lost = this.view.treasures.filter((treasure) => !treasure.isFound);
    const treasures = lost.map(({ picture, square }) =>
      say('castle-treasure', { picture, square: squareWords(square, this.view) }),
    );
    const row = this.view.row.map((card) => say(`castle-card-${card.points ?? card.kind}`));
    const whole = say('castle-read', {
      square: squareWords(this.view.sorcerer, this.view),
      level: this.view.ghost,
      tower: this.view.board.tower,
      treasures: treasures.length > 0 ? listed(treasures) : say('castle-read-nothing'),
      row: row.length > 0 ? listed(row) : say('castle-read-nothing'),
    });
    return readAloud([whole, this.planLine, planWords(this.view)]);
  }

  #change(change: Correction, anchor: DOMRect | null): Promise<void> {
    return this.table.together(() => this.#carryOut(change, anchor));
  }

  /** Takes back to the first difference, then sends the rest; a refused wish puts everything back as it was. */
  async #carryOut(change: Correction, anchor: DOMRect | null): Promise<void> {
    this.picked = this.active;
    if (change.takeBack !== null && (await this.table.takeBack(change.takeBack)).type !== 'EntriesPlayed') return;
    for (const { move, isWanted } of change.send) {
      if (!isWanted && !this.table.isLegal(move)) break;
      const answer = await this.table.play(move);
      if (answer.type === 'EntriesPlayed') continue;
      if (isWanted) await this.#putBackAfter(change);
      if (isWanted) this.table.showAnswer(answer, move, anchor);
      return;
    }
    const hasTurned = change.send.some(({ move, isWanted }) => isWanted && move.startsWith('turn '));
    if (!hasTurned || this.question?.kind === 'way') this.picked = null;
  }

  async #putBackAfter(change: Correction): Promise<void> {
    for (const move of change.dropped) if (this.table.isLegal(move)) await this.table.play(move);
  }

  #pickNeighbour(at: string, square: string, anchor: DOMRect | null): void {
    const direction = DIRECTIONS.find((candidate) => neighbour(this.view.board, at, candidate) === square);
    if (!direction) return;
    this.picked = null;
    this.walk(direction, anchor);
  }

  #hasJumped(): boolean {
    return this.planned.some(({ move }) => move === 'stay' || move.startsWith('jump '));
  }

  #activeCard(): number | null {
    if (!this.plan) return null;
    if (this.picked !== null && this.picked <= this.view.row.length) return this.picked;
    if (this.question?.kind === 'way') return this.question.card;
    const arrow = this.view.row.findIndex((card) => card.kind === 'arrow');
    return arrow < 0 ? null : arrow + 1;
  }

  #lastSquares(): readonly string[] {
    const walks = this.table.live.flatMap((entry) => entry.events).filter((event) => /^sorcerer_/.test(event.kind));
    const end = walks.at(-1)?.facts['end'];
    return typeof end === 'string' ? [end] : [];
  }

  #legalSquares(): ReadonlyMap<string, string> {
    if (this.isBusy) return new Map();
    if (this.table.coached)
      return new Map(coachedSquares(this.table.coached).map((square) => [square, say('castle-gate-choice')]));
    const hinted = this.table.hints.alone.filter((move) => move.startsWith('jump '));
    const jumps = (hinted.length > 0 ? hinted : this.legal.filter((move) => move.startsWith('jump '))).map((move) =>
      move.slice(5),
    );
    const wand =
      this.question && this.table.isLegal('use wand') ? [[this.question.at, say('castle-wand-choice')] as const] : [];
    return new Map([...jumps.map((square) => [square, say('castle-gate-choice')] as const), ...wand]);
  }

  #hint(): string {
    if (this.isBusy) return '';
    if (this.table.outcome) return say('table-over');
    if (!this.isMine) return this.waitingHint(this.view.rowSeat, 'castle-hint-wait');
    if (this.table.mustOpen) return say(this.view.treasures.length === 0 ? 'castle-hint-begin' : 'castle-hint-lay');
    if (this.gapMoves.length > 0) return say('castle-hint-gap');
    if (this.isStuck) return say('castle-hint-stuck');
    if (this.question) return this.#askingHint(this.question);
    if (this.mayStop) return say('castle-hint-may-stop', { number: this.plan?.block?.number ?? 0 });
    if (this.isHopeless) return say('castle-hint-hopeless');
    if (this.view.isPuzzle) return say('castle-hint-puzzle');
    return say(this.turnsLeft > 0 ? 'castle-hint-turn' : 'castle-hint-go');
  }

  #askingHint({ kind, card, repeat }: NonNullable<CastleView['plan']>['question'] & object): string {
    return say(kind === 'way' && repeat > 0 ? 'castle-hint-way-again' : `castle-hint-${kind}`, { place: card });
  }

  #planWords(plan: NonNullable<CastleView['plan']>): string {
    if (plan.block && plan.mayStop) return say('castle-plan-stops', { number: plan.block.number });
    if (!plan.isPossible) return say('castle-plan-hopeless');
    if (plan.block) return say('castle-plan-blocked', { number: plan.block.number });
    const steps = plan.steps.filter((step) => step.kind === 'walk').length;
    return say('castle-plan-line', { steps, treasures: plan.treasures });
  }

  #running(): Running {
    const [beat, held] = [this.reel.animator.beat, this.reel.held];
    if (!beat || !held || !this.runningPlan) return AT_REST;
    return runningAt(held.events, beat.event, this.runningPlan.steps, held.before.row);
  }

  /** The row while events are played out: cards appear as they are laid; a row that runs stays until it is done. */
  #row(): readonly CardShown[] {
    const { held } = this.reel;
    if (!held) return this.view.row;
    const played = this.reel.animator.beat?.event ?? 0;
    const laid = held.events.filter((event, place) => event.kind === 'card_laid' && place <= played).length;
    return laid > 0 ? held.after.row.slice(0, laid) : held.before.row;
  }

  /** A card stays picked while it is only turned. */
  protected override heard(isShown: boolean): void {
    if (isShown) this.picked = null;
  }
}
