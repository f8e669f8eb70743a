/** The puzzle that is played, for the cards around its board. */
import { getContext, setContext } from 'svelte';
import type { PuzzlePlay } from './play.svelte';
import type { Series } from './series';

export interface Playing {
  readonly play: PuzzlePlay;
  /** What it is one of; null while that is read, or where nobody knows. */
  readonly series: () => Series | null;
}

const KEY = Symbol('puzzle');

export const setPlaying = (playing: Playing): Playing => setContext(KEY, playing);
export const playing = (): Playing => getContext(KEY);
