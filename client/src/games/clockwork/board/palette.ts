/** The signs of the fourteen kinds of cards: letter, tone, tint and pattern, all always on. */

export type Pattern =
  | 'waves'
  | 'stripes'
  | 'dots'
  | 'checks'
  | 'rings'
  | 'zigzag'
  | 'grid'
  | 'crosses'
  | 'bars'
  | 'curls'
  | 'diamonds'
  | 'drops'
  | 'stars'
  | 'rust';

export interface KindSigns {
  readonly letter: string;
  /** For edges and for the tag; white on it can be read. */
  readonly tone: string;
  readonly tint: string;
  readonly pattern: Pattern;
  /** How its picture is cut into cards: columns and rows. */
  readonly cut: readonly [columns: number, rows: number];
}

const WHOLE = [1, 1] as const;
const QUARTERS = [2, 2] as const;
const SIXTHS = [3, 2] as const;

export const KINDS = {
  Lacewing: { letter: 'L', tone: '#23748F', tint: '#D3EAF1', pattern: 'waves', cut: QUARTERS },
  Umbrella: { letter: 'U', tone: '#C24E2E', tint: '#F8DCD0', pattern: 'stripes', cut: QUARTERS },
  Kettle: { letter: 'K', tone: '#8A5FA8', tint: '#E8DDF1', pattern: 'dots', cut: QUARTERS },
  Velo: { letter: 'V', tone: '#2F7A4B', tint: '#D6EBDB', pattern: 'checks', cut: QUARTERS },
  Whale: { letter: 'W', tone: '#3C6AA8', tint: '#D6E1F3', pattern: 'rings', cut: QUARTERS },
  Moth: { letter: 'M', tone: '#9A6B1E', tint: '#F4E5C6', pattern: 'zigzag', cut: QUARTERS },
  Owl: { letter: 'O', tone: '#6A5A3A', tint: '#EAE2CE', pattern: 'grid', cut: QUARTERS },
  Nipper: { letter: 'N', tone: '#B5432A', tint: '#F6D8CC', pattern: 'crosses', cut: QUARTERS },
  Harp: { letter: 'H', tone: '#2E7D74', tint: '#D2EAE4', pattern: 'bars', cut: QUARTERS },
  Snail: { letter: 'S', tone: '#8C4A78', tint: '#F1DAE8', pattern: 'curls', cut: QUARTERS },
  Airship: { letter: 'Z', tone: '#8A6A14', tint: '#F7E9BE', pattern: 'diamonds', cut: SIXTHS },
  Fuel: { letter: 'F', tone: '#C0392B', tint: '#F8D5CF', pattern: 'drops', cut: WHOLE },
  Power: { letter: 'P', tone: '#5A2A6E', tint: '#E9DAF4', pattern: 'stars', cut: WHOLE },
  Scrap: { letter: 'X', tone: '#5F6570', tint: '#E3E5E8', pattern: 'rust', cut: WHOLE },
} as const satisfies Readonly<Record<string, KindSigns>>;

export type Kind = keyof typeof KINDS;

export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);

export function kindSigns(name: string): KindSigns {
  if (!isKind(name)) throw new RangeError(`expected one of ${Object.keys(KINDS).join(', ')}, got '${name}'`);
  return KINDS[name];
}

/** How many cards make a machine; 1 for what is whole on one card. */
export function partsOf(name: string): number {
  const [columns, rows] = kindSigns(name).cut;
  return columns * rows;
}
