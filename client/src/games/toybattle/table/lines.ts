/** The log of a battle: tiles that come one after another are one line. */
import { eventId, type Line, type Told } from '../../../table/lines';
import type { BattleView, EventTold } from '../../../wire';
import { listed, say } from '../../../words/words.svelte';
import { speak } from './speech';

/** An event with where it stands in the log. */
interface Placed {
  readonly entry: Told;
  readonly place: number;
  readonly event: EventTold;
}

/** What only its owner sees is told under the attribute `troop`. */
const HALF_SECRET: ReadonlySet<string> = new Set(['tile_taken', 'tile_suppressed']);

export function battleLines(told: readonly Told[], names: readonly string[], view: unknown): readonly Line[] {
  const you = (view as BattleView | undefined)?.you ?? null;
  const events = told.flatMap((entry) => entry.events.map((event, place) => ({ entry, place, event })));
  return groups(events).map((group) => line(group, names, you));
}

function groups(events: readonly Placed[]): readonly (readonly [Placed, ...Placed[]])[] {
  const found: [Placed, ...Placed[]][] = [];
  for (const placed of events) {
    const last = found.at(-1);
    const isAlike =
      last?.[0].event.kind === 'tile_taken' &&
      placed.event.kind === 'tile_taken' &&
      last[0].event.facts['seat'] === placed.event.facts['seat'];
    if (last && isAlike) last.push(placed);
    else found.push([placed]);
  }
  return found;
}

function line(group: readonly [Placed, ...Placed[]], names: readonly string[], you: number | null): Line {
  const [{ entry, place, event }] = group;
  const named = event.facts['seat'];
  const seat = typeof named === 'number' ? named : entry.seat >= 0 ? entry.seat : null;
  const args = speak(event.facts, null, names);
  return {
    key: `${entry.seq}.${place}`,
    seat,
    text: text(group, args, you),
    rule: event.rule,
    strong: [String(args['name']), ...troopsOf(group)],
  };
}

/** The troops that a line speaks of. */
const troopsOf = (group: readonly Placed[]): readonly string[] =>
  group.flatMap(({ event: { facts } }) =>
    [facts['troop'], facts['covered']].filter((troop) => typeof troop === 'string'),
  );

/** At one screen a log holds what the other seat was told; it is not read to this one. */
function text(group: readonly [Placed, ...Placed[]], args: ReturnType<typeof speak>, you: number | null): string {
  const [{ event }] = group;
  const isMine = you === null || you === event.facts['seat'];
  const troops = isMine
    ? group.flatMap(({ event: { facts } }) => (typeof facts['troop'] === 'string' ? [facts['troop']] : []))
    : [];
  if (event.kind === 'tile_taken' && troops.length > 0)
    return say('toybattle-event-tile-taken.troop', { ...args, troop: listed(troops) });
  if (event.kind === 'tile_taken') return say('toybattle-line-taken', { ...args, count: group.length });
  const id = eventId('toybattle', event.kind);
  return say(HALF_SECRET.has(event.kind) && troops.length > 0 ? `${id}.troop` : id, args);
}
