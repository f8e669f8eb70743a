/** The colours of a terrain, in light and in dark; roads and pads of all terrains share theirs in the dark. */
export interface Palette {
  readonly ground: string;
  /** Soft patches on the ground. */
  readonly shade: string;
  readonly patch: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly pad: string;
  readonly padEdge: string;
  readonly stitch: string;
  /** How much of the ground shows through a region's patch. */
  readonly patchSolid: number;
  readonly dark: { readonly ground: string; readonly shade: string; readonly patch: string; readonly stitch: string };
}

const CASTLE: Palette = {
  ground: '#CFE2A6',
  shade: '#BAD48D',
  patch: '#E3EFC4',
  road: '#F3DFB2',
  roadEdge: '#8A6530',
  pad: '#FBEFCF',
  padEdge: '#7A5628',
  stitch: '#6E8A4A',
  patchSolid: 0.5,
  dark: { ground: '#3E5238', shade: '#354731', patch: '#4A6142', stitch: '#86A45E' },
};
const POOL: Palette = {
  ground: '#F6DDA8',
  shade: '#F0CE8C',
  patch: '#7FD0DE',
  road: '#FFF6E3',
  roadEdge: '#9A6420',
  pad: '#FFF9EC',
  padEdge: '#8F521C',
  stitch: '#B5813E',
  patchSolid: 0.95,
  dark: { ground: '#54431F', shade: '#4A3A18', patch: '#2B6A78', stitch: '#B5813E' },
};

export const PALETTES: Readonly<Record<string, Palette>> = {
  castle: CASTLE,
  pool: POOL,
  clouds: {
    ground: '#C9DDF4',
    shade: '#B3CDEC',
    patch: '#E3EEFB',
    road: '#FFFFFF',
    roadEdge: '#5374A6',
    pad: '#FFFDF6',
    padEdge: '#456595',
    stitch: '#6F8FBD',
    patchSolid: 0.5,
    dark: { ground: '#34496A', shade: '#2C3F5E', patch: '#47608A', stitch: '#8FAAD3' },
  },
  jungle: {
    ground: '#A9CFA0',
    shade: '#8DBB88',
    patch: '#D3E9BC',
    road: '#E9C9A0',
    roadEdge: '#7A4B2E',
    pad: '#FBE9CC',
    padEdge: '#6B3F25',
    stitch: '#4F7A50',
    patchSolid: 0.7,
    dark: { ground: '#2C4630', shade: '#243B28', patch: '#3A5A3C', stitch: '#6C9A6C' },
  },
  cemetery: {
    ground: '#CFC6DC',
    shade: '#B9AECB',
    patch: '#E8E1F0',
    road: '#EEE7DB',
    roadEdge: '#6B5F80',
    pad: '#F7F1E6',
    padEdge: '#564A6C',
    stitch: '#6B5F80',
    patchSolid: 0.75,
    dark: { ground: '#3A3149', shade: '#312940', patch: '#4D4264', stitch: '#9385AC' },
  },
  caribbean: {
    ground: '#8ED1DC',
    shade: '#76C2D0',
    patch: '#AFE0E6',
    road: '#FFF1CE',
    roadEdge: '#1C6577',
    pad: '#FFF4D8',
    padEdge: '#7F5A26',
    stitch: '#2D7F92',
    patchSolid: 0.5,
    dark: { ground: '#1B4E59', shade: '#17434D', patch: '#2A6875', stitch: '#5AA8B8' },
  },
  station: {
    ground: '#CBD3DA',
    shade: '#B6C0CA',
    patch: '#DCE3E8',
    road: '#F4F6F7',
    roadEdge: '#566472',
    pad: '#FBFCFC',
    padEdge: '#3F4C5A',
    stitch: '#566472',
    patchSolid: 0.5,
    dark: { ground: '#363F48', shade: '#2E363E', patch: '#47525D', stitch: '#8794A1' },
  },
  battlefield: {
    ground: '#E6CDA6',
    shade: '#D9BA8A',
    patch: '#EFDDBF',
    road: '#FBEBCB',
    roadEdge: '#8A5F35',
    pad: '#FFF5E0',
    padEdge: '#724A26',
    stitch: '#8A5F35',
    patchSolid: 0.5,
    dark: { ground: '#4A3A26', shade: '#40321F', patch: '#5C4A32', stitch: '#B58A58' },
  },
  croisette: POOL,
  tournament: CASTLE,
};

const DARK_ALIKE = { road: '#C4AC80', roadEdge: '#1B1A16', pad: '#CDBB94', padEdge: '#4B3A22', number: '#3D2A14' };

/** A palette as CSS custom properties: `--light-x` and `--dark-x`, from which the board takes its `--x`. */
export function paletteStyle(palette: Palette): string {
  const { dark, patchSolid, ...light } = palette;
  const named = (tone: string, colours: Readonly<Record<string, string>>): string[] =>
    Object.entries(colours).map(([name, colour]) => `--${tone}-${name}: ${colour}`);
  return [
    ...named('light', { ...light, number: light.padEdge }),
    ...named('dark', { ...DARK_ALIKE, ...dark }),
    `--patch-solid: ${patchSolid}`,
  ].join('; ');
}
