/** The character of every terrain: its ground, its rim, what is strewn about. A board that is not listed is a meadow. */
import type { Component } from 'svelte';
import type { Point } from '../../../board/geometry';
import type { BoardPlan } from './plan';
import { PALETTES, type Palette } from './palette';
import type { StampName } from './stamps';
import AwningRim from './terrains/AwningRim.svelte';
import CloudIslands from './terrains/CloudIslands.svelte';
import LavaStream from './terrains/LavaStream.svelte';
import Moon from './terrains/Moon.svelte';
import PennantRim from './terrains/PennantRim.svelte';
import River from './terrains/River.svelte';
import Rug from './terrains/Rug.svelte';
import Sand from './terrains/Sand.svelte';
import Sandbanks from './terrains/Sandbanks.svelte';
import TinFloor from './terrains/TinFloor.svelte';

type Scenery = Component<{ plan: BoardPlan }>;

export interface Character {
  readonly palette: Palette;
  readonly Ground: Scenery;
  readonly Rim: Scenery | null;
  readonly stamps: readonly StampName[];
  /** Where nothing is strewn. */
  readonly isKept?: (plan: BoardPlan, at: Point) => boolean;
}

const isByTheRiver = ({ height }: BoardPlan, { y }: Point): boolean => Math.abs(y - height * 0.497) < height * 0.1;
const isAtTheRim = ({ height, unit }: BoardPlan, { y }: Point): boolean => Math.min(y, height - y) < 52 * unit;
const palette = (name: string): Palette => PALETTES[name] ?? (PALETTES['castle'] as Palette);

const MEADOW: Character = {
  palette: palette('castle'),
  Ground: River,
  Rim: null,
  stamps: ['fir', 'fir', 'bush', 'daisy', 'hay', 'tent'],
  isKept: isByTheRiver,
};

const CHARACTERS: Readonly<Record<string, Character>> = {
  castle: MEADOW,
  pool: { palette: palette('pool'), Ground: Sand, Rim: null, stamps: ['palm', 'ring', 'ripple', 'daisy', 'ripple'] },
  clouds: { palette: palette('clouds'), Ground: CloudIslands, Rim: null, stamps: ['puff', 'puff', 'balloon'] },
  jungle: { palette: palette('jungle'), Ground: LavaStream, Rim: null, stamps: ['fern', 'fern', 'bush', 'volcano'] },
  cemetery: { palette: palette('cemetery'), Ground: Moon, Rim: null, stamps: ['stone', 'stone', 'twig'] },
  caribbean: {
    palette: palette('caribbean'),
    Ground: Sandbanks,
    Rim: null,
    stamps: ['ripple', 'ripple', 'sailboat', 'palm', 'ripple'],
  },
  station: { palette: palette('station'), Ground: TinFloor, Rim: null, stamps: ['cog', 'panel', 'panel'] },
  battlefield: {
    palette: palette('battlefield'),
    Ground: Rug,
    Rim: null,
    stamps: ['cushions', 'block', 'bush', 'cushions'],
  },
  croisette: {
    palette: palette('croisette'),
    Ground: Sand,
    Rim: AwningRim,
    stamps: ['parasol', 'palm', 'ring', 'ripple'],
    isKept: isAtTheRim,
  },
  tournament: {
    palette: palette('tournament'),
    Ground: River,
    Rim: PennantRim,
    stamps: ['pennant', 'tent', 'hay', 'daisy', 'bush'],
    isKept: (plan, at) => isByTheRiver(plan, at) || isAtTheRim(plan, at),
  },
};

export function characterOf(terrain: string): Character {
  return CHARACTERS[terrain] ?? MEADOW;
}
