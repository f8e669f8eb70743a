/** The column symbols: a path in a 24 box around 0,0, the colour it is painted in, and the tint of its column's floors. */

export interface SymbolLook {
  readonly path: string;
  readonly paint: string;
  readonly floor: string;
}

const LOOKS: Readonly<Record<string, SymbolLook>> = {
  moon: { paint: '#4A5596', floor: '#DCE0F5', path: 'M5 8A9.5 9.5 0 1 1 1 -9.5A7.5 7.5 0 0 0 5 8Z' },
  crown: { paint: '#87530F', floor: '#F8E2B8', path: 'M-9 7L-10 -6L-4 0L0 -9L4 0L10 -6L9 7Z' },
  key: { paint: '#744287', floor: '#EBDAF2', path: 'M0 -11A5.8 5.8 0 1 0 .01 -11ZM0 -7.6A2.4 2.4 0 1 1 -.01 -7.6ZM-1.9 -.5H1.9V10H-1.9ZM1.9 3H6.2V6H1.9ZM1.9 7.5H5V10H1.9Z' },
  drop: { paint: '#1E5F85', floor: '#D2E8F4', path: 'M0 -10C6 -3 8 0 8 3.5A8 7 0 0 1 -8 3.5C-8 0 -6 -3 0 -10Z' },
  bell: { paint: '#933C1B', floor: '#F9DCCB', path: 'M-8 6C-6 4 -7 -8 0 -9C7 -8 6 4 8 6ZM-2.5 7H2.5L0 10Z' },
  leaf: { paint: '#31682F', floor: '#DCEED4', path: 'M-9 9C-10 -4 0 -10 10 -9C10 2 3 8 -5 6Z' },
  cup: { paint: '#8A375A', floor: '#F6D9E4', path: 'M-8 -9H8V-3A8 8 0 0 1 2 4V7H6V10H-6V7H-2V4A8 8 0 0 1 -8 -3Z' },
  // For boards wider than seven.
  star: { paint: '#6B5B00', floor: '#F3EBB4', path: 'M0 -10L2.6 -3.6L9.5 -3.1L4.2 1.4L5.9 8.1L0 4.4L-5.9 8.1L-4.2 1.4L-9.5 -3.1L-2.6 -3.6Z' },
  heart: { paint: '#A3263F', floor: '#FAD6DA', path: 'M0 9C-6 4 -10 0 -9.5 -4.5C-9 -10 -2 -10 0 -4.5C2 -10 9 -10 9.5 -4.5C10 0 6 4 0 9Z' },
};

const NAMES = Object.keys(LOOKS);

/** The look of a symbol; an unknown name borrows one by its column. */
export function lookOf(symbol: string, column = 0): SymbolLook {
  const look = LOOKS[symbol] ?? LOOKS[NAMES[column % NAMES.length] ?? 'moon'];
  if (look === undefined) throw new Error(`expected a column symbol, got ${symbol}`);
  return look;
}
