/** Plays told events on Toy Battle's board, one after another (see motion/projector.svelte.ts). */
import { Projector } from '../../../motion/projector.svelte';
import type { BattleView } from '../../../wire';
import { journeyOf, standingAt, type Shown } from './journey';

export class Animator extends Projector<BattleView, Shown> {
  constructor() {
    super({ journey: journeyOf, at: standingAt });
  }
}
