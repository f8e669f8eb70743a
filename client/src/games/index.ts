/** Every game of the chest, in the order of the shelf. A new game adds its line here and its own folder. */
import type { Component } from 'svelte';
import type { Face } from './face';
import { castle } from './castle';
import CastleScene from './castle/scene/CastleScene.svelte';
import { clockwork } from './clockwork';
import ClockworkScene from './clockwork/scene/ClockworkScene.svelte';
import { toybattle } from './toybattle';
import ToyBattleScene from './toybattle/scene/ToyBattleScene.svelte';

export interface Boxed {
  readonly game: string;
  readonly Scene: Component;
  /** Null while the game cannot be played yet. */
  readonly face: Face | null;
}

export const CHEST: readonly Boxed[] = [
  { game: 'castle', Scene: CastleScene, face: castle },
  { game: 'toybattle', Scene: ToyBattleScene, face: toybattle },
  { game: 'clockwork', Scene: ClockworkScene, face: clockwork },
];

export function faceOf(game: string): Face | null {
  return CHEST.find((boxed) => boxed.game === game)?.face ?? null;
}
