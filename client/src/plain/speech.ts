/** Names and values of a view in words: the game's own where it has them, else as they are written. */
import { canSay, say } from '../words/words.svelte';

/** "handSizes" and "hand_sizes" as "Hand sizes". */
export function written(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const fieldWords = (game: string, name: string): string =>
  canSay(`${game}-view-${name}`) ? say(`${game}-view-${name}`) : written(name);

export const thingWords = (game: string, thing: string): string =>
  canSay(`${game}-thing-${thing}`) ? say(`${game}-thing-${thing}`) : thing;
