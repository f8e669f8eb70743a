"""A game between bots as its log has it: every die and card from the game's seed, every choice from that seed too."""

import hashlib
from typing import Any, Final

import msgspec

from toychest.bots.arena.bout import Bout, BoutUnderWay
from toychest.bots.arena.contender import Contender
from toychest.contract import CHANCE, Json, Outcome, Seat
from toychest.table import Log, Played, draws_for, new_table, sample
from toychest.table.checksum import last_sum, sealed
from toychest.table.log import ended_log

NAME: Final = "simulate"


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """Which games a simulation plays: the bots take turns at the seats, the choices of options game by game."""

    edition: str
    seats: int
    bots: tuple[Contender, ...]
    choices: tuple[dict[str, Json], ...]
    seed: int

    def bout(self, number: int) -> Bout:
        """The game of this number: the same for ever, whoever plays it."""
        text = self.luck_of(number)
        return Bout(
            series=NAME,
            number=number,
            edition=self.edition,
            options=self.choices[number // len(self.bots) % len(self.choices)],
            contenders=tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)),
            seed=int.from_bytes(hashlib.sha256(f"choices {text}".encode()).digest()[:7]),
        )

    def luck_of(self, number: int) -> str:
        """The seed of the game's dice and cards, as its log reveals it."""
        return f"toychest {NAME} {self.edition} {self.seed} {number}"


class Simulated(BoutUnderWay):
    """A bout whose dice and cards are those of a log."""

    def __init__(self, asked: Asked, number: int) -> None:
        bout = asked.bout(number)
        super().__init__(bout)
        self.number, self._seed = number, asked.luck_of(number)
        names = [contender.name for contender in bout.contenders]
        self._table = new_table(self.edition, bout.options, names, self._seed)
        self.states = [self._table.state]
        self.moves: list[tuple[Seat, Any]] = []

    def move(self, seat: Seat) -> Any:
        """What the seed brings, or a bot chooses; remembered."""
        if seat == CHANCE:
            chosen = sample(self.edition.rules.odds(self.states[-1]), draws_for(self._seed, len(self.states)))
        else:
            chosen = super().move(seat)
        self.moves.append((seat, chosen))
        return chosen

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None where it was cut off."""
        return self.edition.rules.outcome(self.states[-1])

    def log(self) -> Log | None:
        """The finished game as a file has it; None where it was cut off, for then it has no end."""
        outcome, header = self.outcome, self._table.header
        if outcome is None:
            return None
        entries, last = list[Played](), last_sum(header, ())
        for seq, (seat, move) in enumerate(self.moves, start=1):
            entry = sealed(Played(seq=seq, seat=seat, move=self.edition.rules.write_move(move)), last)
            assert isinstance(entry, Played), "sealing changes its sum alone"
            entries.append(entry)
            last = entry.sum
        return ended_log(header, tuple(entries), self._seed, outcome.reason)


def simulated(asked: Asked, number: int) -> Simulated:
    """The whole game of this number."""
    playing = Simulated(asked, number)
    while (seat := playing.actor()) is not None:
        playing.play(seat)
    return playing
