/** One's own tables: what this browser keeps of them, and how the server says they stand. */
import { rememberedTables, noteTable, type RememberedTable } from '../connection/remembered';
import { seenTables } from '../connection/server';
import { glanceOf } from '../games';
import type { Glance } from '../games/face';
import { rememberedGuide } from '../guide/remembered';
import type { TableSeen } from '../wire';
import { learn } from '../words/words.svelte';

/** As many as the server looks at in one request. */
const MOST = 12;

/** A table that still runs; nothing is `seen` of it until the server has answered. */
export interface Running {
  readonly kept: RememberedTable;
  readonly seen: TableSeen | null;
}

export class OwnTables {
  #kept = $state.raw<readonly RememberedTable[]>(rememberedTables());
  /** Null until the server has answered: then a table that is not among them is gone. */
  #seen = $state.raw<ReadonlyMap<string, TableSeen> | null>(null);
  #glances = $state.raw<ReadonlyMap<string, Glance>>(new Map());

  readonly running = $derived.by<readonly Running[]>(() => this.#running());
  readonly finished = $derived(this.#kept.filter((table) => table.isOver && isListed(table)));

  glance(game: string): Glance | null {
    return this.#glances.get(game) ?? null;
  }

  /** Asks how everything stands; without an answer the tables are shown as they were left. */
  async look(): Promise<void> {
    this.#kept = rememberedTables();
    const asked = [...open(this.#kept).slice(0, MOST), ...this.finished.filter(({ outcome }) => !outcome)];
    if (asked.length > 0) await this.#ask(asked.slice(0, MOST));
    const games = new Set([...this.running.map(({ kept }) => kept.game), ...this.finished.map(({ game }) => game)]);
    await Promise.all([...games].filter((game) => game !== '').map((game) => this.#getToKnow(game)));
  }

  tidy(code: string, isTidied: boolean): void {
    noteTable(code, { isTidied });
    this.#kept = rememberedTables();
  }

  async #ask(asked: readonly RememberedTable[]): Promise<void> {
    const seen = await seenTables(asked.map(({ code, tokens }) => ({ code, tokens }))).catch(() => null);
    if (seen === null) return;
    for (const { code, outcome } of seen) if (outcome) noteTable(code, { isOver: true, outcome });
    this.#seen = new Map(seen.map((table) => [table.code, table]));
    this.#kept = rememberedTables();
  }

  async #getToKnow(game: string): Promise<void> {
    const [glance] = await Promise.all([glanceOf(game), learn(game)]).catch(() => [null]);
    if (glance) this.#glances = new Map([...this.#glances, [game, glance]]);
  }

  #running(): readonly Running[] {
    const seen = this.#seen;
    return open(this.#kept)
      .slice(0, MOST)
      .filter(({ code }) => seen === null || seen.has(code))
      .map((kept) => ({ kept, seen: seen?.get(kept.code) ?? null }))
      .toSorted((one, other) => Number(isYourTurn(other.seen)) - Number(isYourTurn(one.seen)));
  }
}

const open = (tables: readonly RememberedTable[]): readonly RememberedTable[] =>
  tables.filter((table) => !table.isOver && isListed(table) && table.tokens.length > 0 && !isGuided(table));

const isListed = ({ isTidied, isAside, isOpened }: RememberedTable): boolean =>
  isTidied !== true && isAside !== true && isOpened !== true;

/** A guide is gone on with from its own line, beside the game. */
function isGuided({ code, game }: RememberedTable): boolean {
  const guide = rememberedGuide(game);
  return guide?.code === code && !guide.isDone && guide.isLeft !== true;
}

/** Whether it waits for a seat of this browser. */
export const isYourTurn = (seen: TableSeen | null): boolean =>
  seen?.awaited.some((seat) => seen.seats[seat]?.isYours) ?? false;
