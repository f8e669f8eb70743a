"""The bridge between states and rows, and which states fit."""

from typing import Any, Final

import numpy as np

from toychest.contract import CHANCE, Outcome, Seat
from toychest.contract.kernel import OVER, Array
from toychest.games.kernels import blank, fields_of
from toychest.games.toybattle.agenda import BaseEffect, Deal, Lot, Pick, Task, TroopEffect
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.moves import numbered, numbers
from toychest.games.toybattle.kernel.slots import slots_of
from toychest.games.toybattle.state import Battle, Tile, medals, other
from toychest.games.toybattle.terrain import BLUE, RED, Place
from toychest.games.toybattle.troops import INDEX, TROOPS, Counts

Fields = dict[str, Any]
"""A row as plain numbers and lists, by name."""

PILES: Final = ("racks", "known", "suppressed", "unseen", "discards")


def covers(state: Battle) -> bool:
    """Whether the kernel plays this game: all readings, and every terrain within the bounds of the layout."""
    terrain, box = state.terms.terrain, state.terms.box
    return (
        len(terrain.places) <= at.MOST_PLACES
        and len(terrain.regions) <= at.MOST_REGIONS
        and all(len(beside) <= at.MOST_BESIDE for beside in terrain.beside.values())
        and box.copies <= at.MOST_TILES
        and state.turn <= at.MOST_TURNS
    )


def forgetting(state: Battle, seat: Seat, forgotten: frozenset[str]) -> Array:
    """Nothing is remembered that could be forgotten: known tiles stand in the view."""
    return np.zeros(1, np.uint8)


def appraises(state: Battle) -> bool:
    """Whether the network knows this terrain."""
    return slots_of(state.terms.terrain) is not None


def unremembering() -> Array:
    """The same, by one who remembers nothing."""
    return np.zeros(1, np.uint8)


def pack(state: Battle, seat: Seat | None) -> Array:
    """The row of a state; no seat remembers more than it shows."""
    cells, row = blank(at.ROW, np.int16)
    row["turn"], row["turn_seat"], row["idle"] = state.turn, state.turn_seat, state.idle
    _write_agenda(row, state)
    _write_end(row, state)
    for side in (BLUE, RED):
        for pile in PILES:
            row[pile][side] = _counted(getattr(state, pile)[side])
        row["taken"][side] = sum(1 << number for number, taker in enumerate(state.taken) if taker == side)
        row["medals"][side] = medals(state, side)
    for base, stack in enumerate(state.stacks):
        _write_stack(row, base, [_code(tile) for tile in stack])
    return cells


def _write_agenda(row: Array, state: Battle) -> None:
    number, agenda = numbers(state.terms.terrain), state.agenda
    row["actor"] = state.turn_seat
    match agenda:
        case (Lot() | Deal() | Pick() as task, *_):
            row["actor"], row["task"] = CHANCE, _chance_task(task)
        case (TroopEffect(troop, base), *_):
            row["task"], row["task_at"] = at.TROOP_EFFECT + INDEX[troop], number[base]
        case (BaseEffect(effect, base), *_):
            row["task"], row["task_at"] = at.BASE_EFFECT + at.EFFECTS.index(effect), number[base]
            agenda = agenda[1:]
        case _:
            row["task"] = at.CHOOSE
    row["deals"] = agenda.count(Deal(state.turn_seat))
    row["rival_deals"] = agenda.count(Deal(other(state.turn_seat)))
    waiting = [number[task.base] for task in agenda if isinstance(task, BaseEffect)]
    row["waiting"] = len(waiting)
    row["waiting_at"][: len(waiting)] = waiting


def _chance_task(task: Lot | Deal | Pick) -> int:
    if isinstance(task, Pick):
        return at.PICK_ROB if task.purpose == "rob" else at.PICK_SUPPRESS
    return at.LOT if isinstance(task, Lot) else at.DEAL


def _write_end(row: Array, state: Battle) -> None:
    if state.captor is not None:
        place, tile = state.captor
        row["captor_place"], row["captor"] = numbers(state.terms.terrain)[place] + 1, _code(tile)
    if state.outcome is not None:
        row["actor"], row["task"] = OVER, at.ENDED
        row["reason"], row["places"] = at.REASONS.index(state.outcome.reason), state.outcome.places


def _write_stack(row: Array, base: int, tiles: list[int]) -> None:
    row["depth"][base] = len(tiles)
    row["stacks"][base, : len(tiles)] = tiles
    for tile in tiles[-1:]:
        row["held"][tile >> 3] |= 1 << base
        for bit in range(3):
            row["tops"][bit] |= (tile >> bit & 1) << base


def _code(tile: Tile) -> int:
    return 8 * tile.seat + INDEX[tile.troop]


def _tile(code: int) -> Tile:
    return Tile(Seat(code >> 3), TROOPS[code & 7])


def _counted(counts: Counts) -> int:
    return sum(count << 2 * index for index, count in enumerate(counts))


def _counts(counted: int) -> Counts:
    return tuple(counted >> 2 * index & 3 for index in range(at.TROOPS))


def unpack(cells: Array, like: Battle) -> Battle:
    """The state of a row; its terms are those of `like`."""
    row = fields_of(cells, at.ROW)
    racks, known, suppressed, unseen, discards = ((_counts(row[pile][BLUE]), _counts(row[pile][RED])) for pile in PILES)
    return Battle(
        terms=like.terms,
        agenda=_agenda(row, like),
        turn=row["turn"],
        turn_seat=Seat(row["turn_seat"]),
        stacks=tuple(
            tuple(_tile(code) for code in row["stacks"][base][: row["depth"][base]])
            for base in range(len(like.terms.terrain.bases))
        ),
        racks=racks,
        known=known,
        suppressed=suppressed,
        unseen=unseen,
        discards=discards,
        taken=tuple(_taker(row, number) for number in range(len(like.terms.terrain.regions))),
        captor=_captor(row, like),
        idle=row["idle"],
        outcome=_outcome(row),
    )


def _taker(row: Fields, region: int) -> Seat | None:
    return next((seat for seat in (BLUE, RED) if row["taken"][seat] >> region & 1), None)


def _captor(row: Fields, like: Battle) -> tuple[Place, Tile] | None:
    place = row["captor_place"]
    return (numbered(like.terms.terrain)[place - 1], _tile(row["captor"])) if place else None


def _outcome(row: Fields) -> Outcome | None:
    if not row["reason"]:
        return None
    reason, rule = at.REASONS[row["reason"]], at.RULES[row["reason"]]
    return Outcome(reason=reason, rule=rule, points=tuple(row["medals"]), places=tuple(row["places"]))


def _agenda(row: Fields, like: Battle) -> tuple[Task, ...]:
    terrain, seat = like.terms.terrain, Seat(row["turn_seat"])
    deals = (Deal(seat),) * row["deals"] + (Deal(other(seat)),) * row["rival_deals"]
    bases = [numbered(terrain)[base] for base in row["waiting_at"][: row["waiting"]]]
    return (*_first(row, like, seat), *deals, *(BaseEffect(terrain.effects[base], base) for base in bases))


def _first(row: Fields, like: Battle, seat: Seat) -> tuple[Task, ...]:
    """The first task, unless it is a deal."""
    task, base = row["task"], numbered(like.terms.terrain)[row["task_at"]]
    if task >= at.BASE_EFFECT:
        return (BaseEffect(like.terms.terrain.effects[base], base),)
    if task >= at.TROOP_EFFECT:
        return (TroopEffect(TROOPS[task - at.TROOP_EFFECT], base),)
    plain: dict[int, tuple[Task, ...]] = {
        at.LOT: (Lot(),),
        at.PICK_ROB: (Pick(other(seat), "rob"),),
        at.PICK_SUPPRESS: (Pick(other(seat), "suppress"),),
    }
    return plain.get(task, ())
