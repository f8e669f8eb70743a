/** What was said last at each seat: shown for a moment, kept nowhere. */
import type { PhraseSaid } from '../wire';

export type Phrase = PhraseSaid['phrase'];
export const PHRASES: readonly Phrase[] = [
  'hello',
  'luck',
  'nice',
  'oops',
  'moment',
  'turn',
  'lucky',
  'played',
  'thanks',
  'again',
  'go',
  'bye',
];
/** Milliseconds that a phrase stands at its seat. */
export const STANDS = 4000;

export class Talk {
  #said = $state.raw<ReadonlyMap<number, PhraseSaid>>(new Map());
  #muted = $state.raw<ReadonlySet<number>>(new Set());

  phrase(seat: number): Phrase | null {
    return this.#said.get(seat)?.phrase ?? null;
  }

  isMuted(seat: number): boolean {
    return this.#muted.has(seat);
  }

  /** Nobody is told who is muted. */
  mute(seat: number, isMuted: boolean): void {
    const others = [...this.#muted].filter((other) => other !== seat);
    this.#muted = new Set(isMuted ? [...others, seat] : others);
  }

  /** True when it is to be heard. */
  hear(said: PhraseSaid): boolean {
    if (this.isMuted(said.seat)) return false;
    this.#said = new Map([...this.#said, [said.seat, said]]);
    setTimeout(() => this.#fade(said), STANDS);
    return true;
  }

  #fade(said: PhraseSaid): void {
    if (this.#said.get(said.seat) === said) this.#said = new Map([...this.#said].filter(([, each]) => each !== said));
  }
}
