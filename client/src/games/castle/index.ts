import type { CastleView } from '../../wire';
import type { Face } from '../face';
import { manner } from './manner';
import Screen from './Screen.svelte';

export const face: Face<CastleView> = { Screen, manner };
