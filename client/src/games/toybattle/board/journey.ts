/** From told events to what the board shows meanwhile: the battle as it stands after each event, and what is on its way. */
import { beatAt, eased, SHOW, STEP, timeline, TRAVEL, type Journey } from '../../../motion/journey';
import type { BattleView, EventTold } from '../../../wire';
import { battleAfter } from './battle';

/** Where a flight begins or ends: on a place, in a region, with a side, or in the middle for all to see. */
export type End = { readonly place: number } | { readonly region: number } | { readonly side: number } | 'middle';

export interface Flying {
  readonly what: 'tile' | 'medals';
  /** Whose it is. */
  readonly seat: number;
  /** Null for a tile that is seen from behind. */
  readonly troop: string | null;
  readonly from: End;
  readonly to: End;
  readonly part: number;
}

export interface Shown {
  readonly view: BattleView;
  readonly flying: Flying | null;
}

const LASTS: Readonly<Record<string, number>> = {
  starter_drawn: STEP,
  tile_taken: TRAVEL,
  troop_placed: TRAVEL,
  region_closed: SHOW,
  troop_discarded: TRAVEL,
  rack_robbed: SHOW,
  troop_recalled: TRAVEL,
  troop_shoved: TRAVEL,
  troop_exhumed: TRAVEL,
  tile_suppressed: TRAVEL,
  headquarters_captured: SHOW,
  objective_reached: SHOW,
  side_stuck: SHOW,
  battle_stalled: SHOW,
};

export const isShown = (kind: string): boolean => kind in LASTS;

export const journeyOf = (events: readonly EventTold[], before: BattleView, isStill: boolean): Journey<Shown> =>
  timeline(
    events,
    { view: before, flying: null },
    { lasts: LASTS, after: ({ view }, event) => ({ view: battleAfter(view, event), flying: null }) },
    isStill,
  );

export function standingAt(journey: Journey<Shown>, events: readonly EventTold[], time: number): Shown {
  const beat = beatAt(journey, time);
  if (beat === undefined) return time < 0 ? (journey.beats[0]?.before ?? journey.end) : journey.end;
  const event = events[beat.event];
  const flying = event && flightOf(event, beat.before.view);
  if (!flying) return beat.after;
  return {
    view: leaving(beat.before.view, event, beat.after.view),
    flying: { ...flying, part: eased((time - beat.begins) / beat.lasts) },
  };
}

/** What flies has left where it lay, and is not yet where it goes. */
function leaving(before: BattleView, event: EventTold, after: BattleView): BattleView {
  const { kind, facts } = event;
  if (kind === 'troop_placed') return { ...before, sides: after.sides };
  if (kind === 'troop_shoved')
    return battleAfter(before, { ...event, kind: 'troop_discarded', facts: { ...facts, base: facts['start'] } });
  return kind === 'troop_discarded' || kind === 'troop_recalled' ? { ...before, stacks: after.stacks } : before;
}

function flightOf({ kind, facts }: EventTold, { regions }: BattleView): Omit<Flying, 'part'> | null {
  const seat = Number(facts['seat']);
  const place = (name: string): End => ({ place: Number(facts[name]) });
  const troop = typeof facts['troop'] === 'string' ? facts['troop'] : null;
  const tile = { what: 'tile' as const, seat, troop };
  switch (kind) {
    case 'troop_placed':
      return { ...tile, from: { side: seat }, to: place('place') };
    case 'troop_discarded':
    case 'troop_recalled':
      return { ...tile, from: place('base'), to: { side: seat } };
    case 'troop_shoved':
      return { ...tile, from: place('start'), to: place('end') };
    case 'rack_robbed':
      return { ...tile, from: { side: seat }, to: 'middle' };
    case 'region_closed':
      return {
        what: 'medals',
        seat,
        troop: null,
        from: { region: regions.findIndex(({ bases }) => String(bases) === String(facts['bases'])) },
        to: { side: seat },
      };
    default:
      return null;
  }
}
