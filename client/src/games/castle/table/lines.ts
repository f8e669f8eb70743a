/** The castle's log: a row laid is one line, and so is a walk of several steps. */
import { eventLine, type Line, type Told } from '../../../table/lines';
import type { CastleView, EventTold } from '../../../wire';
import { listed, say } from '../../../words/words.svelte';
import { speak } from './speech';

/** An event with where it stands in the log. */
interface Placed {
  readonly entry: Told;
  readonly place: number;
  readonly event: EventTold;
}

/** Kinds that are told together when they follow each other. */
const TOGETHER: ReadonlySet<string> = new Set(['card_laid', 'sorcerer_walked']);

export function castleLines(told: readonly Told[], names: readonly string[], view: unknown): readonly Line[] {
  const events = told.flatMap((entry) => entry.events.map((event, place) => ({ entry, place, event })));
  const lines: Line[] = [];
  let seat: number | null = null;
  let row: readonly string[] = [];
  for (const group of groups(events)) {
    seat = seatOf(group) ?? seat;
    row = rowAfter(row, group);
    lines.push({ ...line(group, row, names, view as CastleView), seat });
  }
  return lines;
}

/** The cards of the row as they lie, so that a loop can say what it repeats. */
function rowAfter(row: readonly string[], group: readonly Placed[]): readonly string[] {
  const first = group[0]?.event;
  if (first?.kind === 'card_laid') return group.map(({ event }) => String(event.facts['card']));
  if (first?.kind !== 'card_turned') return row;
  return row.map((card, place) => (place + 1 === first.facts['place'] ? String(first.facts['points']) : card));
}

function groups(events: readonly Placed[]): readonly (readonly Placed[])[] {
  const found: Placed[][] = [];
  for (const placed of events) {
    const last = found.at(-1);
    const before = last?.at(-1)?.event;
    if (last && before && belongTogether(before, placed.event)) last.push(placed);
    else found.push([placed]);
  }
  return found;
}

function belongTogether(before: EventTold, event: EventTold): boolean {
  return TOGETHER.has(event.kind) && before.kind === event.kind && before.facts['seat'] === event.facts['seat'];
}

/** Whose line it is: the seat that laid or decided; chance speaks for the seat whose row it is. */
function seatOf(group: readonly Placed[]): number | null {
  const first = group[0];
  const laid = first?.event.facts['seat'];
  if (typeof laid === 'number') return laid;
  return first && first.entry.seat >= 0 ? first.entry.seat : null;
}

function line(group: readonly Placed[], row: readonly string[], names: readonly string[], view: CastleView): Line {
  const [first] = group;
  if (!first) throw new RangeError('expected at least one event in a line, got none');
  const whole = eventLine('castle', first.entry, first.place, speak(first.event.facts, view, names), names);
  const name = names[seatOf(group) ?? -1] ?? '';
  if (first.event.kind === 'card_laid')
    return { ...whole, text: say('castle-line-laid', { name, cards: words(group, 'card') }), strong: [name] };
  if (first.event.kind === 'loop_repeated')
    return { ...whole, text: say('castle-event-loop-repeated', { cards: repeated(first.event, row) }) };
  if (first.event.kind === 'sorcerer_walked')
    return { ...whole, text: say('castle-line-walked', { ways: words(group, 'direction') }) };
  if (first.event.kind === 'treasure_found')
    return { ...whole, strong: [say(`castle-picture-${first.event.facts['picture'] as string}`)] };
  return whole;
}

function words(group: readonly Placed[], fact: 'card' | 'direction'): string {
  return listed(group.map(({ event }) => say(`castle-${fact}-${String(event.facts[fact])}`)));
}

function repeated(event: EventTold, row: readonly string[]): readonly string[] {
  const places = event.facts['cards'] as readonly number[];
  return places.map((place) => say(`castle-card-${row[place - 1] ?? 'loop'}`));
}
