/** What the castle knows about its own choices before play, and what came of them. */
import CourseLine from '../course/CourseLine.svelte';
import Miniature from '../board/Miniature.svelte';
import { boardNames } from '../board/miniature';
import type { Options } from '../../../choices/choices.svelte';
import { isFile } from '../../../choices/ownFile';
import type { BeforePlay, Onward } from '../../face';
import type { CastleView, EditionListed } from '../../../wire';

const NO_PUZZLE = 'none';
/** What any puzzle brings; one of ours brings everything else, too. */
const BROUGHT = ['deck', 'treasures'];
const BROUGHT_BY_OURS = ['profile', 'half_turns', 'board', ...BROUGHT];

const isPuzzle = ({ puzzle = NO_PUZZLE }: Options): boolean => puzzle !== NO_PUZZLE;

export const beforePlay: BeforePlay<CastleView> = {
  first: ['profile', 'board'],
  named,
  played,
  settled,
  settledId,
  previews: { board: Miniature },
  Beside: CourseLine,
};

function named(options: Options): readonly string[] {
  const turns = options['half_turns'] === true ? ['half_turns'] : [];
  return ['profile', ...turns, ...(isPuzzle(options) ? ['puzzle'] : []), 'board'];
}

/** The view's word holds: a puzzle may have brought its own rules and castle. */
function played(options: Options, { profile, halfTurns, board }: CastleView): Options {
  const chosen = options['board'];
  const isBrought = isPuzzle(options) && boardNames().includes(board.name);
  return { ...options, profile, half_turns: halfTurns, board: isFile(chosen) && !isBrought ? chosen : board.name };
}

function settled(options: Options): readonly string[] {
  if (!isPuzzle(options)) return [];
  return isFile(options['puzzle']) ? BROUGHT : BROUGHT_BY_OURS;
}

function settledId(options: Options): string | null {
  if (!isPuzzle(options)) return null;
  return isFile(options['puzzle']) ? 'castle-puzzle-may-bring' : 'castle-puzzle-brings';
}

/** One that we made: an exercise of the course by its number, another puzzle by its name. */
export const isOurPuzzle = (options: Options): boolean => isPuzzle(options) && !isFile(options['puzzle']);

/** Our own puzzles that have a name; those with a number are the exercises of the course. */
export const puzzlesOf = ({ options }: EditionListed): readonly string[] =>
  (options.find(({ name }) => name === 'puzzle')?.choices ?? [])
    .filter((choice) => typeof choice === 'string')
    .filter((name) => name !== NO_PUZZLE);

/** After a puzzle of ours comes the next one. */
export function nextPuzzle(edition: EditionListed, options: Options): Onward | null {
  const puzzles = puzzlesOf(edition);
  const at = puzzles.indexOf(String(options['puzzle']));
  const next = at < 0 || !isPuzzle(options) ? undefined : puzzles[at + 1];
  return next === undefined ? null : { id: 'castle-next-puzzle', options: { ...options, puzzle: next } };
}
