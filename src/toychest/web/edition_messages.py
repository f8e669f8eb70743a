"""The messages of what may be played: editions with everything that may be chosen before play, and their rules."""

from toychest.contract import Json
from toychest.web.wire import Message, MessagePart


class OptionListed(MessagePart, frozen=True, kw_only=True):
    """A choice before play, and what is chosen if nobody chooses.

    Where `takes_file` is set, `{"file": text}` may stand instead of a choice.
    """

    name: str
    choices: list[Json]
    default: Json
    takes_file: bool


class ReadingListed(MessagePart, frozen=True, kw_only=True):
    """A disputed point, the ruling that explains it, our default, and how this printing reads it.

    Another choice is a house rule, written into the edition's id: `castle-de-0+loop_runs=2`.
    """

    name: str
    rule: str
    choices: list[str]
    default: str
    value: str


class LevelListed(MessagePart, frozen=True, kw_only=True):
    """A bot that can take a seat: the higher its number, the more it thinks.

    `memory` is how many entries it remembers, where that is part of its level; 0: it forgets nothing.
    """

    number: int
    name: str
    memory: int


class EditionListed(MessagePart, frozen=True, kw_only=True):
    """A game by one printing: who may sit down, bots included, what may be chosen, how disputed points are read.

    `has_guide`: the game is learnt in this one.
    """

    id: str
    game: str
    printing: str
    seat_counts: list[int]
    options: list[OptionListed]
    readings: list[ReadingListed]
    levels: list[LevelListed]
    has_guide: bool = False


class EditionsListed(Message, frozen=True, kw_only=True):
    """Answer to GET /api/editions."""

    editions: list[EditionListed]


class ExerciseShown(MessagePart, frozen=True, kw_only=True):
    """One exercise of a course: a table with these options. `lesson` is the one thing that it teaches.

    Where it `has_gap`, something is to be completed first. So many `points` solve it, in `shortest` moves at the
    least; `solved` is the share of simulated players who solve it at their first try, and never rises along the course.
    """

    number: int
    lesson: str
    has_gap: bool
    options: dict[str, Json]
    points: int
    shortest: int
    solved: float


class CourseShown(Message, frozen=True, kw_only=True):
    """Answer to GET /api/course/{game}: its exercises, the easiest first, all played in one edition."""

    game: str
    edition: str
    exercises: list[ExerciseShown]


class ReadingShown(MessagePart, frozen=True, kw_only=True):
    """How a disputed point is read at this table. `printed` is how the printing itself reads it."""

    name: str
    rule: str
    choices: list[str]
    default: str
    value: str
    printed: str
    is_house_rule: bool


class RulesSection(MessagePart, frozen=True, kw_only=True):
    """A heading of the rules page with the ids below it. `kind` is `rules`, `options` or `rulings`."""

    title: str
    kind: str
    ids: list[str]


class RulesShown(Message, frozen=True, kw_only=True):
    """Answer to GET /api/rules/{edition}?language=..., house rules included: the page by sections, and the readings.

    `english` are the ids of paragraphs that nobody has written in that language yet.
    """

    edition: str
    game: str
    printing: str
    language: str
    english: list[str]
    paragraphs: dict[str, str]
    sections: list[RulesSection]
    readings: list[ReadingShown]
