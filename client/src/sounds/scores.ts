/** The score of every sound. Each is over within 400 ms, but for dice, which roll, and the end, which may swell. */
import { bell, clack, knock, marimba, noise, tone, type Stroke } from './strokes';

export type Sound =
  | 'lift'
  | 'place'
  | 'card'
  | 'step'
  | 'gate'
  | 'medal'
  | 'wand'
  | 'ghost'
  | 'refused'
  | 'turn'
  | 'won'
  | 'lost'
  | 'troop'
  | 'cover'
  | 'take'
  | 'fall'
  | 'dice'
  | 'joined'
  | 'left'
  | 'tick';

export type Score = readonly Stroke[];

/** When and how high each clack of two dice in a hand is; then they lie, one after the other. */
const RATTLE = [
  [0, 2600, 0.5],
  [0.06, 3100, 0.62],
  [0.115, 2350, 0.55],
  [0.165, 2900, 0.7],
  [0.23, 2500, 0.6],
  [0.285, 3200, 0.5],
  [0.345, 2700, 0.45],
  [0.47, 2050, 1],
  [0.585, 1800, 0.85],
] as const;

/** A chord that rises under the last notes of a game. */
const swell = (pitches: readonly number[], at: number, lasts: number, loud: number): Score =>
  pitches.flatMap((pitch) => [
    tone(pitch, at, lasts, loud, { attack: lasts * 0.4, shape: 'triangle' }),
    tone(pitch * 1.004, at, lasts, loud * 0.6, { attack: lasts * 0.45 }),
  ]);

export const SCORES: Readonly<Record<Sound, (height: number) => Score>> = {
  lift: () => [noise(1800, 0, 0.03, 0.22), tone(520, 0, 0.04, 0.1, { to: 640 })],
  place: () => knock(170),
  card: () => [
    noise(2600, 0, 0.06, 0.5, { filter: 'highpass', to: 5200, attack: 0.015 }),
    noise(1500, 0.055, 0.05, 0.4, { narrow: 1.5 }),
  ],
  step: () => knock(290, 0, 0.55),
  gate: () => [
    tone(260, 0, 0.36, 0.26, { to: 880, attack: 0.08 }),
    tone(390, 0, 0.36, 0.12, { to: 1320, attack: 0.1 }),
    noise(500, 0, 0.36, 0.2, { to: 3200, narrow: 4, attack: 0.16 }),
  ],
  medal: () => [...bell(1320, 0, 0.26), ...bell(1760, 0.11, 0.28)],
  wand: () => [...bell(1046, 0, 0.2), ...bell(1318, 0.08, 0.2), ...bell(1568, 0.16, 0.23)],
  ghost: (height) => [
    tone(88 + height * 14, 0, 0.36, 0.5, { to: 104 + height * 16, attack: 0.1 }),
    tone((88 + height * 14) * 2.01, 0, 0.36, 0.2, { to: (104 + height * 16) * 2.01, attack: 0.12 }),
    noise(400, 0.04, 0.3, 0.12, { to: 700, narrow: 2, attack: 0.14 }),
  ],
  refused: () => [
    tone(120, 0, 0.13, 0.62, { to: 82, shape: 'triangle' }),
    noise(260, 0, 0.06, 0.5, { filter: 'lowpass' }),
  ],
  turn: () => [...marimba(523, 0, 0.24), ...marimba(659, 0.13, 0.26)],
  joined: () => [...marimba(392, 0, 0.2, 0.7), ...marimba(587, 0.11, 0.26, 0.8)],
  left: () => [...marimba(523, 0, 0.2, 0.6), ...marimba(349, 0.12, 0.26, 0.6)],
  tick: () => marimba(784, 0, 0.16, 0.5),
  won: () => [
    ...swell([262, 330, 392], 0, 1.5, 0.09),
    ...marimba(523, 0, 0.4, 0.7),
    ...marimba(659, 0.14, 0.4, 0.7),
    ...marimba(784, 0.28, 0.4, 0.7),
    ...bell(1046, 0.44, 1, 0.9),
    ...bell(1568, 0.5, 0.8, 0.4),
  ],
  lost: () => [
    ...swell([196, 247, 294], 0.1, 1.1, 0.08),
    ...marimba(392, 0, 0.4, 0.8),
    ...marimba(349, 0.18, 0.4, 0.8),
    ...marimba(294, 0.36, 0.6, 0.8),
  ],
  troop: (strength) => knock(220 - strength * 15),
  cover: (strength) => [...knock(240 - strength * 14, 0, 0.8), ...knock(190 - strength * 12, 0.095)],
  take: () => [noise(900, 0, 0.2, 0.5, { filter: 'lowpass', to: 320, attack: 0.06 }), ...knock(260, 0.15, 0.25)],
  fall: () => [
    ...[0, 0.055, 0.11, 0.165, 0.22].flatMap((at, stroke) => [
      noise(240, at, 0.06, 0.3 + stroke * 0.07, { filter: 'lowpass' }),
      tone(115, at, 0.07, 0.2 + stroke * 0.05, { to: 80 }),
    ]),
    tone(92, 0.28, 0.12, 0.6, { to: 46 }),
    noise(420, 0.28, 0.11, 0.5, { filter: 'lowpass' }),
  ],
  dice: () => RATTLE.flatMap(([at, pitch, loud]) => clack(pitch, at, loud)),
};
