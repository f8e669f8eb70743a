/** The log of Clockwork City. */
import type { CityView } from '../board/city';
import { eventId, type Line, type Told } from '../../../table/lines';
import type { EventTold } from '../../../wire';
import { canSay, say } from '../../../words/words.svelte';
import { speak } from './speech';

/** An event with where it stands in the log. */
interface Placed {
  readonly entry: Told;
  readonly place: number;
  readonly event: EventTold;
}

/** Told in the line before it, or seen on the board. */
const UNTOLD: ReadonlySet<string> = new Set(['card_dealt', 'had_some', 'extra_laid']);
/** What only its parties know is told under the attribute `kind`. */
const WHO_KNOWS = ['seat', 'giver', 'taker'] as const;

/** A finished game is told whole: what was shown once, too. */
export function cityLines(told: readonly Told[], names: readonly string[], view: unknown): readonly Line[] {
  const { you = null, isOver = false } = (view as CityView | undefined) ?? {};
  return placedIn(told).map((placed) => line(placed, names, isOver ? null : you));
}

/** While a game runs, what was shown once is in no line. */
export function runningLines(told: readonly Told[], names: readonly string[], view: CityView): readonly Line[] {
  return placedIn(told)
    .filter(({ event }) => !event.isFleeting)
    .map((placed) => line(placed, names, view.you));
}

function placedIn(told: readonly Told[]): readonly Placed[] {
  const events = told.flatMap((entry) => entry.events.map((event, place) => ({ entry, place, event })));
  return events.filter(({ event }) => !UNTOLD.has(event.kind));
}

function line({ entry, place, event }: Placed, names: readonly string[], you: number | null): Line {
  const named = event.facts['seat'] ?? event.facts['giver'];
  const seat = typeof named === 'number' ? named : entry.seat >= 0 ? entry.seat : null;
  const args = speak(event.facts, null, names);
  const name = seat === null ? '' : (names[seat] ?? '');
  return {
    key: `${entry.seq}.${place}`,
    seat,
    text: text(event, { ...args, name }, you),
    rule: event.rule,
    strong: [name],
  };
}

/** At one screen a log holds what another seat was told; it is not read to this one. */
function text({ kind, facts }: EventTold, args: ReturnType<typeof speak>, you: number | null): string {
  const id = eventId('clockwork', kind);
  const isParty = you === null || WHO_KNOWS.some((fact) => facts[fact] === you);
  const isTold = isParty && typeof facts['kind'] === 'string' && canSayKind(id);
  return say(isTold ? `${id}.kind` : id, args);
}

const canSayKind = (id: string): boolean => canSay(id) && say(`${id}.kind`) !== `${id}.kind`;
