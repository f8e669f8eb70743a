/** The six characters, each known by a hat. */
import type { ComponentProps } from 'svelte';
import type HatDrawing from '../../../pieces/toys/Hat.svelte';

export type Hat = ComponentProps<typeof HatDrawing>['hat'];

const HATS: Readonly<Record<string, Hat>> = {
  Tilda: 'goggles',
  Otto: 'top hat',
  Nana: 'feather cap',
  Bruno: 'bowler',
  Zora: 'headscarf',
  Felix: 'pith helmet',
};

export const CHARACTERS: readonly string[] = Object.keys(HATS);

/** Null for a seat that has not chosen yet. */
export const hatOf = (character: string | null): Hat | null => (character === null ? null : (HATS[character] ?? null));
