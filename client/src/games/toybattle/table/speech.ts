/** Troops and places in words. */
import { troopNamed } from '../board/troops';
import { gateText } from '../board/gates';
import type { BattleView, PlaceShown, TileShown } from '../../../wire';
import { say } from '../../../words/words.svelte';

type Names = readonly string[];

/** "Hook 4"; the joker has no number. */
export function troopWords(troop: string): string {
  const { name, strength } = troopNamed(troop);
  return strength === null ? name : say('toybattle-troop', { troop: name, strength });
}

/** A place with all that lies there, for whoever listens. */
export function placeWords(number: number, view: BattleView, names: Names): string {
  const place = view.places.find((one) => one.number === number);
  if (!place) return String(number);
  if (place.owner !== null) return castleWords(place, place.owner, view, names);
  const tiles = view.stacks.find(({ base }) => base === number)?.tiles ?? [];
  return [say('toybattle-base', { number }), specialWords(place), tilesWords(tiles, names)].filter(Boolean).join(', ');
}

function castleWords(place: PlaceShown, owner: number, view: BattleView, names: Names): string {
  const captor = view.captured === place.number && view.captor ? tilesWords([view.captor], names) : '';
  return [
    say('toybattle-headquarters-of', { name: names[owner] ?? '', number: place.number }),
    specialWords(place),
    captor,
  ]
    .filter(Boolean)
    .join(', ');
}

function tilesWords(tiles: readonly TileShown[], names: Names): string {
  const top = tiles.at(-1);
  if (!top) return say('toybattle-base-empty');
  return say('toybattle-base-held', { troop: troopWords(top.troop), name: names[top.seat] ?? '', count: tiles.length });
}

export function specialWords({ special, gate }: Pick<PlaceShown, 'special' | 'gate'>): string {
  if (gate) return say('toybattle-gate', { lets: gateText(gate) });
  return special === null ? '' : say(`toybattle-effect-${special}`);
}
