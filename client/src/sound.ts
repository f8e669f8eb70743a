/** Sounds: quiet, behind a switch, never the only signal. How each is made is loaded with the first that is heard. */
import { preferences } from './preferences.svelte';
import type { Sound } from './sounds/scores';

export type { Sound };

/** What people do, and what a clock says: these have a switch of their own, and ring where the board is silent. */
const SIGNALS: ReadonlySet<Sound> = new Set<Sound>(['turn', 'joined', 'left', 'tick']);

let context: AudioContext | null = null;

/** `height` bends some of them: a strong troop knocks lower, a ghost that stands high hums higher. */
export function play(sound: Sound, height = 0): void {
  if (!isHeard(sound) || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void ring(context, sound, height);
}

export const isHeard = (sound: Sound): boolean =>
  preferences.volume > 0 && (SIGNALS.has(sound) ? preferences.hasSignals : preferences.hasSound);

async function ring(audio: AudioContext, sound: Sound, height: number): Promise<void> {
  // A browser keeps a page silent until somebody has touched it.
  if (audio.state === 'suspended') await audio.resume().catch(() => undefined);
  const orchestra = await import('./sounds/orchestra').catch(() => null);
  orchestra?.perform(audio, sound, height, preferences.volume);
}
