"""Whether a game has its words: what its random games would say without a sentence, and what no Fluent parser reads."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from fluent.syntax import ast, parse

from toychest.conformance import Subject
from toychest.conformance.laws import subjects_of
from toychest.conformance.subject import some
from toychest.conformance.traffic import refusals_to
from toychest.contract import CHANCE, Edition, Option
from toychest.games import GAMES
from toychest.table import seen_event
from toychest.terminal.drawing import DRAWINGS
from toychest.words import LANGUAGES
from toychest.words.catalogue import files_of, text_of
from toychest.words.saying import is_known

MANY: Final = 60
"""So many moves are tried where they are refused."""

FEW: Final = 6
"""So many numbers lie side by side, each with words of its own; more are counted up and down."""


def unread(game: str) -> list[str]:
    """Where the words of a game, in any language, are no Fluent: `en/harbour.ftl:3 Expected token: "="`."""
    return [
        f"{language}/{file.name}:{fault}"
        for language in LANGUAGES
        for file in files_of(game, language)
        for fault in faults_in(text_of(file))
    ]


def faults_in(text: str) -> Iterator[str]:
    """The line of every fault, and what the parser expected there."""
    for entry in parse(text).body:
        for fault in entry.annotations if isinstance(entry, ast.Junk) else ():
            start = 0 if fault.span is None else fault.span.start
            yield f"{text.count(chr(10), 0, start) + 1} {fault.message}"


def unsaid(game: str) -> list[str]:
    """Every sentence that random games of its editions ask for, and that nobody wrote in English."""
    editions = GAMES[game].editions.values()
    printed = [subject for subject in subjects_of(editions, lambda _: frozenset(), games=1) if is_printed(subject)]
    asked = {f"game-{game}"}.union(*map(fields_of, editions), *map(choices_of, editions), *map(asked_by, printed))
    return sorted(id for id in asked if not is_known(id))


def is_printed(subject: Subject) -> bool:
    """A house rule is another printing's rule, and says nothing new."""
    return not subject.edition.house_rules


def fields_of(edition: Edition) -> set[str]:
    """What its view has to say; who draws a game says its view by itself."""
    fields = () if edition.game in DRAWINGS else edition.view_type.__struct_encode_fields__
    return {f"{edition.game}-view-{field}" for field in fields}


def choices_of(edition: Edition) -> set[str]:
    """What is asked before play, and each answer with its help: the printing, options and readings."""
    game = edition.game
    options = [f"{game}-option-{option.name}{part}" for option in edition.options for part in ("", *values_of(option))]
    readings = [
        f"{game}-reading-{reading.name}{part}"
        for reading in edition.readings
        for part in ("", *with_help(reading.choices))
    ]
    return {*(f"{game}-printing{part}" for part in with_help([edition.printing])), *options, *readings}


def values_of(option: Option) -> Iterator[str]:
    """How the values of an option are called."""
    numbers = [str(choice) for choice in option.choices if type(choice) is int]
    yield from ["-count"] if numbers else []
    yield from with_help(numbers if len(numbers) <= FEW else [])
    names = [str(choice) for choice in option.choices if type(choice) is not int]
    yield from with_help([*map(str.lower, names), *(["file"] if option.takes_file else [])])


def with_help(names: Iterable[str]) -> Iterator[str]:
    """The end of the id of each, and of what helps with it."""
    for name in names:
        yield from (f"-{name}", f"-{name}.help")


def asked_by(subject: Subject) -> set[str]:
    """The ids that its games ask for."""
    return {*moves_of(subject), *events_of(subject), *refusals_of(subject), *outcomes_of(subject)}


def moves_of(subject: Subject) -> Iterator[str]:
    """Moves that a seat could choose."""
    for _, state in subject.some_states(40, "words"):
        for seat in subject.rules.to_act(state):
            if seat != CHANCE:
                view = subject.rules.view(state, seat)
                for move in map(subject.rules.write_move, subject.rules.legal_moves(state, seat)):
                    yield whole(subject.edition.says.move(move, view, is_now=True).id)


def events_of(subject: Subject) -> Iterator[str]:
    """What everybody was told."""
    for entry in subject.entries:
        look = partial(subject.rules.view, entry.before, None)
        for event in entry.events:
            yield whole(subject.edition.says.event(seen_event(event, ()), look).id)


def refusals_of(subject: Subject) -> Iterator[str]:
    """What is refused to whoever tries anything, with why and what would help."""
    tried = some(subject.moves, MANY, "words")
    for _, state in subject.some_states(10, "words"):
        for seat in subject.all_seats:
            for answer in filter(None, refusals_to(subject.rules, state, seat, tried)):
                id = f"{subject.edition.game}-refused-{answer[0]}"
                yield from (id, f"{id}.because", f"{id}.help")


def outcomes_of(subject: Subject) -> Iterator[str]:
    """How the games ended."""
    for game in subject.played:
        outcome = subject.rules.outcome(game.states[-1])
        if outcome is not None:
            id = f"{subject.edition.game}-outcome-{outcome.reason}"
            yield from (id, f"{id}.because")


def whole(id: str) -> str:
    """A part that nobody wrote is said by the whole."""
    return id.partition(".")[0]
