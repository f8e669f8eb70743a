/**
 * From told events to a timeline of beats: what the board shows while the sorcerer walks and the ghost climbs.
 *
 * Pure: no clock, no drawing. `Animator` (animator.svelte.ts) runs a journey; `standingAt` is the picture at a moment.
 */
import {
  beatAt,
  eased,
  SHOW,
  STEP,
  timeline,
  TRAVEL,
  type Beat as TimedBeat,
  type Journey as TimedJourney,
} from '../../../motion/journey';
import type { CastleView, EventTold } from '../../../wire';
import { isDirection, type Direction } from './squares';

export { beatAt };

/** What moves on the board. A sorcerer between squares is `part` of the way from `from` to `to`. */
export interface Shown {
  readonly sorcerer: SorcererPlace;
  readonly ghost: number;
  /** Treasures by their squares: pictures repeat. */
  readonly found: ReadonlySet<string>;
  readonly placed: ReadonlySet<string>;
  /** A treasure on its way to the battlement. */
  readonly flying: { readonly picture: string; readonly square: string; readonly part: number } | null;
  /** A door that he found shut, for as long as that is told. */
  readonly shut: { readonly at: string; readonly direction: Direction } | null;
}

export type SorcererPlace =
  | { readonly square: string }
  | { readonly from: string; readonly to: string; readonly part: number; readonly how: 'walk' | 'jump' };

export type Beat = TimedBeat<Shown>;
export type Journey = TimedJourney<Shown>;

/** A card acts for so long that a child sees which one it is. */
const ACT = 480;

const LASTS: Readonly<Record<string, number>> = {
  treasure_placed: TRAVEL,
  card_laid: TRAVEL,
  stack_shuffled: SHOW,
  card_turned: STEP,
  sorcerer_walked: ACT,
  sorcerer_jumped: SHOW,
  treasure_found: TRAVEL,
  ghost_lowered: ACT,
  ghost_climbed: ACT,
  loop_repeated: SHOW,
  row_impossible: SHOW,
  castle_saved: SHOW,
  ghost_escaped: SHOW,
  step_skipped: SHOW,
  row_halted: SHOW,
  puzzle_solved: SHOW,
  puzzle_missed: SHOW,
};

/** The board of a view, at rest. */
export function shownOf(view: CastleView): Shown {
  return {
    sorcerer: { square: view.sorcerer },
    ghost: view.ghost,
    found: new Set(view.treasures.filter((treasure) => treasure.isFound).map((treasure) => treasure.square)),
    placed: new Set(view.treasures.map((treasure) => treasure.square)),
    flying: null,
    shut: null,
  };
}

/** The beats of a list of events, played from the board as it was before them. */
export const journeyOf = (events: readonly EventTold[], from: Shown, { isStill = false } = {}): Journey =>
  timeline(events, from, { lasts: LASTS, after: shownAfter, isSteady: events.some(isOfRow) }, isStill);

/** A row that runs: its cards act one after another. */
const isOfRow = ({ kind }: EventTold): boolean => /^(sorcerer_|step_|loop_|row_)/.test(kind);

/** The board once an event has happened. */
function shownAfter(shown: Shown, event: EventTold): Shown {
  const text = (name: string): string => String(event.facts[name]);
  switch (event.kind) {
    case 'sorcerer_walked':
    case 'sorcerer_jumped':
      return { ...shown, sorcerer: { square: text('end') } };
    case 'treasure_found':
      return { ...shown, found: new Set([...shown.found, text('square')]) };
    case 'treasure_placed':
      return { ...shown, placed: new Set([...shown.placed, text('square')]) };
    case 'ghost_lowered':
    case 'ghost_climbed':
      return { ...shown, ghost: Number(event.facts['level']) };
    default:
      return shown;
  }
}

/** The picture at a moment, in milliseconds from the start of the journey. */
export function standingAt(journey: Journey, events: readonly EventTold[], time: number): Shown {
  const beat = beatAt(journey, time);
  if (beat === undefined) return time < 0 ? (journey.beats[0]?.before ?? journey.end) : journey.end;
  const event = events[beat.event];
  return event === undefined ? beat.after : during(beat, event, eased((time - beat.begins) / beat.lasts));
}

function during(beat: Beat, event: EventTold, part: number): Shown {
  const { before, after } = beat;
  const text = (name: string): string => String(event.facts[name]);
  switch (event.kind) {
    case 'sorcerer_walked':
      return { ...before, sorcerer: { from: text('start'), to: text('end'), part, how: 'walk' } };
    case 'sorcerer_jumped':
      return { ...before, sorcerer: { from: text('start'), to: text('end'), part, how: 'jump' } };
    case 'treasure_found':
      return { ...before, flying: { picture: text('picture'), square: text('square'), part } };
    case 'ghost_lowered':
    case 'ghost_climbed':
      return { ...before, ghost: before.ghost + (after.ghost - before.ghost) * part };
    case 'step_skipped':
    case 'row_halted':
      return { ...before, shut: shutDoor(event) };
    default:
      return before;
  }
}

function shutDoor({ facts: { at, direction } }: EventTold): Shown['shut'] {
  return typeof at === 'string' && isDirection(direction) ? { at, direction } : null;
}
