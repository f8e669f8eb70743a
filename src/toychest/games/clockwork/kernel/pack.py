"""States as rows, and back."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from msgspec.structs import replace

from toychest.contract import Outcome, Seat
from toychest.contract.kernel import Array
from toychest.games.clockwork.board import Field, Spot
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.memory import forgetting, put_memory, unremembering
from toychest.games.clockwork.kernel.tasks import put_task, task_of
from toychest.games.clockwork.kinds import FAMILIES, INDEX, KINDS, Kind
from toychest.games.clockwork.state import City, hand_size
from toychest.games.kernels import blank, fields_of

__all__ = ["appraises", "covers", "forgetting", "pack", "unpack", "unremembering"]

ENDINGS = {
    "machine": (at.BY_MACHINE, "CLK 8.4"),
    "airship": (at.BY_AIRSHIP, "CLK 8.3"),
    "dead-end": (at.DEAD_END, "CLK R32"),
    "turn-cap": (at.TURN_CAP, "CLK R32"),
}


def covers(state: City) -> bool:
    """Every reading, printing and seat count; a board as large as a board file may be."""
    board = state.terms.board
    paths = max(len(beside) for beside in board.beside.values())
    return len(board.fields) <= at.MOST_FIELDS and len(board.spots) <= at.MOST_SPOTS and paths <= at.MOST_PATHS


def appraises(state: City) -> bool:
    """Whether the network knows games like this: any of two seats, for no field of a board has an input of its own."""
    return covers(state) and state.terms.seats == 2


def pack(state: City, seat: Seat | None) -> Array:
    """The row of a state; with a seat also what that seat remembers."""
    cells, row = blank(at.ROW, np.int16)
    _put_turn(row, state)
    _put_seats(row, state)
    _put_cards(row, state)
    row["depth"] = len(state.agenda)
    for number, task in enumerate(reversed(state.agenda)):
        put_task(row["agenda"][number], task)
    if seat is not None:
        put_memory(row, state, seat)
    return cells


def _put_turn(row: Any, state: City) -> None:
    row["turn"], row["turn_seat"] = min(state.turn, at.MOST_TURNS), state.turn_seat
    row["origin"], row["is_bonus"], row["is_endgame"] = state.origin, state.is_bonus, state.is_endgame
    row["first_die"], row["second_die"], *_ = *(state.throw or ()), 0, 0
    if state.outcome is not None:
        row["reason"] = ENDINGS[state.outcome.reason][0]
        row["winner"] = state.outcome.places.index(1) + 1 if 1 in state.outcome.places else 0


def _put_seats(row: Any, state: City) -> None:
    cast = (None, *state.terms.box.characters)
    for seat, laid in enumerate(state.laid):
        row["fields"][seat] = state.fields[seat]
        row["characters"][seat] = cast.index(state.characters[seat])
        row["openings"][seat] = state.openings[seat] or 0
        row["sizes"][seat] = hand_size(state, Seat(seat))
        row["hands"][seat] = state.hands[seat]
        row["laid"][seat, : len(laid)] = _numbers(laid)
        row["laid_bits"][seat] = _bits(laid)
        row["laid_count"][seat] = len(laid)


def _put_cards(row: Any, state: City) -> None:
    row["scrapped"], row["piled"], row["lying"] = state.scrapped, sum(state.piles), len(state.discards)
    row["left_out"][: len(state.left_out)] = _numbers(state.left_out)
    row["out_bits"] = _bits(state.left_out)
    row["piles"], row["unseen"] = state.piles, state.unseen
    for number, (spot, kind) in enumerate(state.discards):
        row["discards"][number] = spot
        row["on_spot"][spot] = INDEX[kind] + 1


def _bits(kinds: Iterable[Kind]) -> int:
    return sum(1 << INDEX[kind] for kind in kinds)


def _numbers(kinds: Iterable[Kind]) -> list[int]:
    return [INDEX[kind] + 1 for kind in kinds]


def unpack(cells: Array, like: City) -> City:
    """The state of a row; terms, recall and what was done last are those of the state `like`."""
    row = fields_of(cells, at.ROW)
    return replace(
        like,
        agenda=tuple(task_of(record) for record in reversed(row["agenda"][: row["depth"]])),
        **_turn(row),
        **_seats(row, like),
        **_cards(row),
        outcome=_outcome(row, like.terms.seats),
    )


def _turn(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "turn": row["turn"],
        "turn_seat": Seat(row["turn_seat"]),
        "throw": tuple(die for die in (row["first_die"], row["second_die"]) if die) or None,
        "origin": Field(row["origin"]),
        "is_bonus": row["is_bonus"],
        "is_endgame": row["is_endgame"],
    }


def _seats(row: dict[str, Any], like: City) -> dict[str, Any]:
    seats, cast = like.terms.seats, (None, *like.terms.box.characters)
    return {
        "characters": tuple(cast[number] for number in row["characters"][:seats]),
        "fields": tuple(row["fields"][:seats]),
        "hands": tuple(map(tuple, row["hands"][:seats])),
        "laid": tuple(map(_kinds, row["laid"][:seats])),
        "openings": tuple(throw or None for throw in row["openings"][:seats]),
    }


def _cards(row: dict[str, Any]) -> dict[str, Any]:
    spots = row["discards"][: row["lying"]]
    return {
        "left_out": _kinds(row["left_out"]),
        "unseen": tuple(row["unseen"]),
        "piles": tuple(row["piles"]),
        "discards": tuple((Spot(spot), KINDS[row["on_spot"][spot] - 1]) for spot in spots),
        "scrapped": row["scrapped"],
    }


def _kinds(numbers: list[int]) -> tuple[Kind, ...]:
    return tuple(KINDS[number - 1] for number in numbers if number)


def _outcome(row: dict[str, Any], seats: int) -> Outcome | None:
    for reason, (number, rule) in ENDINGS.items():
        if row["reason"] == number:
            points = tuple(sum(kind in FAMILIES for kind in _kinds(laid)) for laid in row["laid"][:seats])
            places = tuple(1 if row["winner"] == seat + 1 else 2 for seat in range(seats))
            return Outcome(reason=reason, rule=rule, points=points, places=places)
    return None
