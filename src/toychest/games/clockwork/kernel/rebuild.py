"""From what a seat observes back to a city that it sees so."""

from typing import Any

import numpy as np

from toychest.contract import CHANCE, Seat
from toychest.contract.kernel import Array
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.observed import OBSERVED
from toychest.games.clockwork.kernel.pack import unpack
from toychest.games.clockwork.state import City
from toychest.games.kernels import blank
from toychest.games.observing import number_of


def rebuild(observed: Array, seat: Seat, like: City) -> City:
    """A city that this seat sees so; a card that it does not know is scrap, wherever it is."""
    seen = observed.view(OBSERVED)[0]
    cells, row = blank(at.ROW, np.int16)
    seats = [(int(seat) + number) % int(seen["seats"]) for number in range(seen["seats"])]
    _put_turn(row, seen, seats)
    _put_seats(row, seen, seats)
    _put_discards(row, seen)
    if seen["task"]:
        row["depth"] = 1
        _put_task(row["agenda"][0], seen, seats)
    return unpack(cells, like)


def _put_turn(row: Any, seen: Any, seats: list[int]) -> None:
    row["turn"], row["turn_seat"] = number_of(seen["turn"]), seats[seen["turn_seat"]]
    row["first_die"], row["second_die"] = seen["dice"]
    for name in ("origin", "is_bonus", "is_endgame", "reason", "scrapped", "piles", "left_out"):
        row[name] = seen[name]
    row["winner"] = seats[seen["winner"] - 1] + 1 if seen["winner"] else 0


def _put_seats(row: Any, seen: Any, seats: list[int]) -> None:
    for number, other in enumerate(seats):
        for name in ("fields", "characters", "openings", "laid"):
            row[name][other] = seen[name][number]
        row["hands"][other, at.SCRAP] = seen["sizes"][number]
    row["hands"][seats[0]] = seen["hand"]


def _put_discards(row: Any, seen: Any) -> None:
    laid = [int(spot) for spot in seen["order"] if spot]
    row["lying"], row["discards"][: len(laid)] = len(laid), laid
    for spot in laid:
        row["on_spot"][spot] = max(int(seen["spots"][spot]) - 1, 0) or at.SCRAP + 1


def _put_task(task: Any, seen: Any, seats: list[int]) -> None:
    task["code"], task["place"], task["may"] = seen["task"], seen["place"], seen["may"]
    task["is_counter"], task["is_shown"] = seen["is_counter"], seen["is_shown"]
    task["actor"] = seats[seen["actor"]] if seen["actor"] < len(seats) else CHANCE
    task["seat"] = seats[seen["rival"] - 1] if seen["rival"] else 0
    task["kind"] = max(int(seen["kind"]) - 1, 0)
    task["seats"] = [seats[number - 1] + 1 if number else 0 for number in seen["asked"].tolist()]
