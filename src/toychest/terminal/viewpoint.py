"""One table at one terminal: who sits here, who looks at the screen, and what they may see."""

import string
from collections.abc import Sequence
from typing import Any

import msgspec

from toychest.contract import CHANCE, Edition, Rules, Seat
from toychest.host.hosted import HostedTable
from toychest.table import Table, shown_name
from toychest.terminal.console import Console
from toychest.terminal.drawing import Drawing, drawing_of
from toychest.terminal.telling import Teller
from toychest.terminal.voice import Voice


class Viewpoint:
    """`viewer` is the seat that looks at the screen; None before anybody does, and where only bots play.

    `listed` are the moves whose numbers stand on the screen just now.
    """

    def __init__(self, hosted: HostedTable, console: Console) -> None:
        self.hosted = hosted
        self.console = console
        self.names = seat_names(hosted.table.header.seats, console.voice)
        self.drawing = drawing_of(hosted.table.edition.game, console.voice, self.names)
        self.teller = Teller(hosted.table.edition, self.names, console.voice)
        self.viewer: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.listed: dict[int, str] = {}

    @property
    def table(self) -> Table:
        """The table as it is stored, with a name for every seat."""
        return self.hosted.table.with_names(self.names)

    @property
    def edition(self) -> Edition:
        """The rules that are played."""
        return self.hosted.table.edition

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat."""
        return tuple(Seat(at) for at in range(len(self.names)))

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that somebody here plays: all that no bot holds."""
        return tuple(seat for seat in self.seats if self.hosted.records[seat].bot is None)

    @property
    def view(self) -> Any:
        """What lies open to whoever looks."""
        return self.hosted.table.rules.view(self.hosted.table.state, self.viewer)

    @property
    def has_secrets(self) -> bool:
        """Whether two seats see different things."""
        table = self.hosted.table
        return len({msgspec.json.encode(table.rules.view(table.state, seat)) for seat in self.seats}) > 1

    @property
    def audience(self) -> tuple[Seat, ...]:
        """Who may read the screen: everybody here, or where there are secrets the one that looks."""
        if not self.has_secrets:
            return self.people
        return () if self.viewer is None else (self.viewer,)

    @property
    def legal(self) -> list[str]:
        """What whoever looks may play now, in notation."""
        return [] if self.viewer is None else self.hosted.table.legal_moves(self.viewer)

    @property
    def offered(self) -> list[str]:
        """The same as it is listed, from number 1: of moves that lead to the same, one."""
        legal, table = self.legal, self.hosted.table
        if self.viewer is None:
            return legal
        return without_same(legal, table.rules, table.state, self.viewer, self.drawing)

    @property
    def example(self) -> str:
        """A move in notation, for the help: the game's own, or one that may be played; at the end the last one."""
        return self.drawing.example or next(iter(self.offered), self.table.frames[-1].move)

    @property
    def asked(self) -> Seat:
        """Whom the table waits for; of several, whoever looks already. Bots have played before."""
        table = self.hosted.table
        if table.waits_for is not None:
            return table.waits_for
        acting = [seat for seat in table.to_act if seat != CHANCE]
        return self.viewer if self.viewer is not None and self.viewer in acting else acting[0]


def seat_names(names: Sequence[str], voice: Voice) -> list[str]:
    """Each name; a seat that has none is called by its letter."""
    letters = string.ascii_uppercase
    return [shown_name(name) or voice.say("terminal-seat", {"letter": letters[at]}) for at, name in enumerate(names)]


def named_table(table: Table, voice: Voice) -> Table:
    """A table with a name for every seat, for whoever looks back at it."""
    return table.with_names(seat_names(table.header.seats, voice))


def without_same(legal: Sequence[str], rules: Rules[Any, Any], state: Any, seat: Seat, drawing: Drawing) -> list[str]:
    """The moves without any that says the same as one before it: another verb, the same words, and the same after."""
    listed: list[str] = []
    for move in legal:
        twins = [other for other in listed if _words(other) == _words(move) != ""]
        if not any(
            _after(twin, rules, state, seat, drawing) == _after(move, rules, state, seat, drawing) for twin in twins
        ):
            listed.append(move)
    return listed


def _words(move: str) -> str:
    """All but the verb."""
    return move.partition(" ")[2]


def _after(move: str, rules: Rules[Any, Any], state: Any, seat: Seat, drawing: Drawing) -> tuple[Any, ...]:
    """All that this seat sees and may do after the move, and who acts then."""
    after, _ = rules.apply(state, seat, rules.read_move(move))
    legal = [rules.write_move(each) for each in rules.legal_moves(after, seat)]
    return rules.to_act(after), legal, list(drawing.facts(rules.view(after, seat)))
