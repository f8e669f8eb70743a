/** From told events to a timeline of beats. Pure: no clock, no drawing, no game. */
import type { EventTold } from '../wire';

export interface Beat<Shown> {
  /** Index of the event in the told list, for lighting the log line and for sounds. */
  readonly event: number;
  readonly kind: string;
  readonly begins: number;
  readonly lasts: number;
  readonly before: Shown;
  readonly after: Shown;
}

export interface Journey<Shown> {
  readonly beats: readonly Beat<Shown>[];
  readonly lasts: number;
  readonly end: Shown;
}

export const STEP = 220;
export const TRAVEL = 360;
export const SHOW = 700;
const HURRY_FROM = 4; // the fifth beat and all after it run twice as fast

/** How long a kind of event is shown (one that is not named is not), and what is seen once it has happened. */
export interface Staging<Shown> {
  readonly lasts: Readonly<Record<string, number | ((event: EventTold) => number)>>;
  /** Each beat takes its time, also in a long row of them. */
  readonly isSteady?: boolean;
  after(shown: Shown, event: EventTold): Shown;
}

/** The beats of a list of events, played from what was seen before them. */
export function timeline<Shown>(
  events: readonly EventTold[],
  from: Shown,
  staging: Staging<Shown>,
  isStill: boolean,
): Journey<Shown> {
  const beats: Beat<Shown>[] = [];
  let begins = 0;
  let before = from;
  for (const [index, event] of events.entries()) {
    const named = staging.lasts[event.kind];
    const full = typeof named === 'function' ? named(event) : named;
    const after = staging.after(before, event);
    if (full !== undefined) {
      const lasts = isStill ? 0 : beats.length >= HURRY_FROM && !staging.isSteady ? full / 2 : full;
      beats.push({ event: index, kind: event.kind, begins, lasts, before, after });
      begins += lasts;
    }
    before = after;
  }
  return { beats, lasts: begins, end: before };
}

/** The beat that runs at a moment, if any. */
export const beatAt = <Shown>(journey: Journey<Shown>, time: number): Beat<Shown> | undefined =>
  journey.beats.find((beat) => time >= beat.begins && time < beat.begins + beat.lasts);

/** Slow, quick, slow. */
export const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);
