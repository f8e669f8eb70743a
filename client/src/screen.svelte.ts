/** How much room there is, measured in the letters of whoever reads: three columns, a board with a rail, or a phone. */
export type Layout = 'wide' | 'rail' | 'phone';

const LETTER = 16; // pixels of the root's font as everything is drawn for it

interface Screen {
  readonly layout: Layout;
  /** Lower than it is wide, and too low for a board over its rack: they stand side by side. */
  readonly isLow: boolean;
  /** A phone held upright, and a short one: what lies over the rack is drawn flatter. */
  readonly isShort: boolean;
  /** Higher than it is wide. */
  readonly isUpright: boolean;
  /** How much larger letters are than usual: on a very large screen, or because somebody wants them so. */
  readonly letter: number;
}

/** Where letters are twice as large there is room for half of them. */
export function screenOf(width: number, height: number, letter: number): Screen {
  const [across, down] = [width / letter, height / letter];
  const layout = layoutOf(across, down);
  const isLow = layout === 'phone' && width > height && down <= 480;
  const isShort = layout === 'phone' && !isLow && down < 700;
  return { layout, isLow, isShort, isUpright: height > width, letter };
}

function layoutOf(across: number, down: number): Layout {
  if (across < 768 || down < 480) return 'phone';
  return across >= 1200 ? 'wide' : 'rail';
}

let screen = $state.raw<Screen>(measured());

function measured(): Screen {
  if (typeof innerWidth === 'undefined') return screenOf(1440, 900, 1);
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return screenOf(innerWidth, innerHeight, (root || LETTER) / LETTER);
}

export function watchScreen(): void {
  const measure = (): void => void (screen = measured());
  window.addEventListener('resize', measure);
  new ResizeObserver(measure).observe(oneLetter());
}

/** Something as wide as the root's font is large: it changes its size when that does. */
function oneLetter(): HTMLElement {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:absolute;top:0;left:0;visibility:hidden;width:1rem;height:1px';
  probe.ariaHidden = 'true';
  return document.body.appendChild(probe);
}

export const layout = (): Layout => screen.layout;
export const isLow = (): boolean => screen.isLow;
export const isShort = (): boolean => screen.isShort;
export const isUpright = (): boolean => screen.isUpright;

/** A finger hides what it points at, has no keys and does not hover: so it is on phones and on tablets. */
export const isByFinger = (): boolean =>
  screen.layout === 'phone' || (window.matchMedia?.('(pointer: coarse)').matches ?? false);

/** Letters are so much larger than usual that a line of words needs a line of its own. */
export const hasLargeLetters = (): boolean => screen.layout === 'phone' && screen.letter > 1.3;

/** As many pixels as these are where letters have their usual size. */
export const grown = (pixels: number): number => Math.round(pixels * screen.letter);
