/** The face of a game that nobody has drawn: its contract and its words are enough. */
import type { Face } from '../games/face';
import { manner } from './manner';
import Screen from './Screen.svelte';

export const face: Face = { Screen, manner };
