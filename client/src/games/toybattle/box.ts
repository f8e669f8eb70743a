import type { Box } from '../face';
import Scene from './scene/ToyBattleScene.svelte';

export const box: Box = { place: 2, Scene };
