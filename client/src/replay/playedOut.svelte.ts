import type { Moment } from '../games/face';
import type { Projector } from '../motion/projector.svelte';

/** Plays a moment out where the replay went one step forward; else it is simply shown. For a component's own script. */
export function playedOut<View, Shown>(animator: Projector<View, Shown>, moment: () => Moment): void {
  $effect(() => {
    const { before, events, isMoving } = moment();
    if (isMoving && before) void animator.play(events, before as View);
    return () => animator.skip();
  });
}
