/** The eight troops: which toy each is, its letter and its strength. Names are the same in every language. */
import type { Component } from 'svelte';
import Bear from '../../../pieces/toys/Bear.svelte';
import Crane from '../../../pieces/toys/Crane.svelte';
import Duck from '../../../pieces/toys/Duck.svelte';
import Elephant from '../../../pieces/toys/Elephant.svelte';
import Rocket from '../../../pieces/toys/Rocket.svelte';
import SkullBox from '../../../pieces/toys/SkullBox.svelte';
import SpinningTop from '../../../pieces/toys/SpinningTop.svelte';
import Tugboat from '../../../pieces/toys/Tugboat.svelte';

export interface Troop {
  readonly name: string;
  /** For words that are found by it: `toybattle-troop-capn`. */
  readonly id: string;
  /** Null for the joker. */
  readonly strength: number | null;
  readonly letter: string;
  readonly Toy: Component;
}

export const TROOPS: readonly Troop[] = [
  { name: 'Skully', id: 'skully', strength: 1, letter: 'S', Toy: SkullBox },
  { name: "Cap'n", id: 'capn', strength: 2, letter: 'C', Toy: Tugboat },
  { name: 'Jumbo', id: 'jumbo', strength: 3, letter: 'J', Toy: Elephant },
  { name: 'Hook', id: 'hook', strength: 4, letter: 'H', Toy: Crane },
  { name: 'XB-42', id: 'xb-42', strength: 5, letter: 'X', Toy: Rocket },
  { name: 'Star', id: 'star', strength: 6, letter: 'T', Toy: SpinningTop },
  { name: 'Roxy', id: 'roxy', strength: 7, letter: 'R', Toy: Bear },
  { name: 'Kwak', id: 'kwak', strength: null, letter: 'K', Toy: Duck },
];

export function troopNamed(name: string): Troop {
  const found = TROOPS.find((troop) => troop.name === name);
  if (!found) throw new RangeError(`expected one of ${TROOPS.map((troop) => troop.name).join(', ')}, got '${name}'`);
  return found;
}
