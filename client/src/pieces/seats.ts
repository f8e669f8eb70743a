/** The eight seats' signs: colour, shape, letter and pattern, all always on. */

export type SeatShape = 'disc' | 'octagon' | 'triangle' | 'cross' | 'heart' | 'house' | 'flower' | 'diamond';
export type SeatPattern = 'dots' | 'stripes' | 'checks' | 'zigzag' | 'rings' | 'bricks' | 'pluses' | 'lattice';

export interface SeatSigns {
  readonly face: string;
  readonly deep: string;
  readonly tint: string;
  /** For text on `face`. */
  readonly onFace: string;
  /** For lines on a dark board. */
  readonly line: string;
  readonly shape: SeatShape;
  readonly letter: string;
  readonly pattern: SeatPattern;
}

// Seats A-D are the house's own; E-H keep every pair at least 38 apart (dE76), 20 for any colour vision.
export const SEATS: readonly SeatSigns[] = [
  {
    face: '#2563B0',
    deep: '#173F75',
    tint: '#CFE0F5',
    onFace: '#FFFFFF',
    line: '#8DBBF5',
    shape: 'disc',
    letter: 'A',
    pattern: 'dots',
  },
  {
    face: '#CC3D26',
    deep: '#852010',
    tint: '#F9D5CC',
    onFace: '#FFFFFF',
    line: '#FF9A86',
    shape: 'octagon',
    letter: 'B',
    pattern: 'stripes',
  },
  {
    face: '#F3B61F',
    deep: '#9A6200',
    tint: '#FCEBC0',
    onFace: '#2A2035',
    line: '#FFD66B',
    shape: 'triangle',
    letter: 'C',
    pattern: 'checks',
  },
  {
    face: '#7FD1BE',
    deep: '#2B7567',
    tint: '#D3F0E9',
    onFace: '#2A2035',
    line: '#A5E6D6',
    shape: 'cross',
    letter: 'D',
    pattern: 'zigzag',
  },
  {
    face: '#EE80DC',
    deep: '#8F2B81',
    tint: '#FADFF6',
    onFace: '#2A2035',
    line: '#F7B4EC',
    shape: 'heart',
    letter: 'E',
    pattern: 'rings',
  },
  {
    face: '#786E7A',
    deep: '#423A45',
    tint: '#E4DFE6',
    onFace: '#FFFFFF',
    line: '#C6BDC9',
    shape: 'house',
    letter: 'F',
    pattern: 'bricks',
  },
  {
    face: '#D6EE9A',
    deep: '#5D7A1C',
    tint: '#EFF8D8',
    onFace: '#2A2035',
    line: '#E4F4B8',
    shape: 'flower',
    letter: 'G',
    pattern: 'pluses',
  },
  {
    face: '#6A1233',
    deep: '#3B061A',
    tint: '#F0CFD9',
    onFace: '#FFFFFF',
    line: '#EE93AE',
    shape: 'diamond',
    letter: 'H',
    pattern: 'lattice',
  },
];

/** The signs of a seat; a ninth seat would start over. */
export function signsOf(seat: number): SeatSigns {
  const signs = SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length];
  if (signs === undefined) throw new Error(`expected a whole seat number, got ${seat}`);
  return signs;
}
