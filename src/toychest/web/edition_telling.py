"""From an edition to messages: what may be played, and by which rules."""

from collections.abc import Mapping

from toychest.bots.levels import levels_of
from toychest.contract import Course, Edition
from toychest.table.errors import UnknownEdition
from toychest.web.edition_messages import (
    CourseShown,
    EditionListed,
    ExerciseShown,
    LevelListed,
    OptionListed,
    ReadingListed,
    ReadingShown,
    RulesSection,
    RulesShown,
)
from toychest.words.rulebook import WRITTEN_IN, left_in_english, paragraphs, sections


def edition_listed(edition: Edition) -> EditionListed:
    """A printing, with everything that may be chosen before play."""
    return EditionListed(
        id=edition.id,
        game=edition.game,
        printing=edition.printing,
        seat_counts=list(edition.seat_counts),
        options=[
            OptionListed(
                name=option.name, choices=list(option.choices), default=option.default, takes_file=option.takes_file
            )
            for option in edition.options
        ],
        readings=[
            ReadingListed(
                name=reading.name,
                rule=reading.rule,
                choices=list(reading.choices),
                default=reading.default,
                value=edition.values[reading.name],
            )
            for reading in edition.readings
        ],
        levels=[
            LevelListed(number=level.number, name=level.name, memory=level.memory) for level in levels_of(edition.game)
        ],
        has_guide=edition.guide is not None and edition.guide.edition == edition.id,
    )


def course_shown(course: Course) -> CourseShown:
    """A course with its exercises by number."""
    return CourseShown(
        game=course.game,
        edition=course.edition,
        exercises=[
            ExerciseShown(
                number=number,
                lesson=exercise.lesson,
                has_gap=exercise.has_gap,
                options=dict(exercise.options),
                points=exercise.points,
                shortest=exercise.shortest,
                solved=exercise.solved,
            )
            for number, exercise in enumerate(course.exercises, start=1)
        ],
    )


def rules_shown(id: str, editions: Mapping[str, Edition], language: str = WRITTEN_IN) -> RulesShown:
    """The rules of one edition, and where they differ from its printing. Raises `UnknownEdition`."""
    edition = editions.get(id)
    if edition is None:
        raise UnknownEdition(id)
    return RulesShown(
        edition=edition.id,
        game=edition.game,
        printing=edition.printing,
        language=language,
        english=left_in_english(edition.game, language),
        paragraphs=dict(paragraphs(edition.game, language)),
        sections=[
            RulesSection(title=section.title, kind=section.kind, ids=list(section.ids))
            for section in sections(edition.game, language)
        ],
        readings=_readings_shown(edition, editions[id.partition("+")[0]]),
    )


def _readings_shown(edition: Edition, printing: Edition) -> list[ReadingShown]:
    return [
        ReadingShown(
            name=reading.name,
            rule=reading.rule,
            choices=list(reading.choices),
            default=reading.default,
            value=edition.values[reading.name],
            printed=printing.values[reading.name],
            is_house_rule=reading.name in edition.house_rules,
        )
        for reading in edition.readings
    ]
