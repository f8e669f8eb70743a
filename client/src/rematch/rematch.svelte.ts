/** Playing again: what was offered at a finished table, and what this browser says to it. */
import type { Options } from '../choices/choices.svelte';
import { freshId } from '../connection/ids';
import { rememberTable, rememberedTable } from '../connection/remembered';
import type { Asked } from '../connection/link';
import type { RematchShown, SeatShown, TableShown } from '../wire';
import { dropTokens, freshTokens, rememberedTokens } from './freshTokens';

/** What a rematch needs of its table. */
export interface Finished {
  readonly code: string;
  readonly shown: TableShown | null;
  readonly seats: readonly SeatShown[];
  readonly yours: readonly number[];
  request(asked: Asked): Promise<unknown>;
}

const isPerson = ({ bot, isFree }: SeatShown): boolean => typeof bot !== 'number' && !isFree;

export class Rematch {
  /** The latest that was told of it; null before anybody has asked, or once it is put away. */
  shown = $state.raw<RematchShown | null>(null);
  isAsking = $state(false);

  constructor(private readonly table: Finished) {}

  /** Nobody else is to be asked: it begins at once. */
  get isAlone(): boolean {
    return this.table.seats.filter(isPerson).every(({ isYours }) => isYours);
  }

  /** An offer stands. */
  get isOpen(): boolean {
    return this.shown !== null && this.shown.code === null && !this.shown.isDeclined;
  }

  /** This browser has said yes to it. */
  get hasAgreed(): boolean {
    return this.isOpen && this.table.yours.some((seat) => this.shown?.agreed.includes(seat));
  }

  offer(options: Options | null = null): Promise<void> {
    return this.#ask({ type: 'OfferRematch', id: freshId(), ...this.#signed(), options });
  }

  agree(): Promise<void> {
    return this.#ask({ type: 'AgreeRematch', id: freshId(), offer: this.shown?.offer ?? '', ...this.#signed() });
  }

  decline(): Promise<void> {
    return this.#ask({ type: 'DeclineRematch', id: freshId(), offer: this.shown?.offer ?? '' });
  }

  putAway(): void {
    this.shown = null;
  }

  hear(told: RematchShown): void {
    this.shown = told;
    if (told.code !== null) this.sitDown(told.code, told.seats);
  }

  /** Keeps the seats that this browser has at the new table: `before` says where their holders sat here. */
  sitDown(code: string, before: readonly number[]): void {
    const fresh = new Map(rememberedTokens(this.table.code).map(({ seat, token }) => [seat, token]));
    const held = before.flatMap((old, seat) => (fresh.has(old) ? [{ seat, token: fresh.get(old) ?? '' }] : []));
    dropTokens(this.table.code);
    if (held.length === 0) return;
    rememberTable(code, {
      game: this.table.shown?.game ?? '',
      tokens: held.map(({ token }) => token),
      seats: held.map(({ seat }) => seat),
      names: before.map((old) => this.table.seats[old]?.name ?? ''),
      isAside: rememberedTable(this.table.code)?.isAside ?? false,
    });
  }

  #signed(): { tokens: ReturnType<typeof freshTokens>; entropy: string } {
    return { tokens: freshTokens(this.table.code, this.table.yours), entropy: freshId() };
  }

  async #ask(asked: Asked): Promise<void> {
    this.isAsking = true;
    await this.table.request(asked);
    this.isAsking = false;
  }
}
