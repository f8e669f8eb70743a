/** Rules said just in time: the first time that a paragraph matters at a table, one small card says it. */
import { preferences } from '../preferences.svelte';
import type { EntryTold, EventTold } from '../wire';
import { canSay } from '../words/words.svelte';
import { seenRules, seeRules } from './seen';

export interface Tip {
  /** The Fluent id of its sentence. */
  readonly id: string;
  readonly rule: string;
}

/** `HAR 4.3` of `harbour` is said by `harbour-tip-4-3`. */
export const tipId = (game: string, rule: string): string =>
  `${game}-tip-${rule.replace(/^[A-Z]+ /, '').replaceAll('.', '-')}`;

export class Tips {
  /** What is said now. */
  now = $state.raw<Tip | null>(null);
  /** The latest entry that was looked at: what happened before somebody came is no news. */
  #heard: number | null = null;

  /** `isSaid`: whether a game has a sentence by this id; `sooner`: what matters of an event before its own paragraph. */
  constructor(
    readonly game: string,
    readonly isSaid: (id: string) => boolean = canSay,
    readonly sooner: (event: EventTold) => string | null = () => null,
  ) {}

  /** What happened since; `isQuiet` while a coach speaks. At most one tip lies open: the others wait for their next time. */
  hear(entries: readonly EntryTold[], isQuiet: boolean): void {
    const last = entries.at(-1)?.seq ?? 0;
    const fresh = entries.filter(({ seq }) => this.#heard !== null && seq > this.#heard);
    this.#heard = last;
    if (isQuiet || this.now || !preferences.hasTips) return;
    const seen = seenRules();
    const rules = fresh.flatMap(({ events }) =>
      events.flatMap((event) => [this.sooner(event) ?? [], event.rule].flat()),
    );
    const rule = rules.find((each) => !seen.has(each) && this.isSaid(tipId(this.game, each)));
    if (rule === undefined) return;
    this.now = { id: tipId(this.game, rule), rule };
    seeRules([rule]);
  }

  shut(): void {
    this.now = null;
  }

  /** None any more; settings bring them back. */
  switchOff(): void {
    preferences.hasTips = false;
    this.shut();
  }
}
