/** News cut into scenes: what moves, and at the end of each the card that everybody sees once. */
import type { Turned } from '../board/journey';
import type { EventTold } from '../../../wire';

export interface Scene {
  /** Where its first event stands among all of them. */
  readonly first: number;
  readonly events: readonly EventTold[];
  /** The last of them, if it shows a card. */
  readonly shown: EventTold | null;
}

/** A card that a rival shows to one seat alone, which has none like it: all that happens before its eyes. */
export const SHOWN_ALONE = 'card_shown_alone';
const SEEN_ONCE: ReadonlySet<string> = new Set(['card_shown', 'card_turned', 'card_named', SHOWN_ALONE]);

/** The events as a seat sees them: what it was asked for and does not have is shown; what it has, it is asked for. */
export const seenBy = (events: readonly EventTold[], seat: number | null): readonly EventTold[] =>
  events.map((event, at) => {
    const isAsked = event.kind === 'shown_in_secret' && event.facts['rival'] === seat;
    return isAsked && events[at + 1]?.kind === 'had_none' ? { ...event, kind: SHOWN_ALONE } : event;
  });

export const isSeenOnce = ({ kind, facts }: EventTold): boolean =>
  SEEN_ONCE.has(kind) && typeof facts['kind'] === 'string';

/** Seen on the board, where this browser is a hand: nothing of it moves here. */
const ELSEWHERE = 'seen_elsewhere';

/** The events as this browser draws them: a hand, what is for its eyes, and what all may see once the table is gone. */
export function drawnHere(
  { role, middle }: { readonly role: string; readonly middle: { readonly isGone: boolean } },
  events: readonly EventTold[],
): readonly EventTold[] {
  if (role !== 'hand') return events;
  const isHere = (event: EventTold): boolean => event.kind === SHOWN_ALONE || (middle.isGone && isSeenOnce(event));
  return events.map((event) => (isHere(event) ? event : { ...event, kind: ELSEWHERE }));
}

export function scenesOf(events: readonly EventTold[]): readonly Scene[] {
  const cuts = [...events.flatMap((event, at) => (isSeenOnce(event) ? [at + 1] : [])), events.length];
  const scenes = cuts.map((end, at) => ({ first: cuts[at - 1] ?? 0, events: events.slice(cuts[at - 1] ?? 0, end) }));
  return scenes
    .filter((scene) => scene.events.length > 0)
    .map((scene) => ({ ...scene, shown: scene.events.find(isSeenOnce) ?? null }));
}

/** The card of an event, for the board. */
export function turnedBy({ facts }: EventTold): Turned {
  return {
    kind: String(facts['kind']),
    seat: Number(facts['seat']),
    spot: typeof facts['spot'] === 'number' ? facts['spot'] : null,
  };
}

export const isThrow = (kind: string | undefined): boolean => kind === 'dice_thrown' || kind === 'opening_thrown';
