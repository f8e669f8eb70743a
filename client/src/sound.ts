/** Sounds, made of a few tones on the spot: under 400 ms, quiet, behind a switch, never the only signal. */
import { preferences } from './preferences.svelte';

export type Sound =
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
  | 'fall';

/** A tone: pitch at its start and end in hertz, when it starts and how long it lasts in seconds. */
type Tone = readonly [from: number, to: number, at: number, lasts: number, shape?: OscillatorType];

const LOUD = 0.125; // about -18 dB

const TONES: Readonly<Record<Sound, (height: number) => readonly Tone[]>> = {
  place: () => [[190, 120, 0, 0.09, 'triangle']],
  card: () => [[900, 300, 0, 0.05, 'triangle']],
  step: () => [[320, 260, 0, 0.06, 'triangle']],
  gate: () => [[260, 880, 0, 0.35]],
  medal: () => [
    [1320, 1320, 0, 0.14],
    [1760, 1760, 0.11, 0.22],
  ],
  wand: () => [
    [1046, 1046, 0, 0.1],
    [1318, 1318, 0.09, 0.1],
    [1568, 1568, 0.18, 0.16],
  ],
  ghost: (height) => [[90 + height * 14, 110 + height * 16, 0, 0.3]],
  refused: () => [[130, 90, 0, 0.1, 'triangle']],
  turn: () => [
    [523, 523, 0, 0.16],
    [659, 659, 0.14, 0.22],
  ],
  won: () => [
    [523, 523, 0, 0.1],
    [659, 659, 0.09, 0.1],
    [784, 784, 0.18, 0.1],
    [1046, 1046, 0.27, 0.13],
  ],
  troop: (strength) => [[230 - strength * 14, 130 - strength * 7, 0, 0.09, 'triangle']],
  cover: (strength) => [
    [240 - strength * 14, 150, 0, 0.07, 'triangle'],
    [200 - strength * 14, 110, 0.09, 0.09, 'triangle'],
  ],
  take: () => [[420, 240, 0, 0.12]],
  fall: () => [
    [120, 90, 0, 0.08, 'triangle'],
    [120, 90, 0.08, 0.08, 'triangle'],
    [120, 90, 0.16, 0.08, 'triangle'],
    [100, 60, 0.24, 0.15, 'triangle'],
  ],
  lost: () => [
    [392, 392, 0, 0.14],
    [349, 349, 0.12, 0.14],
    [294, 294, 0.24, 0.16],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound, height = 0): void {
  if (!preferences.hasSound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const tone of TONES[sound](height)) ring(context, tone);
}

function ring(audio: AudioContext, [from, to, at, lasts, shape = 'sine']: Tone): void {
  const begins = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  oscillator.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  gain.gain.setValueAtTime(LOUD, begins);
  gain.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begins);
  oscillator.stop(begins + lasts);
}
