import type { BattleView } from '../../wire';
import type { Face } from '../face';
import { manner } from './manner';
import Screen from './Screen.svelte';

export const face: Face<BattleView> = { Screen, manner };
