/** What every sound is made of: tones that glide and fade, and noise through a filter. Times in seconds, pitches in hertz. */

/** A tone from one pitch to another; it swells for `attack`, then fades until `at + lasts`. */
export interface Tone {
  readonly kind: 'tone';
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly attack: number;
  readonly shape: OscillatorType;
}

/** Noise through a filter that glides from one pitch to another. */
export interface Noise {
  readonly kind: 'noise';
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to: number;
  readonly narrow: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly attack: number;
}

export type Stroke = Tone | Noise;

export const tone = (pitch: number, at: number, lasts: number, loud: number, more: Partial<Tone> = {}): Tone => ({
  kind: 'tone',
  from: pitch,
  to: pitch,
  at,
  lasts,
  loud,
  attack: 0.003,
  shape: 'sine',
  ...more,
});

export const noise = (pitch: number, at: number, lasts: number, loud: number, more: Partial<Noise> = {}): Noise => ({
  kind: 'noise',
  filter: 'bandpass',
  from: pitch,
  to: pitch,
  narrow: 1,
  at,
  lasts,
  loud,
  attack: 0.002,
  ...more,
});

/** Wood on wood: the click of two edges, and a body that answers below it. */
export const knock = (pitch: number, at = 0, loud = 1): readonly Stroke[] => [
  noise(pitch * 9, at, 0.018, 0.5 * loud, { narrow: 0.8 }),
  tone(pitch * 1.5, at, 0.1, 0.5 * loud, { to: pitch, shape: 'triangle' }),
  tone(pitch * 2.7, at, 0.05, 0.2 * loud),
];

/** A small bell: its upper notes are no neighbours of the lowest, and die sooner. */
export const bell = (pitch: number, at = 0, lasts = 0.3, loud = 1): readonly Stroke[] => [
  tone(pitch, at, lasts, 0.3 * loud),
  tone(pitch * 2.76, at, lasts * 0.55, 0.12 * loud),
  tone(pitch * 5.4, at, lasts * 0.25, 0.06 * loud),
];

/** A bar of rosewood under a soft mallet. */
export const marimba = (pitch: number, at = 0, lasts = 0.3, loud = 1): readonly Stroke[] => [
  tone(pitch, at, lasts, 0.42 * loud),
  tone(pitch * 3.9, at, lasts * 0.3, 0.12 * loud),
  noise(pitch * 2, at, 0.02, 0.14 * loud),
];

/** A clack of bone on wood. */
export const clack = (pitch: number, at: number, loud: number): readonly Stroke[] => [
  noise(pitch, at, 0.022, 0.7 * loud, { narrow: 3 }),
  tone(pitch * 0.42, at, 0.04, 0.26 * loud, { to: pitch * 0.3, shape: 'triangle' }),
];
