/** What cards, machines, places and pawns are and do, one's own and the rivals'. */
import type { Explanation } from '../../../explain/explaining.svelte';
import { say, type Arguments } from '../../../words/words.svelte';
import type { CitySeat, CityView } from '../board/city';
import { EXPLAINED, type Explained } from '../explained';
import { fieldOf } from './answers';
import { boardWords, characterWords, kindWords, spotWords } from './speech';

type Names = readonly string[];

/** The end of a sentence's id, and what fills it. */
type Claim = readonly [Explained, Arguments?];

const MACHINES: ReadonlySet<string> = new Set(['flyer', 'breaker', 'airship']);

/** `place yard 3`, `place spot 14`, `hand Whale`, `kind Whale`, `laid Whale`, `seat 1` or `character Tilda`. */
export function explanationOf(name: string, view: CityView, names: Names): Explanation | null {
  const [what, rest = ''] = name.split(/ (.*)/);
  if (what === 'place') return placeExplained(rest, view, names);
  if (what === 'seat') return seatExplained(view.seats[Number(rest)], names);
  if (what === 'character') return explanation(characterWords(rest), [['pawn']]);
  if (what === 'laid') return cardExplained(rest, view, [['laid']]);
  if (what === 'hand') return cardExplained(rest, view, heldClaims(rest, view));
  return what === 'kind' ? cardExplained(rest, view, []) : null;
}

function cardExplained(kind: string, view: CityView, more: readonly Claim[]): Explanation | null {
  const family = view.kinds.find((one) => one.kind === kind)?.family;
  if (family === undefined || !isExplained(family)) return null;
  const isNamed = family === 'flyer' || family === 'breaker';
  const title = isNamed ? `${kindWords(kind)}: ${say(`clockwork-family-${family}`)}` : kindWords(kind);
  return explanation(title, [[family], ...more]);
}

/** How many parts one holds, of what is put together from parts. */
function heldClaims(kind: string, view: CityView): readonly Claim[] {
  const shown = view.kinds.find((one) => one.kind === kind);
  const cards = view.you === null ? null : view.seats[view.you]?.cards;
  if (!shown || !cards || !MACHINES.has(shown.family)) return [];
  return [['held', { held: cards.filter((card) => card === kind).length, copies: shown.copies }]];
}

function placeExplained(place: string, view: CityView, names: Names): Explanation {
  const spot = /^spot (\d+)$/.exec(place)?.[1];
  if (spot !== undefined) {
    const isLaid = view.spots.some((one) => one.spot === Number(spot));
    return explanation(spotWords(Number(spot), view), [[isLaid ? 'spot-laid' : 'spot-free']]);
  }
  return explanation(boardWords(place, view, names), [fieldClaim(place, view)]);
}

function fieldClaim(place: string, view: CityView): Claim {
  if (place === 'towers') return ['towers'];
  const field = fieldOf(place, view.board);
  const yard = field === null ? -1 : view.board.yards.indexOf(field);
  if (yard < 0) return ['field'];
  return [view.piles[yard] === 0 && view.turn > 0 ? 'yard-empty' : 'yard'];
}

function seatExplained(seat: CitySeat | undefined, names: Names): Explanation | null {
  if (!seat) return null;
  const title = [names[seat.seat] ?? '', characterWords(seat.character)].filter(Boolean).join(': ');
  return explanation(title, [['pawn'], ['hand']]);
}

const isExplained = (id: string): id is Explained => Object.hasOwn(EXPLAINED, id);

const explanation = (title: string, claims: readonly Claim[]): Explanation => ({
  title,
  text: claims.map(([id, args]) => say(`clockwork-explain-${id}`, args)).join(' '),
  rules: [...new Set(claims.flatMap(([id]) => EXPLAINED[id]))],
});
