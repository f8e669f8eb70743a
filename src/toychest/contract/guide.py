"""A guide: a first game that teaches itself, as data of its game (`guide.toml`).

A coach says one thing after another and asks for one move at a time. What chance and the rival do is written down, so
that every move fits; what the learner does is not: another legal move is played, and the guide finds its way or ends.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec

from toychest.contract.rules import Json, Seat
from toychest.contract.saying import Saying

OPEN: Final = "open"
"""What is asked where no move is: the click that lets chance move. No game's notation has a move of this name."""

ANY: Final = "*"
"""Stands for any one word of a move."""


class Beat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that is said and one that is asked; several beats may share a step.

    `name` ends the id of its sentence; `says` names the parts that the sentence has beside its first: `after` is said
    once the move is played, `missed` once a miss is, `grown-up` to whoever helps, `short` to those who do not see the
    picture. `move` is in notation, or OPEN; without one the learner just goes on. Each of `others` does as well, with
    ANY for a word. A move that is tried in vain, by the code under `refused`, is not in the log: the learner tries it,
    then goes on. Each of `misses` is a real mistake that stands: `missed` says what became of it, by the facts of its
    public events, and with that the guide is through.
    """

    step: int
    name: str
    rules: tuple[str, ...]
    lights: tuple[str, ...] = ()
    move: str | None = None
    others: tuple[str, ...] = ()
    misses: tuple[str, ...] = ()
    refused: str = ""
    says: tuple[str, ...] = ()

    @property
    def asks(self) -> bool:
        """Whether a move is asked that the log will have."""
        return self.move is not None and not self.refused

    def is_answered_by(self, move: str) -> bool:
        """Whether this move, or this click, is what is asked, or does as well."""
        return self.asks and any(_fits(move, answer) for answer in (self.move or "", *self.others))

    def is_missed_by(self, move: str) -> bool:
        """Whether this move is the mistake that the beat has words for."""
        return not self.is_answered_by(move) and any(_fits(move, miss) for miss in self.misses)


class Guide(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole of it: at which table, what chance and the rival do in their order, and the beats in theirs.

    `game` names it, too: a game has one guide. A rival is the bot of the lowest level on the seat after the learner's;
    each line of `rival` is one move of it, and the first of the line that is legal is played.
    """

    game: str
    edition: str
    options: Mapping[str, Json]
    seats: int
    beats: tuple[Beat, ...]
    chance: tuple[str, ...]
    rival: tuple[tuple[str, ...], ...] = ()
    learner: Seat = Seat(0)

    @property
    def steps(self) -> int:
        """How many steps there are, from 1."""
        return self.beats[-1].step

    def words(self, beat: Beat, part: str = "") -> Saying:
        """What is said at a beat, or a part of it."""
        id = f"{self.game}-guide-{beat.name}"
        return Saying(f"{id}.{part}" if part else id)

    def first_of(self, step: int) -> int:
        """The beat that a step begins with; past the last step, one past the last beat."""
        return next((at for at, beat in enumerate(self.beats) if beat.step >= step), len(self.beats))

    def next_asked(self, at: int) -> int | None:
        """The first beat from this one on that asks a move of the log."""
        return next((later for later in range(at, len(self.beats)) if self.beats[later].asks), None)


def guide_in(package: str) -> Guide:
    """The guide of the game in this package."""
    text = files(package).joinpath("guide.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Guide)


def _fits(move: str, answer: str) -> bool:
    words, wanted = move.split(" "), answer.split(" ")
    return len(words) == len(wanted) and all(want in (ANY, word) for word, want in zip(words, wanted, strict=True))
