/** Plays scores: on the speakers, or into a file for those who measure. */
import { SCORES, type Sound } from './scores';
import type { Noise, Stroke, Tone } from './strokes';

const LOUD = 0.36; // at full volume the loudest knock stays near -9 dB
const SILENT = 0.0004;
const NOISE_LASTS = 1;

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

export { SCORES };

/** Plays a sound from now on, at a volume from 0 to 1. */
export function perform(audio: BaseAudioContext, sound: Sound, height: number, volume: number): void {
  const out = new GainNode(audio, { gain: LOUD * volume ** 1.6 });
  out.connect(audio.destination);
  for (const stroke of SCORES[sound](height)) strike(audio, stroke, out);
}

function strike(audio: BaseAudioContext, stroke: Stroke, out: AudioNode): void {
  const begins = audio.currentTime + stroke.at;
  const ends = begins + stroke.lasts;
  const source = stroke.kind === 'tone' ? toneOf(audio, stroke, ends) : noiseOf(audio, stroke, begins, ends);
  const envelope = new GainNode(audio, { gain: 0 });
  envelope.gain.setValueAtTime(SILENT, begins);
  envelope.gain.exponentialRampToValueAtTime(stroke.loud, begins + Math.min(stroke.attack, stroke.lasts / 2));
  envelope.gain.exponentialRampToValueAtTime(SILENT, ends);
  source.last.connect(envelope).connect(out);
  source.first.start(begins);
  source.first.stop(ends);
}

interface Source {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
}

function toneOf(audio: BaseAudioContext, { from, to, shape }: Tone, ends: number): Source {
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: from });
  oscillator.frequency.exponentialRampToValueAtTime(to, ends);
  return { first: oscillator, last: oscillator };
}

function noiseOf(audio: BaseAudioContext, { filter, from, to, narrow }: Noise, begins: number, ends: number): Source {
  const hiss = new AudioBufferSourceNode(audio, { buffer: hissOf(audio), loop: true });
  const sieve = new BiquadFilterNode(audio, { type: filter, frequency: from, Q: narrow });
  sieve.frequency.setValueAtTime(from, begins);
  sieve.frequency.exponentialRampToValueAtTime(to, ends);
  hiss.connect(sieve);
  return { first: hiss, last: sieve };
}

/** A second of noise, the same each time, so that a sound is the same each time. */
function hissOf(audio: BaseAudioContext): AudioBuffer {
  const known = hisses.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_LASTS, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let drawn = 1;
  for (let place = 0; place < samples.length; place += 1) {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
    samples[place] = drawn / 2 ** 31 - 1;
  }
  hisses.set(audio, buffer);
  return buffer;
}
