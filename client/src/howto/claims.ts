/** What a page of how to play claims: the end of each sentence's id, and the paragraphs that it rests on. */
import { getContext, setContext } from 'svelte';

export type Claims = Readonly<Record<string, readonly string[]>>;

/** What every part of a page needs: its game, and the edition whose paragraphs are opened; null while none is known. */
export interface Shown {
  readonly game: string;
  readonly edition: string | null;
}

const KEY = Symbol('how to play');

export const show = (shown: Shown): Shown => setContext(KEY, shown);
export const shownPage = (): Shown => getContext<Shown>(KEY);
