"""What a law is tried on: an edition with seats and options chosen, and the games sampled from it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from toychest.conformance.sampling import AnyRules, Entry, Game, draws, options_in_words, random_game
from toychest.contract import CHANCE, Edition, Json, Seat

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Subject:
    """An edition with its choices before play made.

    `rule_ids` are the paragraphs that a refusal may cite. `starts` are hand-built states: games are sampled from them
    too, so that every law sees secrets that random games seldom reach. `truths` names hidden facts of a state that no
    seat is ever shown, like the face of a tile that lies face down for everybody. `sparing` looks at so many times
    fewer places, for an edition that hardly differs from one already tried.
    """

    edition: Edition
    seats: int
    options: Mapping[str, Json]
    rule_ids: frozenset[str]
    games: int = 2
    seed: int = 0
    sparing: int = 1
    starts: tuple[Any, ...] = ()
    truths: Callable[[Any], Mapping[str, Json]] = field(default=lambda state: {})

    @property
    def longest(self) -> int:
        """Where a sampled game is cut off: sooner, if it would be cut off anyway and only a detail is looked at."""
        is_cut = self.edition.may_cycle and self.sparing > 1
        return self.edition.longest // 2 if is_cut else self.edition.longest

    @property
    def rules(self) -> AnyRules:
        return self.edition.rules

    @property
    def where(self) -> str:
        return f"{self.edition.id}, {self.seats} seats, {options_in_words(self.options)}, seed {self.seed}"

    @property
    def all_seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(number) for number in range(self.seats))

    @property
    def watchers(self) -> tuple[Seat | None, ...]:
        """Everybody who is shown something: the seats and an onlooker."""
        return (*self.all_seats, None)

    def setup(self) -> Any:
        return self.rules.setup(self.seats, dict(self.options))

    def play(self, number: int) -> Game:
        """Sample game `number`; the same number gives the same game."""
        start = self.setup() if number < self.games else self.starts[number - self.games]
        draw = draws(self.seed, "game", number)
        return random_game(self.rules, start, draw, self.longest, f"{self.where}, game {number}")

    @cached_property
    def played(self) -> tuple[Game, ...]:
        return tuple(self.play(number) for number in range(self.games + len(self.starts)))

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(entry for game in self.played for entry in game.entries)

    @cached_property
    def states(self) -> tuple[tuple[str, Any], ...]:
        """Every sampled state, with where it was seen."""
        return tuple(
            (f"{game.where}, after {count} entries", state)
            for game in self.played
            for count, state in enumerate(game.states)
        )

    @property
    def looked_at(self) -> tuple[tuple[str, Any], ...]:
        """Every state, or every so many of them, the last ones among them."""
        return self.states[:: -self.sparing]

    @cached_property
    def moves(self) -> tuple[Any, ...]:
        """Every move that was listed anywhere in the sample, chance's too: what a seat might wrongly try."""
        listed: dict[Any, None] = {}
        for _, state in self.states:
            for seat in (*self.all_seats, CHANCE):
                listed.update(dict.fromkeys(self.rules.legal_moves(state, seat)))
        return tuple(listed)

    @cached_property
    def attempts(self) -> tuple[Any, ...]:
        """A few of these moves, to compare refusals by."""
        return some(self.moves, 12, f"{self.seed}/attempts")

    def some_watchers(self, seat: Seat) -> tuple[Seat | None, ...]:
        """The mover, two others and an onlooker: enough for laws that look around widely."""
        near = [Seat((max(seat, 0) + way) % self.seats) for way in range(min(3, self.seats))]
        return (*near, None)

    def some_entries(self, count: int, purpose: str) -> tuple[Entry, ...]:
        """At most `count` entries for each game asked for, in the order of play: for laws that look around widely."""
        return some(self.entries, self._many(count), f"{self.seed}/{purpose}")

    def some_states(self, count: int, purpose: str) -> tuple[tuple[str, Any], ...]:
        """At most `count` states for each game asked for, in the order of play."""
        return some(self.states, self._many(count), f"{self.seed}/{purpose}")

    def _many(self, count: int) -> int:
        return max(1, count * (self.games + len(self.starts)) // self.sparing)


def some(things: tuple[T, ...], count: int, seed: str) -> tuple[T, ...]:
    """A sample without repetition, in the order given."""
    draw = draws(seed)
    places = list(range(len(things)))
    while len(places) > count:
        places.pop(draw(len(places)))
    return tuple(things[place] for place in places)
