"""From what is to be said of a game to its sentence: names and words within words are filled in."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from toychest.contract import Json, LogLine, Said, Saying, Seat, SeatNamed
from toychest.words.catalogue import catalogue_of, say


def spoken(saying: Saying, names: Sequence[str], language: str) -> str | None:
    """The sentence, with `id` for an `id.fact` that nobody wrote; None where there is no sentence at all."""
    id = next((id for id in (saying.id, saying.id.partition(".")[0]) if is_known(id)), None)
    return None if id is None else say(id, plain(saying.args, names, language), language)


def plain(said: Said, names: Sequence[str], language: str) -> Any:
    """What fills a sentence, with all that is to be said in words."""
    match said:
        case SeatNamed(seat):
            return names[seat] if 0 <= seat < len(names) else ""
        case Saying(id):
            return spoken(said, names, language) or id
        case dict():
            return {name: plain(each, names, language) for name, each in said.items()}
        case list() | tuple():
            return [plain(each, names, language) for each in said]
        case _:
            return said


def is_known(id: str) -> bool:
    """Whether there is such a sentence."""
    english = catalogue_of(id, "en")
    return english is not None and english.sentence(id, {}) is not None


def filled(words: LogLine, facts: Mapping[str, Json], mover: Seat | None) -> LogLine:
    """A line with all that fills it: whoever moved, the facts of its event, and before them what it adds."""
    name = {} if mover is None or mover < 0 else {"name": SeatNamed(mover)}
    return replace(words, args={"name": "", **name, **facts, **words.args})


def belong_together(before: LogLine, line: LogLine) -> bool:
    """Whether two lines that follow each other are one."""
    alike = (before.id, before.args["name"]) == (line.id, line.args["name"])
    return alike and line.joins is not None and before.joins == line.joins


def together(before: LogLine, line: LogLine) -> LogLine:
    """Two lines as one: what joins them is put together, the rest is as the later one says."""
    joins = line.joins or ""
    args = {**before.args, **line.args, joins: before.args[joins] + line.args[joins]}
    return replace(line, args=args, strong=before.strong + line.strong)
