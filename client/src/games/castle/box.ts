import type { Box } from '../face';
import Scene from './scene/CastleScene.svelte';
import Course from './course/CourseLine.svelte';
import Teaching from './teaching/Teaching.svelte';

export const box: Box = { place: 1, Scene, Course, Teaching };
