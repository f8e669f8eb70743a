"""An edition as the registry lists it: the rules, what may be chosen before play, and how disputed points are read."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from importlib import import_module
from typing import Any, Final

import msgspec

from toychest.contract.choices import Option, Reading
from toychest.contract.course import Course
from toychest.contract.guide import Guide
from toychest.contract.kernel import Kernel
from toychest.contract.moments import Moments
from toychest.contract.puzzle import Puzzle
from toychest.contract.rules import Json, Rules
from toychest.contract.saying import PlainSpeech, Speech, fields_by_seat

PRINTING: Final = re.compile(r"-([^+]+?)-[0-9]+(?:\+.*)?")
"""What follows a game's name in the id of a printing, house rules included: `-de-0+loop_runs=2`."""


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """A game by one printing.

    `id` is `GAME-PRINTING-0`, or `GAME-0` where a game has one printing only. `readings` are its disputed points and
    `values` how this edition reads each of them. `longest` caps the entries of a random game; where it `may_cycle`,
    random play need not end by then and is cut off. Where it `is_cooperative`, all seats win or none. Where it
    `has_secrets`, seats may be shown different things, so that at one screen a curtain falls between them; a game
    without says so.
    `read_as` makes the rules of the same game by other values, under another id. `kernel` imports the game's kernel,
    which takes seconds: only a worker that searches asks for it. `speech` says its moves and events; a game that
    brings none is said plainly. `guide` is the guided game of this game, which names the edition that it is played in;
    so does its `course`.
    `starter` is the choice by which a rematch says who begins: its values are the seats in order, and it is not asked
    before play. Without one, the rules alone say who begins, and the seats of a rematch turn by one.
    `moments` says why something in a finished game is worth a look; a game that brings none is reviewed all the same.
    `puzzles` reads the puzzles of its game, whichever edition each is of.
    """

    id: str
    game: str
    rules: Rules[Any, Any]
    seat_counts: tuple[int, ...]
    longest: int
    view_type: type[msgspec.Struct]
    options: tuple[Option, ...] = ()
    may_cycle: bool = False
    is_cooperative: bool = False
    has_secrets: bool = True
    readings: tuple[Reading, ...] = ()
    values: Mapping[str, str] = {}
    house_rules: Mapping[str, str] = {}
    read_as: Callable[[str, Mapping[str, str]], Rules[Any, Any]] | None = None
    kernel: Callable[[], Kernel] | None = None
    speech: Speech | None = None
    guide: Guide | None = None
    course: Course | None = None
    moments: Moments | None = None
    puzzles: Callable[[], tuple[Puzzle, ...]] | None = None
    starter: Option | None = None

    @property
    def printing(self) -> str:
        """`standard` or the language of the printing, as its id says."""
        named = PRINTING.fullmatch(self.id.removeprefix(self.game))
        return named[1] if named else "standard"

    @property
    def defaults(self) -> dict[str, Json]:
        """What is played where nobody chooses: a value for every option."""
        return {option.name: option.default for option in self.options}

    @property
    def says(self) -> Speech:
        """How moves and events of this game are said."""
        return self.speech or PlainSpeech(self.game)

    @property
    def by_seat(self) -> tuple[str, ...]:
        """The fields of its view that hold something for each seat in turn."""
        return fields_by_seat(self.view_type)

    def with_house_rules(self, house_rules: Mapping[str, str]) -> "Edition":
        """The same printing with other values of some readings, written into its id. Raises `KeyError`.

        A house rule names a reading once, and another value than the printing's; readings come in their own order.
        """
        for name, value in house_rules.items():
            reading = next((reading for reading in self.readings if reading.name == name), None)
            if reading is None or value not in reading.choices or value == self.values[name]:
                raise KeyError(f"{name}={value}")
        if self.read_as is None or not house_rules:
            return self
        ordered = {reading.name: house_rules[reading.name] for reading in self.readings if reading.name in house_rules}
        id = "+".join([self.id, *(f"{name}={value}" for name, value in ordered.items())])
        values = {**self.values, **ordered}
        return msgspec.structs.replace(self, id=id, rules=self.read_as(id, values), values=values, house_rules=ordered)


class Editions(Mapping[str, Edition]):
    """Every printing by its id; an id with house rules (`castle-de-0+loss=enter_last`) is found, but not listed."""

    def __init__(self, printings: Mapping[str, Edition]) -> None:
        self._printings = dict(printings)

    def __getitem__(self, id: str) -> Edition:
        printing, *parts = id.split("+")
        pairs = [part.partition("=") for part in parts]
        found = self._printings[printing].with_house_rules({name: value for name, _, value in pairs})
        if found.id != id:  # a name twice, or out of order: one set of rules has one id
            raise KeyError(id)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._printings)

    def __len__(self) -> int:
        return len(self._printings)


def editions_by(
    printings: Mapping[str, Any], rules: Callable[[str, Any], Rules[Any, Any]], *, game: str, **shared: Any
) -> dict[str, Edition]:
    """An edition for each printing of a game, whose readings are a frozen dataclass; they share the rest."""

    def edition_of(printing: str, readings: Any) -> Edition:
        def read_as(id: str, values: Mapping[str, str]) -> Rules[Any, Any]:
            return rules(id, type(readings)(**values))

        id = f"{game}-{printing}-0"
        return Edition(
            id=id,
            game=game,
            rules=rules(id, readings),
            values=asdict(readings),
            read_as=read_as,
            **shared,
        )

    return {edition.id: edition for edition in (edition_of(*item) for item in printings.items())}


def kernel_in(package: str) -> Callable[[], Kernel]:
    """Imports the kernel of the game in this package when asked: only who searches waits for it to be compiled."""

    def kernel() -> Kernel:
        made: Kernel = import_module(f"{package}.kernel").KERNEL
        return made

    return kernel
