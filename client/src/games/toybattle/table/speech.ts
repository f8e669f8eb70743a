/** Troops and places in words. */
import { neighbours } from '../board/rings';
import { troopNamed } from '../board/troops';
import { gateText } from '../board/gates';
import type { BattleView, PlaceShown, RegionShown, TileShown } from '../../../wire';
import { listed, say } from '../../../words/words.svelte';

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

/** Where roads lead from a place, and whose medals it helps to close: the eye sees it, the ear is told. */
export function roundaboutWords(number: number, view: BattleView, names: Names): string {
  const beside = [...(neighbours(view.paths).get(number) ?? [])].toSorted((one, other) => one - other);
  const regions = view.regions.filter(({ bases }) => bases.includes(number));
  return [
    say('toybattle-roads', { places: listed(beside.map(String)) }),
    ...regions.map((region) => regionWords(region, view, names)),
  ].join('; ');
}

/** The medals of a region: who has them, or which bases lie around them and which of those are still wanted. */
export function regionWords({ bases, medals, takenBy }: RegionShown, view: BattleView, names: Names): string {
  const around = { medals, bases: listed(bases.map(String)) };
  if (takenBy !== null) return say('toybattle-region-taken', { ...around, name: names[takenBy] ?? '' });
  if (view.you === null) return say('toybattle-region', around);
  const missing = bases.filter((base) => holderOf(base, view) !== view.you);
  return say('toybattle-region-wanted', { ...around, missing: listed(missing.map(String)) });
}

const holderOf = (base: number, view: BattleView): number | null =>
  view.stacks.find((stack) => stack.base === base)?.tiles.at(-1)?.seat ?? null;

/** The whole board in order: its regions, then what is held, then what is free. */
export function wholeBoard(view: BattleView, names: Names): readonly string[] {
  const bases = view.places.filter(({ owner }) => owner === null).map(({ number }) => number);
  const free = bases.filter((base) => holderOf(base, view) === null);
  const held = view.places.map(({ number }) => number).filter((number) => !free.includes(number));
  return [
    ...view.regions.map((region) => regionWords(region, view, names)),
    ...held.toSorted((one, other) => one - other).map((number) => placeWords(number, view, names)),
    ...(free.length > 0 ? [say('toybattle-read-free', { bases: listed(free.map(String)) })] : []),
  ];
}
