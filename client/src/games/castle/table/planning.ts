/**
 * From a wanted change of the plan to the requests that bring it about.
 *
 * A plan is corrected by taking back to the first decision that differs, then sending again what still applies.
 * It knows the order in which a row is planned (turns, then ways, gates and wands as the way meets them), and no rule.
 */

/** A decision of this row, with the number of its entry. */
export interface Planned {
  readonly seq: number;
  readonly move: string;
}

export type Turned = 'left' | 'right' | 'about';

export interface Wish {
  readonly move: string;
  /** Asked for now: its refusal is shown. Others only follow along and are dropped when they no longer fit. */
  readonly isWanted: boolean;
}

export interface Correction {
  /** The entry to take back to, or null when nothing stands in the way. */
  readonly takeBack: number | null;
  readonly send: readonly Wish[];
  /** What was taken back, in order: sent again if the wish is refused. */
  readonly dropped: readonly string[];
}

const isTurn = (move: string): boolean => move.startsWith('turn ');
const isWay = (move: string): boolean => move.startsWith('walk ');
const isGate = (move: string): boolean => move === 'stay' || move.startsWith('jump ');
const isWand = (move: string): boolean => move.endsWith(' wand');

/** Decisions of the row under way: the live entries after the last card came, side by side with the plan's moves. */
export function plannedOf(
  live: readonly { readonly seq: number; readonly seat: number }[],
  moves: readonly string[],
): readonly Planned[] {
  const seqs = live.slice(live.length - moves.length).map((entry) => entry.seq);
  return moves.map((move, place) => ({ move, seq: seqs[place] ?? -1 }));
}

/** How a card is turned in the plan, or null. */
export function turnedIn(planned: readonly Planned[], place: number): Turned | null {
  const found = planned.find(({ move }) => move.startsWith(`turn ${place} `));
  return (found?.move.split(' ')[2] as Turned | undefined) ?? null;
}

/** Turn a card; turned that way already, it is turned back. */
export function turning(planned: readonly Planned[], place: number, turned: Turned): Correction {
  const moves = planned.map(({ move }) => move);
  const wanted = `turn ${place} ${turned}`;
  const turns = moves.filter(isTurn);
  const at = turns.findIndex((move) => move.startsWith(`turn ${place} `));
  const after = at < 0 ? [...turns, wanted] : turns[at] === wanted ? turns.toSpliced(at, 1) : turns.with(at, wanted);
  return correction(planned, [...after, ...moves.filter((move) => !isTurn(move))], wanted);
}

/** Answer the question for a way that is open now. */
export function answeringWay(planned: readonly Planned[], direction: string): Correction {
  const moves = planned.map(({ move }) => move);
  return correction(planned, [...moves, `walk ${direction}`], `walk ${direction}`);
}

/** Choose the nth way (from 0) that the plan asks for; chosen already, it is left open again. */
export function choosingWay(planned: readonly Planned[], nth: number, direction: string): Correction {
  return answering(planned, isWay, nth, `walk ${direction}`);
}

/** Answer the gate that is asked about; when none is, the latest answer is changed. */
export function choosingGate(planned: readonly Planned[], isAsked: boolean, move: string): Correction {
  const answered = planned.filter((one) => isGate(one.move)).length;
  return answering(planned, isGate, isAsked ? answered : answered - 1, move);
}

/** Answer the wand that is asked about; when none is, the latest answer is changed. */
export function choosingWand(planned: readonly Planned[], isAsked: boolean, move: string): Correction {
  const answered = planned.filter((one) => isWand(one.move)).length;
  return answering(planned, isWand, isAsked ? answered : answered - 1, move);
}

/** A walk of the plan, and the kind of its card. */
export interface Walk {
  readonly kind: string;
  readonly card: number;
  readonly repeat: number;
  readonly direction: string | null;
}

/**
 * Which answer a card's first way is, from 0: how many ways were chosen before it.
 *
 * Repeats may have been asked about, too: the plan does not say so, but its answers and walks show it.
 */
export function nthWay(walks: readonly Walk[], planned: readonly Planned[], place: number): number {
  const answers = planned.flatMap(({ move }) => (isWay(move) ? [move.slice(5)] : []));
  const isFirst = ({ kind, repeat }: Walk): boolean => kind === 'sorcerer' && repeat === 0;
  const asked = [
    isFirst,
    ({ kind }: Walk) => kind === 'sorcerer',
    (walk: Walk) => isFirst(walk) || (walk.kind === 'arrow' && walk.repeat > 0),
    ({ kind, repeat }: Walk) => kind === 'sorcerer' || repeat > 0,
  ]
    .map((isAsked) => walks.filter(isAsked))
    .find(
      (chosen) => chosen.length >= answers.length - 1 && chosen.every(({ direction }, i) => direction === answers[i]),
    );
  const at = (asked ?? walks.filter(isFirst)).findIndex((walk) => walk.card === place && walk.repeat === 0);
  return at < 0 ? answers.length : at;
}

function answering(
  planned: readonly Planned[],
  isAnswer: (move: string) => boolean,
  nth: number,
  wanted: string,
): Correction {
  const moves = planned.map(({ move }) => move);
  const places = moves.flatMap((move, place) => (isAnswer(move) ? [place] : []));
  const at = places[nth];
  if (at === undefined) return correction(planned, [...moves, wanted], wanted);
  if (moves[at] === wanted) return correction(planned, moves.slice(0, at), null);
  return correction(planned, moves.with(at, wanted), wanted);
}

function correction(planned: readonly Planned[], after: readonly string[], wanted: string | null): Correction {
  const first = after.findIndex((move, place) => planned[place]?.move !== move);
  const from = first < 0 ? after.length : first;
  return {
    takeBack: planned[from]?.seq ?? null,
    send: after.slice(from).map((move) => ({ move, isWanted: move === wanted })),
    dropped: planned.slice(from).map(({ move }) => move),
  };
}
