"""The messages of what may be played: editions with everything that may be chosen before play, and their rules."""

from toychest.contract import Json
from toychest.web.wire import Message, MessagePart


class OptionOffered(MessagePart, frozen=True, kw_only=True):
    """A choice before play, and what is chosen if nobody chooses.

    Where `takes_file` is set, `{"file": text}` may stand instead of a choice.
    """

    name: str
    choices: list[Json]
    default: Json
    takes_file: bool


class ReadingOffered(MessagePart, frozen=True, kw_only=True):
    """A disputed point, the ruling that explains it, our default, and how this printing reads it.

    Another choice is a house rule, written into the edition's id: `castle-de-0+loop_runs=2`.
    """

    name: str
    rule: str
    choices: list[str]
    default: str
    value: str


class LevelOffered(MessagePart, frozen=True, kw_only=True):
    """A bot that can take a seat: the higher its number, the more it thinks.

    `memory` is how many entries it remembers, where that is part of its level; 0: it forgets nothing.
    """

    number: int
    name: str
    memory: int


class EditionOffered(MessagePart, frozen=True, kw_only=True):
    """A game by one printing: who may sit down, bots included, what may be chosen, how disputed points are read."""

    id: str
    game: str
    printing: str
    seat_counts: list[int]
    options: list[OptionOffered]
    readings: list[ReadingOffered]
    levels: list[LevelOffered]


class EditionsListed(Message, frozen=True, kw_only=True):
    """Answer to GET /api/editions."""

    editions: list[EditionOffered]


class ReadingShown(MessagePart, frozen=True, kw_only=True):
    """How a disputed point is read at this table. `printed` is how the printing itself reads it."""

    name: str
    rule: str
    choices: list[str]
    default: str
    value: str
    printed: str
    is_house_rule: bool


class RulesShown(Message, frozen=True, kw_only=True):
    """Answer to GET /api/rules/{edition}, house rules included: the rules page by its paragraphs, and the readings."""

    edition: str
    game: str
    printing: str
    paragraphs: dict[str, str]
    readings: list[ReadingShown]
