import type { Box } from '../face';
import Scene from './scene/ClockworkScene.svelte';

export const box: Box = { place: 3, Scene };
