/** What rooms, cards, tower, chests and stack are and do. */
import type { Explanation } from '../../../explain/explaining.svelte';
import type { CastleView } from '../../../wire';
import { listed, say, type Arguments } from '../../../words/words.svelte';
import { DIRECTIONS, kindAt, neighbour } from '../board/squares';
import { EXPLAINED, type Explained } from '../explained';
import { squareWords } from './speech';

/** The end of a sentence's id, and what fills it. */
type Claim = readonly [Explained, Arguments?];

/** Whose loops leave ghosts out. */
const SPARING: readonly string[] = ['young', 'older'];

const GATES: Readonly<Record<string, Explained>> = { forced: 'gate-must', off: 'gate-off' };

/** `place d4`, `card 1`, `tower`, `chests`, `treasures` or `stack`. */
export function explanationOf(name: string, view: CastleView): Explanation | null {
  const [kind, rest = ''] = name.split(' ');
  if (kind === 'place') return roomExplained(rest, view);
  if (kind === 'card') return cardExplained(Number(rest), view);
  if (kind === 'tower') return explanation(say('castle-ghost'), [['tower']]);
  if (kind === 'chests' || kind === 'treasures') return explanation(say('castle-find'), [['chests']]);
  return kind === 'stack' ? explanation(say('castle-stack'), [['stack']]) : null;
}

function cardExplained(place: number, view: CastleView): Explanation | null {
  const kind = view.row[place - 1]?.kind;
  if (kind !== 'arrow' && kind !== 'sorcerer' && kind !== 'loop' && kind !== 'ghost') return null;
  return explanation(say(`castle-face-${kind}`), kind === 'loop' ? ofLoops(view) : [[kind]]);
}

/** What a loop does by the readings and the age that are played. */
function ofLoops({ loopScope, loopRuns, profile }: CastleView): readonly Claim[] {
  const claims: Claim[] = [[loopScope === 'previous_card' ? 'loop-previous' : 'loop']];
  if (loopRuns === 3) claims.push(['loop-thrice']);
  if (SPARING.includes(profile)) claims.push(['loop-spares']);
  return claims;
}

function roomExplained(square: string, view: CastleView): Explanation | null {
  const kind = kindAt(view.board, square);
  if (kind === null) return null;
  const treasure = view.treasures.find((lying) => lying.square === square && !lying.isFound);
  const what = treasure ? 'treasure' : kind === 'chamber' ? 'room' : kind;
  const named = treasure ? say(`castle-picture-${treasure.picture}`) : say(`castle-kind-${what}`);
  const here: readonly Claim[] = view.sorcerer === square ? [['here']] : [];
  const doors: readonly Claim[] = kind === 'ghost-room' ? [] : [doorsOf(square, view)];
  return explanation(`${squareWords(square, view)}: ${named}`, [...here, [claimOf(what, square, view)], ...doors]);
}

function claimOf(what: Explained, square: string, view: CastleView): Explained {
  if (what === 'gate') return GATES[view.gates] ?? 'gate';
  return what === 'wand' && view.spentWands.includes(square) ? 'wand-spent' : what;
}

/** Where one can go from here: walls are what is not said. */
function doorsOf(square: string, { board }: CastleView): Claim {
  const ways = DIRECTIONS.filter((direction) => {
    const beside = neighbour(board, square, direction);
    return board.doors.some((door) => door.includes(square) && beside !== null && door.includes(beside));
  });
  if (ways.length === 0) return ['doors-none'];
  return ['doors', { ways: listed(ways.map((way) => say(`castle-direction-${way}`))) }];
}

const explanation = (title: string, claims: readonly Claim[]): Explanation => ({
  title,
  text: claims.map(([id, args]) => say(`castle-explain-${id}`, args)).join(' '),
  rules: [...new Set(claims.flatMap(([id]) => EXPLAINED[id]))],
});
