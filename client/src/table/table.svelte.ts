/** One table as this browser knows it: what was shown, what was asked, what was answered. It holds no rule. */
import { tick, untrack } from 'svelte';
import { rememberSeat, rememberShown, rememberTable, rememberedTable } from '../connection/remembered';
import { letSeatGo, letTableGo } from '../connection/remembered';
import { isReady, isWinding } from '../bots/winding';
import { freshId } from '../connection/ids';
import { TableLink, type Asked, type Socket } from '../connection/link';
import { noteHome } from '../connection/server';
import { whenLookedAtAgain } from '../connection/waking';
import { isUnderWay } from '../guide/underWay';
import { Hints } from '../hints/hints.svelte';
import { Meeting } from '../meeting/meeting.svelte';
import { Middle } from '../middle/middle.svelte';
import { Rematch } from '../rematch/rematch.svelte';
import type { Role } from '../router.svelte';
import type { EngineShown, EntriesPlayed, EntryTold, FromBrowser, RequestRefused, SeatChoices } from '../wire';
import type { SeatShown, Standing, TableShown, ToBrowser } from '../wire';
import { DELETED, isLasting, SETTLED, type Answer, type Refusal } from './answer';
import type { Around } from './around';
import { signsOf } from '../pieces/seats';
import { say } from '../words/words.svelte';
import { actingSeat, lastOwn } from './acting';
import { Absence } from './absence.svelte';
import { liveEntries, withNews } from './entries';
import { Fleeting } from './fleeting';

export type { Answer, OwnEntry, Refusal } from './answer';

const LATE_AFTER = 2000;
/** How long it is said that the engine is ready. */
const WOUND_FOR = 3000;
const pause = (lasts: number): Promise<void> => new Promise((go) => setTimeout(go, lasts));

export class Table {
  shown = $state.raw<TableShown | null>(null);
  standing = $state.raw<Standing | null>(null);
  entries = $state.raw<readonly EntryTold[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** A request the server could not grant; null when all is well. */
  problem = $state.raw<RequestRefused | null>(null);
  /** Why the table cannot be entered at all; asking again would not help. */
  closed = $state.raw<RequestRefused | null>(null);
  /** The move that was asked about and that nothing forbids. */
  allowed = $state.raw<{ readonly move: string | null } | null>(null);
  /** Something was tried before the turn was opened: a fresh value each time. */
  tooEarly = $state.raw<object | null>(null);
  /** The seat that opened the curtain last. */
  looking = $state.raw<number | null>(null);
  /** What the coach of a guided game lets glow, by name; null: there is no coach, and everything glows as usual. */
  coached = $state.raw<readonly string[] | null>(null);
  /** What stands around the board where this is a puzzle; null at any other table. */
  around: Around | null = null;
  isUp = $state(false);
  isLate = $state(false);
  /** How far the engine of the bots is, while it is got ready. */
  engine = $state.raw<EngineShown | null>(null);
  /** It has just become ready. */
  isWound = $state(false);
  /** Requests on their way. */
  asking = $state(0);

  readonly live = $derived(liveEntries(this.entries));
  readonly seats = $derived<readonly SeatShown[]>(this.shown?.seats ?? []);
  readonly yours = $derived(this.seats.filter((seat) => seat.isYours).map((seat) => seat.seat));
  readonly outcome = $derived(this.standing?.outcome ?? null);
  /** Seats may see different things: at one screen a curtain falls between them. */
  readonly hasSecrets = $derived(this.shown?.hasSecrets !== false);
  readonly acting = $derived.by(() =>
    this.meeting.isGathering ? null : actingSeat(this.standing, this.meeting.playing),
  );
  readonly choices = $derived<SeatChoices | null>(
    this.standing?.choices.find(({ seat }) => seat === this.acting) ?? null,
  );
  readonly mustOpen = $derived(this.acting !== null && this.standing?.waitsFor === this.acting);
  /** The latest entry, if a seat of this browser may take it back: also when another seat is next. */
  readonly lastOwn = $derived.by(() => lastOwn(this.live, this.standing));
  readonly mayTakeBack = $derived(this.isUp && this.lastOwn !== null);
  /** A coach teaches here, and has not come to the end. */
  readonly isGuided = $derived.by(() => isUnderWay(this.shown, this.standing));
  /** The rival waits until the learner has read why their move counted. */
  readonly isHeld = $derived.by(() => this.standing?.guide?.isDone === true && !this.standing.guide.isOver);
  readonly absence = new Absence();
  readonly hints = new Hints(this);
  readonly rematch = new Rematch(this);
  readonly middle = new Middle(this);
  readonly meeting = new Meeting(this);

  /** Told before the standing changes: what stood, what was played since, and what stands then. */
  onnews: ((before: Standing, news: readonly EntryTold[], after: Standing) => void) | null = null;

  #onunseen: ((entries: readonly EntryTold[]) => void) | null = null;
  #fleeting = new Fleeting();
  #link: TableLink;
  #answers = new Map<string, (answer: Answer) => void>();
  #late: ReturnType<typeof setTimeout> | null = null;
  /** What came while the game was got ready, after the table that was shown first. */
  #held: ToBrowser[] | null = null;
  #isReady: boolean;
  #sleep: () => void = () => undefined;

  constructor(
    readonly code: string,
    open: () => Socket,
    private readonly getReady: ((game: string) => Promise<void>) | null = null,
    /** What this browser is: the table in the middle, one hand, or both. */
    readonly role: Role = 'player',
  ) {
    this.#isReady = getReady === null;
    this.#link = new TableLink({
      open,
      tokens: () => (role === 'table' ? [] : (rememberedTable(code)?.tokens ?? [])),
      role,
      looking: () => (this.acting === null || this.acting === this.looking ? this.looking : null),
      hear: (message) => this.#hearReady(message),
      hearLine: (isUp) => this.#lineIs(isUp),
    });
  }

  /** Told when everything was: entries with something fleeting that whoever looks has not been shown yet. */
  set onunseen(give: (entries: readonly EntryTold[]) => void) {
    this.#onunseen = give;
    queueMicrotask(() => this.#giveUnseen());
  }

  start(): void {
    untrack(() => this.#lineIs(false));
    this.#link.start();
    this.#sleep = whenLookedAtAgain(() => this.#link.wake());
  }

  /** What is known of a finished table, until its line is up and tells it all. */
  showLastSeen(shown: TableShown): void {
    this.shown = shown;
    this.standing = shown.standing;
  }

  stop(): void {
    if (this.#late) clearTimeout(this.#late);
    this.#sleep();
    this.middle.stop();
    this.#link.stop();
  }

  name(seat: number): string {
    return this.seats[seat]?.name || say('seat-unnamed', { letter: signsOf(seat).letter });
  }

  isLegal(move: string): boolean {
    return this.choices?.legal.includes(move) ?? false;
  }

  play(move: string): Promise<Answer> {
    return this.#ask({ type: 'PlayMove', ...this.#next(), move });
  }

  takeBack(to: number, seat?: number): Promise<Answer> {
    return this.#ask({ type: 'TakeBack', ...this.#next(seat), to });
  }

  /** Takes back the latest decision made here, if that may still be done. */
  takeBackLast(): void {
    if (this.mayTakeBack && this.lastOwn) void this.takeBack(this.lastOwn.seq, this.lastOwn.seat);
  }

  openTurn(): Promise<Answer> {
    return this.#ask({ type: 'OpenTurn', ...this.#next() });
  }

  askWhyNot(move: string): Promise<Answer> {
    const { id, seat } = this.#next();
    return this.#ask({ type: 'AskWhyNot', id, seat, move });
  }

  /** What would a strong player do? Meanwhile everything else goes on. */
  askHint(grade: number): Promise<Answer> {
    return this.#send({ type: 'AskHint', ...this.#next(), grade });
  }

  /** Lets a bot of this level play a seat, with its level's memory or another; null opens the seat again. */
  seatBot(seat: number, level: number | null, memory: number | null = null): Promise<Answer> {
    return this.#ask({ type: 'SeatBot', id: freshId(), seat, level, memory });
  }

  /** A beat of the guide was read, or its refused try was made. */
  goOn(beat: number): Promise<Answer> {
    return this.#ask({ type: 'GoOn', id: freshId(), seat: this.yours[0] ?? 0, beat });
  }

  /** An ordinary game from here. */
  leaveGuide(): Promise<Answer> {
    return this.#ask({ type: 'LeaveGuide', id: freshId(), seat: this.yours[0] ?? 0 });
  }

  /** What nobody answers. */
  mention(message: FromBrowser): void {
    this.#link.mention(message);
  }

  /** What is asked for by somebody who writes it themselves. */
  request(asked: Asked): Promise<Answer> {
    return this.#ask(asked);
  }

  /** Another seat of this browser looks now: what only the one before it knew is forgotten. */
  lookAnew(seat: number | null): void {
    this.looking = seat;
    this.#link.tellAgain();
  }

  /** Everything fleeting up to this entry was shown to whoever looks: it is told to them no more. */
  confirmShown(seq: number): void {
    for (const seen of this.#fleeting.shown(seq)) this.#link.mention({ type: 'ConfirmShown', ...seen });
  }

  /** The token is ours and kept before it is sent: an answer that gets lost loses no seat. */
  async takeSeat(seat: number, name: string): Promise<Answer> {
    const token = freshId() + freshId();
    rememberSeat(this.code, seat, token);
    const answer = await this.#ask({ type: 'TakeSeat', id: freshId(), seat, name, token, entropy: freshId() });
    if (answer.type === 'RequestRefused' && answer.code === 'seat-taken') letSeatGo(this.code, token);
    return answer;
  }

  /** Plays it, or shows beside `anchor` why it may not be played. True when it was played. */
  async tryMove(move: string, anchor: DOMRect | null = null): Promise<boolean> {
    if (this.#isTooEarly()) return false;
    return this.showAnswer(await this.play(move), move, anchor);
  }

  /** Asks why a greyed move is greyed, and shows the answer beside `anchor`. */
  async showWhyNot(move: string, anchor: DOMRect | null = null): Promise<void> {
    if (this.yours.length === 0 || this.#isTooEarly()) return;
    this.showAnswer(await this.askWhyNot(move), move, anchor);
  }

  /** Why not was asked, but nothing that is refused was picked or pointed at. */
  askedOfNothing(): void {
    this.allowed = { move: null };
  }

  /** Nothing comes by itself while the table waits for this browser's click: then no rule is the reason. */
  #isTooEarly(): boolean {
    if (this.mustOpen) this.tooEarly = {};
    return this.mustOpen;
  }

  /** True when the answer is no refusal; a refusal is shown. */
  showAnswer(answer: Answer, move: string | null, anchor: DOMRect | null): boolean {
    if (answer.type === 'MoveAllowed') this.allowed = { move };
    if (answer.type !== 'MoveRefused') return answer.type !== 'RequestRefused';
    this.refusal = { code: answer.code, rule: answer.rule, facts: answer.facts, args: answer.args, move, anchor };
    return false;
  }

  /** Several requests that belong together: the table is busy until the last of them is answered. */
  async together(requests: () => Promise<void>): Promise<void> {
    this.asking += 1;
    await requests();
    this.asking -= 1;
  }

  #next(seat = this.acting ?? this.yours[0] ?? 0): { id: string; seat: number; seq: number } {
    return { id: freshId(), seat, seq: (this.standing?.seq ?? 0) + 1 };
  }

  #ask(request: Asked): Promise<Answer> {
    this.refusal = null;
    this.problem = null;
    this.allowed = null;
    this.asking += 1;
    return this.#send(request, () => (this.asking -= 1));
  }

  #send(request: Asked, onanswer: () => void = () => undefined): Promise<Answer> {
    return new Promise((resolve) => {
      this.#answers.set(request.id, (answer) => (onanswer(), resolve(answer)));
      this.#link.ask(request);
    });
  }

  /** Nothing that moves is missed: until the game is there to show it, news wait. */
  #hearReady(message: ToBrowser): void {
    if (this.#held) this.#held.push(message);
    else if (this.#isReady || message.type !== 'TableShown') this.#hear(message);
    else void this.#hold(message);
  }

  async #hold(shown: TableShown): Promise<void> {
    this.#held = [shown];
    while (!(await this.#gotReady(shown.game))) await pause(LATE_AFTER);
    this.#isReady = true;
    // What comes meanwhile is put behind the rest, and heard in here as well.
    for (const message of this.#held) {
      this.#hear(message);
      await tick();
    }
    this.#held = null;
  }

  async #gotReady(game: string): Promise<boolean> {
    const isReady = await this.getReady?.(game).then(
      () => true,
      () => false,
    );
    if (isReady === false) this.isLate = true;
    return isReady ?? true;
  }

  #hear(message: ToBrowser): void {
    this.meeting.hear(message);
    if (message.type === 'TableShown') this.#show(message);
    else if (message.type === 'EntriesPlayed') this.#played(message);
    else if (message.type === 'RequestRefused') this.#requestRefused(message);
    else if (message.type === 'SeatsShown') this.#reseat(message.seats);
    else if (message.type === 'EngineWarmed') this.#warm(message.engine);
    else if (message.type === 'RematchShown') this.rematch.hear(message);
    else if (message.type === 'MiddleShown' || message.type === 'SeatGiving') this.middle.hear(message);
    if ('id' in message && message.id !== null) this.#answered(message.id, message);
  }

  #answered(id: string, answer: Answer): void {
    const resolve = this.#answers.get(id);
    if (!resolve) return;
    this.#answers.delete(id);
    resolve(answer);
  }

  #show(message: TableShown): void {
    this.absence.end(message);
    this.shown = message;
    noteHome(this.code, message.node ?? null);
    this.entries = message.entries;
    this.standing = message.standing;
    this.engine = message.engine ?? null;
    rememberShown(message, this.outcome);
    queueMicrotask(() => this.#giveUnseen());
  }

  #reseat(seats: TableShown['seats']): void {
    if (this.shown === null) return;
    this.shown = { ...this.shown, seats };
    rememberTable(this.code, { names: seats.map((seat) => seat.name) });
  }

  #warm(engine: EngineShown): void {
    if (this.engine !== null && isReady(engine)) {
      this.isWound = true;
      setTimeout(() => (this.isWound = false), WOUND_FOR);
    }
    this.engine = isWinding(engine) ? engine : null;
  }

  /** At one screen, what only one seat may see waits until that seat has opened the curtain. */
  #giveUnseen(): void {
    const { entries = [], toldTo: seat = null } = this.shown ?? {};
    for (const seen of this.#fleeting.unheard(entries, seat)) this.#link.mention({ type: 'ConfirmShown', ...seen });
    if (!this.#onunseen || (this.hasSecrets && this.yours.length > 1 && seat !== null && seat !== this.looking)) return;
    const unseen = this.#fleeting.give(entries, seat);
    if (unseen.length > 0) this.#onunseen(unseen);
  }

  #played(message: EntriesPlayed): void {
    const before = this.standing;
    const entries = withNews(this.entries, message.entries);
    const news = entries.slice(this.entries.length);
    this.entries = entries;
    this.#fleeting.give(news, message.toldTo ?? null);
    if (before && news.length > 0) this.onnews?.(before, news, message.standing);
    if (before) this.meeting.heardEntries(before, news);
    this.standing = message.standing;
    rememberTable(this.code, this.outcome ? { isOver: true, outcome: this.outcome } : {});
  }

  #requestRefused(message: RequestRefused): void {
    if (message.code === DELETED) letTableGo(this.code);
    if (message.code === DELETED || (!this.isUp && isLasting(message))) return this.#close(message);
    if (!SETTLED.has(message.code)) this.problem = message;
  }

  #close(message: RequestRefused): void {
    this.closed = message;
    this.stop();
  }

  #lineIs(isUp: boolean): void {
    if (!isUp && this.isUp && this.standing) this.absence.begin(this.looking ?? this.yours[0] ?? -1, this.standing);
    this.isUp = isUp;
    if (this.#late) clearTimeout(this.#late);
    this.#late = isUp ? null : setTimeout(() => (this.isLate = true), LATE_AFTER);
    if (isUp) this.isLate = false;
  }
}
