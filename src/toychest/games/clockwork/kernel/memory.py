"""What a seat can prove, as bounds that a row carries; and what is left of it when some facts were forgotten."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from toychest.contract import Seat
from toychest.contract.kernel import Array
from toychest.games.clockwork.agenda import Laying
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kinds import KINDS, Kind, with_cards
from toychest.games.clockwork.memory import YARDS, forgettable, group_of, pairs_of, remembered
from toychest.games.clockwork.memory_bounds import HolderBounds, Margins, OpenBounds, closed, opened, plain
from toychest.games.clockwork.memory_groups import PUBLIC, Group, hidden_from, margins, table_of
from toychest.games.clockwork.notation import LETTERS
from toychest.games.clockwork.state import City, hidden_cards

OPEN = 99
"""No holder has as many cards: where a bound was forgotten."""


def put_memory(row: Any, state: City, seat: Seat) -> None:
    """What this seat remembers goes into its row."""
    _put_bounds(row, _bounds(state, seat, frozenset()))
    if state.latest.kind is not None:
        row["heard"] = 2 if remembered(state, seat).heard is None else 1


def forgetting(state: City, seat: Seat, forgotten: frozenset[str]) -> Array:
    """What was forgotten, for `imagine`: spots, the card in question, what was heard, and the bounds that are left."""
    flags = np.zeros(at.LOST.itemsize, np.uint8)
    names = forgettable(state, seat, forgotten)
    if not names:
        return flags
    lost = flags.view(at.LOST)[0]
    for spot, _ in state.discards:
        lost["spots"][spot] = f"spots.{spot}" in names
    lost["about"], lost["heard"], lost["has_bounds"] = "about" in names, "heard" in names, True
    _put_bounds(lost, _bounds(state, seat, names))
    return flags


def unremembering() -> Array:
    """What is left to one who remembers nothing about hidden holders: everybody may hold anything."""
    flags = np.zeros(at.LOST.itemsize, np.uint8)
    lost = flags.view(at.LOST)[0]
    lost["has_bounds"], lost["most"] = True, OPEN
    return flags


def _put_bounds(record: Any, bounds: Sequence[tuple[int, HolderBounds]]) -> None:
    for holder, (least, most) in bounds:
        record["least"][holder], record["most"][holder] = least, most


def _bounds(state: City, seat: Seat, names: frozenset[str]) -> list[tuple[int, HolderBounds]]:
    """Every hidden holder with its bounds: all that this seat knows together; forgotten spots are one holder."""
    hidden = hidden_from(group_of(seat), state.terms.seats)
    cards = _forgotten_cards(state, names)
    wide = margins(hidden_cards(state), group_of(seat))
    for kind in cards:
        wide = Margins(with_cards(wide.pool, kind), wide.sizes)
    if cards:
        wide = Margins(wide.pool, (*wide.sizes, len(cards)))
    rows = opened(None, wide)
    for path, group in _groups(state, seat):
        _take_over(rows, state, path, group, hidden, names)
    return list(zip((*hidden, at.PILE_HOLDER, at.SPOT_HOLDER), closed(rows, wide) or plain(wide), strict=False))


def _forgotten_cards(state: City, names: frozenset[str]) -> list[Kind]:
    """What lies where nobody remembers it, and the card that is about to be laid."""
    cards = [kind for spot, kind in state.discards if f"spots.{spot}" in names]
    task = state.agenda[0] if state.agenda else None
    return [*cards, task.kind] if isinstance(task, Laying) and "about" in names else cards


def _groups(state: City, seat: Seat) -> Iterator[tuple[str, Group]]:
    """Whose bounds this seat knows, by the path of the facts."""
    yield "hands", group_of(seat)
    yield "public", PUBLIC
    for other, pair in pairs_of(state, seat):
        yield f"shared.{LETTERS[other]}", pair


def _take_over(
    rows: OpenBounds, state: City, path: str, group: Group, hidden: Sequence[Seat], names: frozenset[str]
) -> None:
    """The bounds of one group tighten the rows, without what was forgotten of them."""
    table, seen = table_of(state, group), hidden_from(group, state.terms.seats)
    if table is None:
        return
    holders = [*((LETTERS[other], seen.index(other)) for other in hidden), (YARDS, len(seen))]
    for (name, number), (lows, highs) in zip(holders, rows, strict=False):
        for index, (kind, low, high) in enumerate(zip(KINDS, *table[number], strict=True)):
            lows[index] = max(lows[index], 0 if f"{path}.{name}.{kind}.0" in names else low)
            highs[index] = min(highs[index], OPEN if f"{path}.{name}.{kind}.1" in names else high)
