/** How it goes on from the table of an exercise: to the next one, and back to the walk. */
import type { Options } from '../../../choices/choices.svelte';
import type { EditionListed } from '../../../wire';
import type { Back, Onward } from '../../face';
import { isOurPuzzle, nextPuzzle } from '../table/beforePlay';
import { course, exerciseAt, exerciseOf } from './exercises';

/** After an exercise comes the next one, after another puzzle of ours the next of them. */
export async function onward(edition: EditionListed, options: Options): Promise<Onward | null> {
  if (!isOurPuzzle(options)) return null;
  const all = await course();
  const played = exerciseOf(all, options);
  if (!played) return nextPuzzle(edition, options);
  const next = exerciseAt(all, played.number + 1);
  return next && { id: 'castle-course-next', options: next.options };
}

/** Our puzzles begin on the page of the course. */
export const back = (options: Options): Back | null =>
  isOurPuzzle(options) ? { path: '/course', id: 'castle-course-back' } : null;
