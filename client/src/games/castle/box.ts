import type { Box } from '../face';
import Scene from './scene/CastleScene.svelte';

export const box: Box = { place: 1, Scene };
