/** What the castle knows about its own choices before play. */
import Miniature from '../castle/Miniature.svelte';
import type { Options } from '../choices/choices.svelte';
import type { Offer, Onward } from '../games';
import type { EditionOffered } from '../wire';

const NO_PUZZLE = 'none';

/** A puzzle brings its own board, treasures and row. */
const isPuzzle = ({ puzzle = NO_PUZZLE }: Options): boolean => puzzle !== NO_PUZZLE;

export const offer: Offer = {
  first: ['profile', 'board'],
  named: (options) => ['profile', isPuzzle(options) ? 'puzzle' : 'board'],
  settled: (options) => (isPuzzle(options) ? ['board', 'deck', 'treasures'] : []),
  settledId: (options) => (isPuzzle(options) ? 'castle-puzzle-brings' : null),
  previews: { board: Miniature },
};

/** After a puzzle of ours comes the next one. */
export function nextPuzzle({ options: offered }: EditionOffered, options: Options): Onward | null {
  const puzzles = offered.find(({ name }) => name === 'puzzle')?.choices ?? [];
  const at = puzzles.indexOf(options['puzzle']);
  const next = at < 0 || !isPuzzle(options) ? undefined : puzzles[at + 1];
  return next === undefined ? null : { id: 'castle-next-puzzle', options: { ...options, puzzle: next } };
}
