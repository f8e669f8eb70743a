/** The table in the middle, as one browser knows it: keys for seats, whether it is there, and seats that are given again. */
import { freshId } from '../connection/ids';
import { rememberSeat, letSeatGo } from '../connection/remembered';
import type { Asked } from '../connection/link';
import type { Role } from '../router.svelte';
import type { MiddleShown, SeatGiving, SeatShown, SeatTaken, SittingKeyGiven } from '../wire';

/** What it needs of its table. */
export interface Sat {
  readonly code: string;
  readonly role: Role;
  readonly seats: readonly SeatShown[];
  request(asked: Asked): Promise<{ readonly type: string }>;
}

/** So long may a table be gone before a hand draws itself what all may see. */
const GONE_AFTER = 5000;

export class Middle {
  /** The key that stands for each seat. */
  keys = $state.raw<ReadonlyMap<number, SittingKeyGiven>>(new Map());
  /** A table is there to look at, as far as is known. */
  isThere = $state(true);
  /** It has been gone for so long that nobody waits for it. */
  isGone = $state(false);
  /** A lost phone's seat that is asked for, or was agreed to. */
  giving = $state.raw<SeatGiving | null>(null);
  #going: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly table: Sat) {}

  /** What all may see is seen in the middle; this browser is a hand and need not draw it. */
  get isElsewhere(): boolean {
    return this.table.role === 'hand' && !this.isGone;
  }

  hear(told: MiddleShown | SeatGiving): void {
    if (told.type === 'SeatGiving') this.giving = told.agreed.length + told.awaited.length > 0 ? told : null;
    else this.#thereIs(told.isThere);
  }

  /** A new key for a seat; the one before is void. */
  async askKey(seat: number): Promise<void> {
    this.keys = new Map([...this.keys].filter(([other]) => other !== seat));
    const answer = await this.table.request({ type: 'AskSittingKey', id: freshId(), seat });
    if (answer.type === 'SittingKeyGiven') this.#keep(answer as SittingKeyGiven);
  }

  /** Sits down by a key, which alone knows the seat; what is kept of it is put right once that is told. */
  async sit(key: string, name: string): Promise<{ readonly type: string }> {
    const { code } = this.table;
    const token = freshId() + freshId();
    rememberSeat(code, -1, token);
    const answer = await this.table.request({ type: 'Sit', id: freshId(), key, name, token, entropy: freshId() });
    letSeatGo(code, token);
    if (answer.type === 'SeatTaken') rememberSeat(code, (answer as SeatTaken).seat, token);
    return answer;
  }

  /** Every seat is taken: it begins. */
  begin(): Promise<unknown> {
    return this.table.request({ type: 'BeginPlay', id: freshId() });
  }

  /** A phone is lost: its seat may be given again. */
  give(seat: number): Promise<unknown> {
    return this.table.request({ type: 'GiveSeat', id: freshId(), seat });
  }

  refuse(seat: number): Promise<unknown> {
    return this.table.request({ type: 'RefuseSeat', id: freshId(), seat });
  }

  stop(): void {
    if (this.#going) clearTimeout(this.#going);
  }

  #keep(answer: SittingKeyGiven): void {
    this.keys = new Map([...this.keys, [answer.seat, answer]]);
  }

  #thereIs(isThere: boolean): void {
    if (this.#going) clearTimeout(this.#going);
    this.isThere = isThere;
    if (isThere) this.isGone = false;
    else this.#going = setTimeout(() => (this.isGone = true), GONE_AFTER);
  }
}
