"""Tasks of the agenda as records, and back."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from toychest.contract import CHANCE, Seat
from toychest.games.clockwork import agenda
from toychest.games.clockwork.agenda import Task
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kinds import INDEX, KINDS
from toychest.games.kernels import names_of

FACTS: Final[Mapping[int, tuple[Any, tuple[str, ...]]]] = {
    at.LEAVING_OUT: (agenda.LeavingOut, ("family", "actor")),
    at.DEALING: (agenda.Dealing, ("seat",)),
    at.ADDING_EXTRA: (agenda.AddingExtra, ()),
    at.OPENING_THROW: (agenda.OpeningThrow, ("seat", "seats")),
    at.TURN_THROW: (agenda.TurnThrow, ("seat",)),
    at.DRAWING: (agenda.Drawing, ("seat", "place")),
    at.CHOOSING: (agenda.Choosing, ("actor",)),
    at.TRAVELLING: (agenda.Travelling, ("actor",)),
    at.ACTING: (agenda.Acting, ("actor", "may", "may_pass", "is_chain", "seats")),
    at.DISCARDING: (agenda.Discarding, ("actor",)),
    at.LAYING: (agenda.Laying, ("actor", "kind")),
    at.ANSWERING: (agenda.Answering, ("actor", "seat", "kind", "is_counter")),
    at.COUNTERING: (agenda.Countering, ("actor", "seat")),
    at.RETURNING: (agenda.Returning, ("actor", "seat", "kind")),
    at.POINTING: (agenda.Pointing, ("actor", "kind", "is_shown")),
    at.SWAPPING: (agenda.Swapping, ("actor", "place")),
    at.BUILDING: (agenda.Building, ("actor",)),
    at.SETTING_DOWN: (agenda.SettingDown, ("seats",)),
    at.FINDING: (agenda.Finding, ("actor", "place")),
}
"""By code: the task, and how what it says is written, in order."""

CODES: Final = {made: code for code, (made, _) in FACTS.items()}
DEEDS: Final = {"go": at.MAY_GO, "take": at.MAY_TAKE, "search": at.MAY_SEARCH, "ask": at.MAY_ASK}
FAMILIES: Final = {"flyer": 0, "breaker": at.FLYERS}


def _in_order(seats: tuple[Seat, ...]) -> list[int]:
    return [*(seat + 1 for seat in seats), *(0,) * (at.SEATS - len(seats))]


WRITTEN: Final[Mapping[str, tuple[str, Callable[[Any], Any], Callable[[Any], Any]]]] = {
    "actor": ("actor", lambda seat: CHANCE if seat is None else seat, lambda seat: None if seat == CHANCE else seat),
    "seat": ("seat", int, int),
    "seats": ("seats", _in_order, lambda order: tuple(int(number) - 1 for number in order if number)),
    "place": ("place", int, int),
    "kind": ("kind", INDEX.__getitem__, KINDS.__getitem__),
    "family": ("kind", FAMILIES.__getitem__, {kind: family for family, kind in FAMILIES.items()}.__getitem__),
    "may": (
        "may",
        lambda may: sum(DEEDS[deed] for deed in may),
        lambda bits: tuple(deed for deed, bit in DEEDS.items() if bits & bit),
    ),
    "may_pass": ("may", lambda may: at.MAY_PASS * may, lambda bits: bool(bits & at.MAY_PASS)),
    "is_chain": ("may", lambda chains: at.IS_CHAIN * chains, lambda bits: bool(bits & at.IS_CHAIN)),
    "is_counter": ("is_counter", bool, bool),
    "is_shown": ("is_shown", bool, bool),
}
"""A fact: its field of a record, as the field has it, and as the task has it."""


def put_task(record: Any, task: Task) -> None:
    """A task into an empty record."""
    record["code"] = CODES[type(task)]
    _, facts = FACTS[CODES[type(task)]]
    if record["code"] <= at.LAST_OF_CHANCE and "actor" not in facts:
        record["actor"] = CHANCE
    for fact, told in zip(facts, fields(task), strict=True):
        name, written, _ = WRITTEN[fact]
        record[name] += written(getattr(task, told.name))


def task_of(record: tuple[Any, ...]) -> Task:
    """The task that a record says."""
    told = dict(zip(names_of(at.TASK), record, strict=True))
    made, facts = FACTS[told["code"]]
    task: Task = made(*(WRITTEN[fact][2](told[WRITTEN[fact][0]]) for fact in facts))
    return task
