/** The people around a table, as this browser knows them: who is there, what they ask of each other. It holds no rule. */
import { freshId } from '../connection/ids';
import type { Asked } from '../connection/link';
import { preferences } from '../preferences.svelte';
import { play } from '../sound';
import type {
  EntryTold,
  FromBrowser,
  PhraseSaid,
  PleaShown,
  SeatShown,
  Standing,
  TableShown,
  ToBrowser,
} from '../wire';
import { listed, say } from '../words/words.svelte';
import { Attendance, type Arrival } from './attendance.svelte';
import { Clock } from './clock.svelte';
import { Talk, type Phrase } from './talk.svelte';

/** What a meeting needs of its table. */
export interface Met {
  readonly seats: readonly SeatShown[];
  readonly yours: readonly number[];
  readonly shown: TableShown | null;
  readonly standing: Standing | null;
  readonly live: readonly EntryTold[];
  name(seat: number): string;
  request(asked: Asked): Promise<{ readonly type: string }>;
  mention(message: FromBrowser): void;
}

export const isPerson = ({ bot, isFree }: SeatShown): boolean => typeof bot !== 'number' && !isFree;

export class Meeting {
  /** What is asked and not answered yet. */
  plea = $state.raw<PleaShown | null>(null);
  /** That the table be deleted: it stands beside all else, until everybody has answered. */
  deletion = $state.raw<PleaShown | null>(null);
  /** The latest that all should hear of: a fresh value each time. */
  news = $state.raw<{ readonly text: string } | null>(null);
  isAsking = $state(false);
  readonly attendance = new Attendance();
  readonly talk = new Talk();
  readonly clock = new Clock();
  #beginsAnyway = $state(false);
  /** Seats that whoever reads this waits for, whatever is offered. */
  #waited = $state.raw<readonly number[]>([]);

  constructor(private readonly table: Met) {}

  /** Somebody plays elsewhere: they must be asked, and are told. */
  get hasOthers(): boolean {
    return this.table.yours.length > 0 && this.table.seats.some((seat) => isPerson(seat) && !seat.isYours);
  }

  /** It is this browser that is to answer. */
  isAsked(plea: PleaShown): boolean {
    const { asked, agreed } = plea;
    return !this.isMine(plea) && this.table.yours.some((seat) => asked.includes(seat) && !agreed.includes(seat));
  }

  isMine(plea: PleaShown | null): boolean {
    return plea !== null && this.table.yours.includes(plea.by);
  }

  /** A seat is free, and nothing has happened yet: this browser waits for somebody, unless told otherwise. */
  get isGathering(): boolean {
    const { seats, yours, live, shown } = this.table;
    const hasFree = yours.length > 0 && seats.some(({ isFree }) => isFree);
    return hasFree && !this.#beginsAnyway && (shown?.guide ?? null) === null && !live.some(isPlayed);
  }

  /** Nobody but whoever sits at this screen is there yet. */
  get isAlone(): boolean {
    return this.table.seats.every((seat) => !isPerson(seat) || seat.isYours);
  }

  beginAnyway(): void {
    this.#beginsAnyway = true;
  }

  /** The seat of somebody who is away, that this browser may ask to lend; null when there is none. */
  get left(): number | null {
    const { seats, yours, standing } = this.table;
    if (yours.length === 0 || !standing || standing.outcome || this.plea) return null;
    const isLeft = (seat: SeatShown): boolean =>
      isPerson(seat) &&
      !seat.isYours &&
      (this.attendance.presence(seat.seat) === 'away' || this.#isLate(seat.seat, standing));
    return seats.find((seat) => isLeft(seat) && !this.#waited.includes(seat.seat))?.seat ?? null;
  }

  /** They are awaited and have no time left, and do not lose by it. */
  #isLate(seat: number, standing: Standing): boolean {
    const isGentle = this.table.shown?.terms?.clock?.expiry === 'gentle';
    return isGentle && this.clock.isOut(seat) && !hasPassedOn(standing, seat);
  }

  /** The seat of this browser that a bot still plays. */
  get kept(): number | null {
    return this.table.seats.find(({ isYours, isKept }) => isYours && isKept)?.seat ?? null;
  }

  /** The seats that are played here: not what a bot keeps. */
  get playing(): readonly number[] {
    return this.table.seats.filter(({ isYours, isKept }) => isYours && !isKept).map(({ seat }) => seat);
  }

  /** Cards say what people want of each other, or of whoever is gone. */
  get hasSigns(): boolean {
    return this.plea !== null || this.deletion !== null || this.left !== null || this.kept !== null;
  }

  wait(seat: number): void {
    this.#waited = [...this.#waited, seat];
  }

  async lend(seat: number, level: number): Promise<void> {
    this.isAsking = true;
    await this.table.request({ type: 'LendSeat', id: freshId(), seat, level });
    this.isAsking = false;
  }

  async say(phrase: Phrase): Promise<void> {
    await this.table.request({ type: 'Say', id: freshId(), seat: this.table.yours[0] ?? 0, phrase });
  }

  /** Whether this browser may give the game up: two play each other, and something was played. */
  get mayResign(): boolean {
    const { shown, standing, yours, live } = this.table;
    const isRunning = standing !== null && !standing.outcome && live.some(isPlayed);
    return isRunning && yours.length > 0 && shown?.mayResign === true;
  }

  /** Somebody else goes on without this browser, which gives its seat up. */
  get mayLeaveForGood(): boolean {
    return this.hasOthers && this.table.shown?.mayResign !== true && this.table.yours.length === 1;
  }

  /** There is something to say about going: others see it, or the game can be given up. */
  get mayGo(): boolean {
    return (this.hasOthers || this.mayResign || this.isGathering) && !this.table.standing?.outcome;
  }

  /** The seat that gives up: of two at one screen, whoever is to act. */
  get resigning(): number {
    const { yours, standing } = this.table;
    return yours.find((seat) => standing && !hasPassedOn(standing, seat)) ?? yours[0] ?? 0;
  }

  async resign(): Promise<void> {
    this.isAsking = true;
    await this.table.request({ type: 'Resign', id: freshId(), seat: this.resigning });
    this.isAsking = false;
  }

  async delete(): Promise<void> {
    this.isAsking = true;
    await this.table.request({ type: 'DeleteTable', id: freshId() });
    this.isAsking = false;
  }

  /** True when the seat was given up. */
  async leaveForGood(): Promise<boolean> {
    this.isAsking = true;
    const [seat = 0] = this.table.yours;
    const answer = await this.table.request({ type: 'LeaveForGood', id: freshId(), seat });
    this.isAsking = false;
    return answer.type === 'SeatLeft';
  }

  sayGoodbye(): void {
    this.table.mention({ type: 'SayGoodbye' });
  }

  hear(message: ToBrowser): void {
    if (message.type === 'PleaShown') this.#plead(message);
    else if (message.type === 'ClockShown') this.clock.hear(message);
    else if (message.type === 'PhraseSaid') this.#hearPhrase(message);
    else if (message.type === 'PresenceShown') this.#arrive(this.attendance.hear(message, this.table.seats));
    else if (message.type === 'TableShown' || message.type === 'SeatsShown')
      this.#seat(this.table.seats, message.seats);
    else if (message.type === 'EntriesPlayed') this.attendance.goOn();
  }

  /** A take-back came: whoever it concerns is told, unless the seat only put its own turn otherwise. */
  heardEntries(before: Standing, entries: readonly EntryTold[]): void {
    for (const entry of entries) {
      if (typeof entry.hand === 'string') this.tell(handWords(entry, (seat) => this.table.name(seat)));
      if (typeof entry.takenBack !== 'number' || !hasPassedOn(before, entry.seat)) continue;
      if (this.hasOthers || this.table.yours.length === 0)
        this.tell(tookBackWords(entry, (seat) => this.table.name(seat)));
    }
  }

  async answer({ plea }: PleaShown, isYes: boolean): Promise<void> {
    this.isAsking = true;
    await this.table.request({ type: 'AnswerPlea', id: freshId(), plea, isYes });
    this.isAsking = false;
  }

  tell(text: string): void {
    this.news = { text };
  }

  /** Somebody sat down who was not here before. */
  #seat(before: readonly SeatShown[], after: readonly SeatShown[]): void {
    const come = after.find((seat) => before[seat.seat]?.isFree && isPerson(seat) && !seat.isYours);
    this.#arrive(come ? { text: say('presence-sat', { name: come.name }), isWelcome: true } : null);
  }

  #arrive(arrival: Arrival | null): void {
    if (!arrival) return;
    this.tell(arrival.text);
    play(arrival.isWelcome ? 'joined' : 'left');
  }

  #hearPhrase(said: PhraseSaid): void {
    const isOwn = this.table.yours.includes(said.seat);
    if ((!isOwn && !preferences.hearsOthers) || !this.talk.hear(said) || isOwn) return;
    this.#arrive({
      text: say('say-said', { name: this.table.name(said.seat), phrase: say(`say-${said.phrase}`) }),
      isWelcome: true,
    });
  }

  #plead(told: PleaShown): void {
    const isDeletion = told.what === 'delete';
    const wasOpen = (isDeletion ? this.deletion : this.plea)?.plea === told.plea;
    const open = told.status === 'open' ? told : null;
    if (isDeletion) this.deletion = open;
    else this.plea = open;
    if (told.status === 'declined' && wasOpen) this.tell(say(DECLINED[told.what]));
  }
}

const DECLINED = { 'take-back': 'plea-declined', bot: 'left-declined', delete: 'delete-declined' } as const;

/** Something happened in the game: words for the seed are no move. */
const isPlayed = ({ seat, events }: EntryTold): boolean => seat < 0 || events.length > 0;

/** Whether another seat than this one is awaited. */
export function hasPassedOn({ toAct, waitsFor }: Standing, seat: number): boolean {
  return waitsFor === null ? !toAct.includes(seat) : waitsFor !== seat;
}

/** Who took back, and who allowed it. */
export function tookBackWords({ seat, agreed = [] }: EntryTold, nameOf: (seat: number) => string): string {
  const name = nameOf(seat);
  if (agreed.length === 0) return say('table-took-back', { name });
  return say('table-took-back-agreed', { name, others: listed(agreed.map(nameOf)) });
}

/** Whose hand plays a seat from here on: a bot is named with its level, of which people need the name alone. */
export function handWords({ seat, hand }: EntryTold, nameOf: (seat: number) => string): string {
  const name = nameOf(seat);
  if (hand === 'nobody') return say('hand-nobody', { name });
  return hand === 'person' ? say('hand-person', { name }) : say('hand-bot', { name, bot: botName(hand ?? '') });
}

/** Who gave the game up, and how. */
export const forfeitWords = ({ seat, forfeit }: EntryTold, nameOf: (seat: number) => string): string =>
  say(`table-${forfeit ?? 'resigned'}`, { name: nameOf(seat) });

const botName = (hand: string): string => hand.replace(/ \d+$/, '');
