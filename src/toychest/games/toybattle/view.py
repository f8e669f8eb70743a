"""What lies open in Toy Battle: everything but the racks, the reserves and the tiles put back unseen."""

import msgspec


class Shown(msgspec.Struct, frozen=True, kw_only=True, rename="camel", gc=False):
    """A piece of the view."""


class PlaceShown(Shown, frozen=True, kw_only=True):
    """A base or a headquarters. `x` and `y` are per cent of the board, blue at the bottom.

    `owner` is the seat of a headquarters, None for a base. `special` is what a special base does: `recall`, `draw`,
    `shove`, `exhume`, `nullify`, `suppress` or None; `gate` the strengths that may be placed here, None if all.
    """

    number: int
    x: int
    y: int
    owner: int | None
    special: str | None
    gate: list[int] | None


class RegionShown(Shown, frozen=True, kw_only=True):
    """The bases around a region, its medals, and the seat that has taken them."""

    bases: list[int]
    medals: int
    taken_by: int | None


class TileShown(Shown, frozen=True, kw_only=True):
    """A tile on the board."""

    seat: int
    troop: str


class StackShown(Shown, frozen=True, kw_only=True):
    """The tiles on a base, from below; the last one is visible and occupies it."""

    base: int
    tiles: list[TileShown]


class SideShown(Shown, frozen=True, kw_only=True):
    """One side of the table. `tiles` and `suppressed` are None for a rack that is not yours to see.

    `known` are tiles that everybody knows to lie on this rack; `connected` the bases joined to a headquarters.
    """

    seat: int
    rack_size: int
    suppressed_size: int
    reserve: int
    medals: int
    tiles: list[str] | None
    suppressed: list[str] | None
    known: list[str]
    discards: list[str]
    connected: list[int]


class EffectOffered(Shown, frozen=True, kw_only=True):
    """The effect that is offered to the seat on turn: a troop's name or a special base's effect, and the base."""

    effect: str
    base: int
    is_troop: bool


class BattleView(Shown, frozen=True, kw_only=True):
    """The whole table as one seat sees it; `you` is None for an onlooker.

    `is_beginner`: special bases and gates do nothing. `waiting` are the bases whose effects come later in this turn.
    `idle` counts turns without progress; the game ends at `most_idle` (None: never).
    """

    terrain: str
    is_beginner: bool
    objective: int
    places: list[PlaceShown]
    paths: list[tuple[int, int]]
    regions: list[RegionShown]
    stacks: list[StackShown]
    captor: TileShown | None
    captured: int | None
    sides: list[SideShown]
    you: int | None
    turn: int
    turn_seat: int
    question: EffectOffered | None
    waiting: list[int]
    idle: int
    most_idle: int | None
    is_over: bool
