/** Plays told events on the board of Clockwork City, one after another (see motion/projector.svelte.ts). */
import { Projector } from '../../../motion/projector.svelte';
import type { CityView } from './city';
import { journeyOf, standingAt, type Shown } from './journey';

export class Animator extends Projector<CityView, Shown> {
  constructor() {
    super({ journey: journeyOf, at: standingAt });
  }
}
