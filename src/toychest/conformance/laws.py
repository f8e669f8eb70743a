"""The registry of laws, and the ways to run them over one edition or over all."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from toychest.conformance import chance, dealing, imagining, notation, play, refusals, remembering, shown, telling, undo
from toychest.conformance.subject import Subject
from toychest.contract import Edition, Json

Law: TypeAlias = Callable[[Subject], None]

LAWS: Final[tuple[Law, ...]] = (
    *play.LAWS,
    *chance.LAWS,
    *notation.LAWS,
    *refusals.LAWS,
    *shown.LAWS,
    *telling.LAWS,
    *imagining.LAWS,
    *remembering.LAWS,
    *dealing.LAWS,
    *undo.LAWS,
)


@dataclass(frozen=True, eq=False)
class Case:
    """One law, to be tried on an edition with these seats and options."""

    edition: Edition
    seats: int
    options: Mapping[str, Json]
    law: Law
    subject: Subject

    def __str__(self) -> str:
        chosen = "-".join(str(value) for value in self.options.values())
        return "-".join(filter(None, (self.edition.id, str(self.seats), chosen, self.law.__name__)))

    def check(self) -> None:
        """Raise `Broken` where the law does not hold."""
        self.law(self.subject)


def choices_before_play(edition: Edition) -> Iterator[tuple[int, dict[str, Json]]]:
    """Seats and options such that each seat count and each value of each option occurs; no products."""
    rounds = max([len(edition.seat_counts), *(len(option.choices) for option in edition.options)])
    for number in range(rounds):
        seats = edition.seat_counts[number % len(edition.seat_counts)]
        yield seats, {option.name: option.choices[number % len(option.choices)] for option in edition.options}


def subjects(edition: Edition, rule_ids: frozenset[str], *, games: int = 2, seed: int = 0) -> tuple[Subject, ...]:
    """The edition with its choices made, once for each of `choices_before_play`."""
    return tuple(
        Subject(edition, seats, options, rule_ids, games=games, seed=seed)
        for seats, options in choices_before_play(edition)
    )


def check_laws(subject: Subject) -> None:
    """Try every law on one subject: the way to give hand-built `starts` and hidden `truths`."""
    for law in LAWS:
        law(subject)


def check(edition: Edition, rule_ids: frozenset[str], *, games: int = 2, seed: int = 0) -> None:
    """Try every law on an edition; raises `Broken` at the first that does not hold."""
    for subject in subjects(edition, rule_ids, games=games, seed=seed):
        check_laws(subject)


def conformance_cases(
    editions: Iterable[Edition], rule_ids: Callable[[Edition], frozenset[str]], *, games: int = 2, seed: int = 0
) -> tuple[Case, ...]:
    """Every law for every edition, one case each, for a parametrised test."""
    return tuple(
        Case(edition, subject.seats, subject.options, law, subject)
        for edition in editions
        for subject in subjects(edition, rule_ids(edition), games=games, seed=seed)
        for law in LAWS
    )
