"""What is to be said of a game, without a word of it: which sentence, and what fills it.

The sentences are in the catalogues, in every language; names are the table's. So whoever shows a game, in whatever
language and to whomever, says the same of it.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Final, Protocol, TypeAlias, TypeVar, get_type_hints

import msgspec

from toychest.contract.rules import Event, Json, Seat

Said: TypeAlias = Json
"""What fills a sentence: a plain value, a `SeatNamed`, another `Saying`, or a list of these."""

SEATS: Final = ("by", "rival", "owner", "giver", "taker", "asker", "asked", "holder", "winner")
"""Facts that are a seat wherever they are a number; `seat` itself is whose line it is."""

T = TypeVar("T")
BySeat = Annotated[tuple[T, ...], "by seat"]
"""A field of a view that holds something for each seat in turn; any other list is things that lie together."""

Look: TypeAlias = Callable[[], Any]
"""An onlooker's view, worked out for whoever asks."""


@cache
def fields_by_seat(view_type: type) -> tuple[str, ...]:
    """The fields of a view that are `BySeat`."""
    hints = get_type_hints(view_type, include_extras=True)
    return tuple(name for name, hint in hints.items() if "by seat" in getattr(hint, "__metadata__", ()))


class SeatNamed(msgspec.Struct, frozen=True, gc=False):
    """A seat, to be said by the name of whoever sits there."""

    seat: Seat


class Saying(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel", gc=False):
    """A sentence by its id, and what fills it. `id.fact` tells more than `id`, and is that where no such part is."""

    id: str
    args: dict[str, Said] = {}


class LogLine(Saying, frozen=True, omit_defaults=True, rename="camel"):
    """An event as a line of the log. The event's facts fill it, `args` go before them; `name` is whose line it is.

    Without it that is whoever moved. Lines of one id and name that follow each other are one line where they name an
    argument under `joins`: there lists are put together and numbers are added, the rest is as the last of them says.
    What of it is read first, besides names, is `strong`. What is plain to see and may be left out `is_aside`.
    """

    joins: str | None = None
    strong: tuple[Said, ...] = ()
    is_aside: bool = False


class Speech(Protocol):
    """How a game is said: from what its watcher may know, and nothing else."""

    def move(self, move: str, view: Any, *, is_now: bool) -> Saying:
        """A move in notation. Of one that may follow later, the view as it is now says nothing."""

    def event(self, event: Event, look: Look) -> LogLine:
        """An event without the secret that is not told; `look` is from before the move."""

    def facts(self, facts: Mapping[str, Json], view: Any) -> dict[str, Said]:
        """The facts of a refusal that are said otherwise than they stand."""


class PlainSpeech:
    """The speech of any game: what its notation and its events say by themselves."""

    def __init__(self, game: str) -> None:
        self.game = game

    def move(self, move: str, view: Any, *, is_now: bool) -> Saying:
        """The sentence of its first word, filled with the `first`, `second` and `third` after it.

        A whole number is a number, so that a plural may be chosen by it; `first_seat` is the seat of that number.
        """
        verb, *words = move.split(" ")
        places = zip(("first", "second", "third"), words, strict=False)
        return Saying(f"{self.game}-move-{verb}", {name: said for place in places for name, said in filling(*place)})

    def event(self, event: Event, look: Look) -> LogLine:
        """The sentence of its kind; who was told a secret hears the part of that name."""
        return LogLine(self.event_id(event), self.named(event.public) | self.facts(event.public | event.secret, None))

    def event_id(self, event: Event) -> str:
        """`harbour-event-barrel-loaded`, or with `.barrel` for whoever knows which."""
        id = f"{self.game}-event-{event.kind.replace('_', '-')}"
        for secret in event.secret:
            return f"{id}.{secret}"
        return id

    def named(self, facts: Mapping[str, Json]) -> dict[str, Said]:
        """Whose line it is: that of the `seat` among its facts."""
        return {"name": SeatNamed(facts["seat"])} if isinstance(facts.get("seat"), int) else {}

    def facts(self, facts: Mapping[str, Json], view: Any) -> dict[str, Said]:
        """Seats by their names, where a fact is called as only seats are."""
        return {name: SeatNamed(Seat(fact)) for name, fact in facts.items() if name in SEATS and isinstance(fact, int)}


def filling(place: str, word: str) -> tuple[tuple[str, Said], ...]:
    """What a word of a move fills: as a number also the name of a seat."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,8}", word):
        return ((place, word),)
    return (place, int(word)), (f"{place}_seat", SeatNamed(Seat(int(word))))
