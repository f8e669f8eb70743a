/** The buttons under the board, worked out from what may be done. It knows no rule. */
import type { Answers } from './answers';

/** What somebody is about to do, when one click is not enough: where to, whom with what, or what for. */
export type Intent = { readonly to: 'walk' | 'go' } | { readonly ask: number } | { readonly to: 'search' };

/** One button: either a whole move, or the first half of one. */
export interface Act {
  /** The sentence of the button. */
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly move: string | null;
  readonly intent: Intent | null;
}

export interface Called {
  readonly total: number;
  /** A card was found: taking and leaving mean that one. */
  readonly isFound?: boolean;
  nameOf(seat: number): string;
}

const PLAIN = ['take', 'stay', 'keep', 'none', 'escape', 'hold', 'pass'] as const;
const LAST: ReadonlySet<string> = new Set(['none', 'hold', 'pass']);

/** In the order of the mock-ups: go, take, search, ask, walk; what declines comes last. */
export function actsOf(answers: Answers, called: Called): readonly Act[] {
  const plain = PLAIN.filter((word) => answers.plain.includes(word)).map((word) =>
    moving(called.isFound === true ? `${word}-found` : word, word),
  );
  const isLast = ({ move }: Act): boolean => LAST.has(move ?? '');
  return [
    ...answers.builds.map((kind) => moving('build', `build ${kind}`, { kind })),
    ...going(answers),
    ...plain.filter((act) => !isLast(act)),
    ...(answers.searches.length > 0 ? [meaning('search', { to: 'search' })] : []),
    ...[...answers.asks.keys()].map((seat) => meaning('ask', { ask: seat }, { name: called.nameOf(seat) })),
    ...walking(answers, called.total),
    ...anySpot(answers),
    ...plain.filter(isLast),
  ];
}

function moving(verb: string, move: string, args: Act['args'] = {}): Act {
  return { id: `clockwork-do-${verb}`, args, move, intent: null };
}

function meaning(verb: string, intent: Intent, args: Act['args'] = {}): Act {
  return { id: `clockwork-do-${verb}`, args, move: null, intent };
}

const going = ({ go }: Answers): readonly Act[] => (go.length > 0 ? [meaning('go', { to: 'go' })] : []);

/** A walk that is all there is needs no button: the fields glow. */
function walking(answers: Answers, total: number): readonly Act[] {
  const hasMore =
    answers.go.length > 0 || answers.asks.size > 0 || answers.plain.length > 0 || answers.searches.length > 0;
  return answers.walk.length > 0 && hasMore ? [meaning('walk', { to: 'walk' }, { total })] : [];
}

function anySpot({ spots }: Answers): readonly Act[] {
  const first = [...spots.values()].find((move) => move.startsWith('lay '));
  return first === undefined ? [] : [moving('any-spot', first)];
}

export function isSame(one: Intent | null, other: Intent | null): boolean {
  if (one === null || other === null) return one === other;
  return 'ask' in one ? 'ask' in other && one.ask === other.ask : 'to' in other && one.to === other.to;
}

/** Whether an intent is still among what may be done. */
export const isOffered = (intent: Intent, acts: readonly Act[]): boolean =>
  acts.some((act) => isSame(act.intent, intent));

/** What is meant when nobody has said: the way that the throw offers, or the only thing there is. */
export function firstIntent(answers: Answers, acts: readonly Act[]): Intent | null {
  if (answers.go.length > 0 && answers.walk.length > 0) return { to: 'go' };
  if (answers.walk.length > 0) return { to: 'walk' };
  const [only, ...others] = acts;
  return only !== undefined && others.length === 0 ? only.intent : null;
}

/** What is pointed at in the hand, each kind with its move; and what is named aloud instead. */
export interface Showing {
  readonly cards: ReadonlyMap<string, string>;
  readonly named: readonly { readonly kind: string; readonly move: string }[];
}

const NAMED: ReadonlySet<string> = new Set(['Fuel', 'Power']);

export function showingOf(
  answers: Answers,
  intent: Intent | null,
  hand: readonly string[],
  letterOf: (seat: number) => string,
): Showing {
  const { kinds, start } = soughtBy(answers, intent, letterOf);
  const isNamed = (kind: string): boolean => NAMED.has(kind) || !hand.includes(kind);
  return {
    cards: new Map([
      ...answers.cards,
      ...kinds.filter((kind) => !isNamed(kind)).map((kind) => [kind, start + kind] as const),
    ]),
    named: kinds.filter(isNamed).map((kind) => ({ kind, move: start + kind })),
  };
}

function soughtBy(
  answers: Answers,
  intent: Intent | null,
  letterOf: (seat: number) => string,
): { kinds: readonly string[]; start: string } {
  if (intent !== null && 'ask' in intent)
    return { kinds: answers.asks.get(intent.ask) ?? [], start: `ask ${letterOf(intent.ask)} ` };
  return intent?.to === 'search' ? { kinds: answers.searches, start: 'search ' } : { kinds: [], start: '' };
}
