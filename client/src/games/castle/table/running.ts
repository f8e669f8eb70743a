/** A row that runs, card by card: which one acts, and how far the planned way has come. It knows no rule. */
import type { CardShown, EventTold, StepShown } from '../../../wire';

export interface Running {
  /** The step of the plan that happens now, from 0; null before the first and when none does. */
  readonly step: number | null;
  /** The cards that light up, by their places from 1: the one that acts, and the loop that lets it act again. */
  readonly cards: readonly number[];
  /** Under a loop: its place, and which round of how many this is, from 1; null where nothing repeats. */
  readonly round: Round | null;
}

export interface Round {
  readonly loop: number;
  readonly now: number;
  readonly of: number;
}

export const AT_REST: Running = { step: null, cards: [], round: null };

const STEPS: Readonly<Record<string, string>> = {
  sorcerer_walked: 'walk',
  sorcerer_jumped: 'jump',
  step_skipped: 'skip',
};

function stepKind({ kind, facts }: EventTold): string | null {
  if (kind === 'ghost_climbed') return facts['by'] === 'card' ? 'ghost' : null;
  return STEPS[kind] ?? null;
}

/** Where the row stands while the event at `at` is played out. */
export function runningAt(
  events: readonly EventTold[],
  at: number,
  steps: readonly StepShown[],
  row: readonly CardShown[],
): Running {
  const event = events[at];
  const step = stepReached(events.slice(0, at + 1), steps);
  if (event?.kind === 'loop_repeated')
    return startingOver(Number(event.facts['place']), steps[(step ?? -1) + 1], steps, row);
  const now = step === null ? undefined : steps[step];
  if (now === undefined) return AT_REST;
  const round = roundOf(now, steps, row);
  return { step, cards: round && now.repeat > 0 ? [now.card, round.loop] : [now.card], round };
}

/** A loop lights up by itself before the round that it brings. */
function startingOver(
  loop: number,
  next: StepShown | undefined,
  steps: readonly StepShown[],
  row: readonly CardShown[],
): Running {
  return { step: null, cards: [loop], round: next ? roundOf(next, steps, row) : null };
}

/** How often the card of a step acts in all, and the loop that says so. */
function roundOf({ card, repeat }: StepShown, steps: readonly StepShown[], row: readonly CardShown[]): Round | null {
  const loop = row.findIndex(({ kind }, place) => kind === 'loop' && place >= card) + 1;
  const of = Math.max(...steps.filter((step) => step.card === card).map((step) => step.repeat)) + 1;
  return loop > 0 && of > 1 ? { loop, now: repeat + 1, of } : null;
}

/** The last step that these events have told. */
function stepReached(events: readonly EventTold[], steps: readonly StepShown[]): number | null {
  let reached = -1;
  for (const event of events) {
    const kind = stepKind(event);
    const next = kind === null ? -1 : steps.findIndex((step, place) => place > reached && step.kind === kind);
    if (next >= 0) reached = next;
  }
  return reached < 0 ? null : reached;
}
