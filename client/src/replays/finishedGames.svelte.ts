/** One's finished games, and saved ones that were opened here: how each ended, and how its board looked then. */
import { rememberedTables, noteTable, type RememberedTable } from '../connection/remembered';
import { seenTables } from '../connection/server';
import { glanceOf } from '../games';
import type { Glance } from '../games/face';
import type { TableSeen } from '../wire';
import { learn } from '../words/words.svelte';

/** As many as the server looks at in one request. */
const AT_ONCE = 12;

const finished = (): readonly RememberedTable[] =>
  rememberedTables().filter(({ isOver, isAside }) => isOver && isAside !== true);

export class FinishedGames {
  all = $state.raw<readonly RememberedTable[]>(finished());
  #seen = $state.raw<ReadonlyMap<string, TableSeen>>(new Map());
  #glances = $state.raw<ReadonlyMap<string, Glance>>(new Map());

  glance(game: string): Glance | null {
    return this.#glances.get(game) ?? null;
  }

  /** The board at the end, as everybody saw it; nothing until the server has answered. */
  view(code: string): unknown {
    return this.#seen.get(code)?.view;
  }

  /** The newest first, a few at a time: each game has to be played through for it. */
  async look(): Promise<void> {
    const games = [...new Set(this.all.map(({ game }) => game))].filter((game) => game !== '');
    await Promise.all(games.map((game) => this.#getToKnow(game)));
    for (let first = 0; first < this.all.length; first += AT_ONCE) {
      const asked = this.all.slice(first, first + AT_ONCE).map(({ code, tokens }) => ({ code, tokens }));
      const seen = await seenTables(asked).catch(() => null);
      if (seen === null) return;
      for (const { code, outcome } of seen) if (outcome) noteTable(code, { isOver: true, outcome });
      this.#seen = new Map([...this.#seen, ...seen.map((table) => [table.code, table] as const)]);
      this.all = finished();
    }
  }

  async #getToKnow(game: string): Promise<void> {
    const [glance] = await Promise.all([glanceOf(game), learn(game)]).catch(() => [null]);
    if (glance) this.#glances = new Map([...this.#glances, [game, glance]]);
  }
}
