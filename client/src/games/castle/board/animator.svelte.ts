/**
 * Plays told events on the castle's board, one after another.
 *
 * For the page that holds the table:
 *
 *     const animator = new Animator();
 *     // on EntriesPlayed: the events of all entries in order, the view from before, and the new one
 *     await animator.play(entries.flatMap((entry) => entry.events), before);
 *     // then show the new view; skip() (Space) jumps to the end, and `play` resolves at once
 *     <Board {view} shown={animator.shown} ... />
 *
 * While `shown` is not null the board draws it instead of the view's pieces and hides the planned way.
 */
import { Projector } from '../../../motion/projector.svelte';
import type { CastleView } from '../../../wire';
import { journeyOf, shownOf, standingAt, type Shown } from './journey';

export class Animator extends Projector<CastleView, Shown> {
  constructor(paceNow?: () => number) {
    super(
      { journey: (events, before, isStill) => journeyOf(events, shownOf(before), { isStill }), at: standingAt },
      paceNow,
    );
  }
}
