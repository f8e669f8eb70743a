/** Why a move is good: what it brings about on the board, and what it does for the chance to win. */
import type { EventForeseen } from '../wire';
import { canSay, say, type Arguments } from '../words/words.svelte';
import { percent } from './worth';

const MOST = 2;

/** What happens by it that is worth a word: the game has a sentence for it. */
export function effectWords(game: string, leadsTo: readonly EventForeseen[]): readonly string[] {
  const worth = leadsTo
    .map(({ kind, facts }) => ({ id: `${game}-why-${kind.replaceAll('_', '-')}`, facts }))
    .filter(({ id }) => canSay(id));
  const said = worth.map(({ id, facts }) => say(id, facts).trim()).filter((words) => words !== '');
  return [...new Set(said)].slice(0, MOST);
}

/** The facts of a reason as the arguments of its sentence: chances in percent. */

export function reasonArguments(facts: Arguments): Arguments {
  const said = Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? percent(value) : value]);
  return Object.fromEntries(said);
}
