/** The battle after an event, as far as it was told: for showing one event after another. It decides nothing. */
import type { BattleView, EventTold, SideShown, StackShown, TileShown } from '../../../wire';

type Facts = EventTold['facts'];

export function battleAfter(view: BattleView, { kind, facts }: EventTold): BattleView {
  const number = (name: string): number => Number(facts[name]);
  const troop = String(facts['troop']);
  const tile: TileShown = { seat: number('seat'), troop };
  switch (kind) {
    case 'tile_taken':
      return withSide(view, facts, (side) => ({
        rackSize: number('rack'),
        reserve: number('reserve'),
        tiles: withTroop(side.tiles, facts['troop']),
      }));
    case 'troop_placed':
      return placed(
        withSide(view, facts, (side) => lost(side, troop)),
        number('place'),
        tile,
      );
    case 'region_closed':
      return {
        ...withSide(view, facts, () => ({ medals: number('total') })),
        regions: view.regions.map((region) =>
          String(region.bases) === String(facts['bases']) ? { ...region, takenBy: tile.seat } : region,
        ),
      };
    case 'troop_discarded':
      return withSide({ ...view, stacks: withoutTop(view.stacks, number('base')) }, facts, (side) => ({
        discards: [...side.discards, troop],
      }));
    case 'rack_robbed':
      return withSide(view, facts, (side) => ({ ...lost(side, troop), discards: [...side.discards, troop] }));
    case 'troop_recalled':
      return withSide({ ...view, stacks: withoutTop(view.stacks, number('base')) }, facts, (side) =>
        gained(side, troop),
      );
    case 'troop_shoved':
      return { ...view, stacks: withTop(withoutTop(view.stacks, number('start')), number('end'), tile) };
    case 'troop_exhumed':
      return withSide(view, facts, (side) => ({ ...gained(side, troop), discards: without(side.discards, troop) }));
    case 'tile_suppressed':
      return withSide(view, facts, (side) => ({
        suppressedSize: number('tiles'),
        suppressed: withTroop(side.suppressed, facts['troop']),
      }));
    case 'tiles_released':
      return withSide(view, facts, (side) => ({ suppressedSize: 0, suppressed: side.suppressed && [] }));
    default:
      return view;
  }
}

function withSide(view: BattleView, facts: Facts, change: (side: SideShown) => Partial<SideShown>): BattleView {
  return {
    ...view,
    sides: view.sides.map((side) => (side.seat === facts['seat'] ? { ...side, ...change(side) } : side)),
  };
}

function placed(view: BattleView, place: number, tile: TileShown): BattleView {
  const isBase = view.places.some(({ number, owner }) => number === place && owner === null);
  return isBase ? { ...view, stacks: withTop(view.stacks, place, tile) } : { ...view, captured: place, captor: tile };
}

function withTop(stacks: readonly StackShown[], base: number, tile: TileShown): readonly StackShown[] {
  const isThere = stacks.some((stack) => stack.base === base);
  if (!isThere) return [...stacks, { base, tiles: [tile] }];
  return stacks.map((stack) => (stack.base === base ? { ...stack, tiles: [...stack.tiles, tile] } : stack));
}

function withoutTop(stacks: readonly StackShown[], base: number): readonly StackShown[] {
  return stacks
    .map((stack) => (stack.base === base ? { ...stack, tiles: stack.tiles.slice(0, -1) } : stack))
    .filter(({ tiles }) => tiles.length > 0);
}

const withTroop = (tiles: readonly string[] | null, troop: unknown): readonly string[] | null =>
  tiles && typeof troop === 'string' ? [...tiles, troop] : tiles;

function without(tiles: readonly string[], troop: string): readonly string[] {
  const at = tiles.indexOf(troop);
  return at < 0 ? tiles : tiles.toSpliced(at, 1);
}

const lost = (side: SideShown, troop: string): Partial<SideShown> => ({
  rackSize: side.rackSize - 1,
  tiles: side.tiles && without(side.tiles, troop),
  known: without(side.known, troop),
});

const gained = (side: SideShown, troop: string): Partial<SideShown> => ({
  rackSize: side.rackSize + 1,
  tiles: side.tiles && [...side.tiles, troop],
  known: [...side.known, troop],
});
