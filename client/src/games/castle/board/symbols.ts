/** The column symbols: a path in a 24 box around 0,0, the colour it is painted in, and the tint of its column's floors. */

export interface SymbolLook {
  readonly path: string | null;
  readonly paint: string;
  readonly floor: string;
}

const LOOKS: Readonly<Record<string, SymbolLook>> = {
  moon: { paint: '#4A5596', floor: '#DCE0F5', path: 'M5 8A9.5 9.5 0 1 1 1 -9.5A7.5 7.5 0 0 0 5 8Z' },
  heart: {
    paint: '#8A375A',
    floor: '#F6D9E4',
    path: 'M0 9.6C-14.6 -.6 -10.4 -9.6 -5.2 -9.6C-2.4 -9.6 -.8 -7.8 0 -5.8C.8 -7.8 2.4 -9.6 5.2 -9.6C10.4 -9.6 14.6 -.6 0 9.6Z',
  },
  key: {
    paint: '#744287',
    floor: '#EBDAF2',
    path: 'M0 -11A5.8 5.8 0 1 0 .01 -11ZM0 -7.6A2.4 2.4 0 1 1 -.01 -7.6ZM-1.9 -.5H1.9V10H-1.9ZM1.9 3H6.2V6H1.9ZM1.9 7.5H5V10H1.9Z',
  },
  drop: { paint: '#1E5F85', floor: '#D2E8F4', path: 'M0 -10C6 -3 8 0 8 3.5A8 7 0 0 1 -8 3.5C-8 0 -6 -3 0 -10Z' },
  bell: { paint: '#933C1B', floor: '#F9DCCB', path: 'M-8 6C-6 4 -7 -8 0 -9C7 -8 6 4 8 6ZM-2.5 7H2.5L0 10Z' },
  leaf: { paint: '#31682F', floor: '#DCEED4', path: 'M-9 9C-10 -4 0 -10 10 -9C10 2 3 8 -5 6Z' },
  flag: { paint: '#87530F', floor: '#F8E2B8', path: 'M-8.2 -10.6H-5.6V10.6H-8.2ZM-4.2 -9.4H9.6L5.4 -4.4L9.6 .6H-4.2Z' },
  sun: {
    paint: '#6E5A00',
    floor: '#F5EDB5',
    path: 'M5.2 0A5.2 5.2 0 1 1 -5.2 0A5.2 5.2 0 1 1 5.2 0ZM-2.1 -7L0 -10.8L2.1 -7ZM3.5 -6.4L7.6 -7.6L6.4 -3.5ZM7 -2.1L10.8 0L7 2.1ZM6.4 3.5L7.6 7.6L3.5 6.4ZM2.1 7L0 10.8L-2.1 7ZM-3.5 6.4L-7.6 7.6L-6.4 3.5ZM-7 2.1L-10.8 0L-7 -2.1ZM-6.4 -3.5L-7.6 -7.6L-3.5 -6.4Z',
  },
  fish: {
    paint: '#0F6464',
    floor: '#CDEBE8',
    path: 'M-10.5 -6L-4.6 -1.6C-1.6 -6.6 6.4 -7.2 10.6 0C6.4 7.2 -1.6 6.6 -4.6 1.6L-10.5 6L-8.2 0ZM5.8 -3A1.4 1.4 0 1 0 5.81 -3Z',
  },
  tree: {
    paint: '#4A6112',
    floor: '#E6EDC4',
    path: 'M0 -10.8L6.4 -3.2H3.6L8.8 4H1.9V10.4H-1.9V4H-8.8L-3.6 -3.2H-6.4Z',
  },
  bird: {
    paint: '#4C5A68',
    floor: '#DFE5EA',
    path: 'M-11 -2.6L-7 -5.4A4.3 4.3 0 0 1 .8 -4.4C3 -1.6 6.4 -1.2 11 -4C10.4 3.4 6.4 7 2 7.6V10.4H-.4V7.8C-5.4 7.4 -7.8 4.4 -7.4 -.6ZM-3.6 -5.4A1.3 1.3 0 1 0 -3.59 -5.4Z',
  },
  boat: {
    paint: '#9C2740',
    floor: '#FADADF',
    path: 'M-10.4 3.8H10.4L6.8 9.8H-6.8ZM-.9 -10.6V2H-8.6ZM1.2 -7.8L8.4 2H1.2Z',
  },
};

const NAMES = Object.keys(LOOKS);

/** The look of a symbol; one that we have not drawn wears the colours of its column and shows its letter (`path` is null). */
export function lookOf(symbol: string, column = 0): SymbolLook {
  const look = LOOKS[symbol];
  if (look) return look;
  const borrowed = LOOKS[NAMES[column % NAMES.length] ?? 'moon'];
  if (borrowed === undefined) throw new RangeError(`expected a column from 0, got ${column}`);
  return { ...borrowed, path: null };
}

/** `C` for the third column. */
export const letterOf = (column: number): string => String.fromCharCode(65 + column);
