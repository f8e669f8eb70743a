"""The registry of laws, and the ways to run them over one edition or over all."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from toychest.conformance import (
    chance,
    dealing,
    filing,
    imagining,
    kernels,
    notation,
    observing,
    play_laws,
    refusals,
    remembering,
    shown,
    take_back,
    telling,
)
from toychest.conformance.choices_tried import choices_before_play, fewest_in_company, house_ruled, offers_the_same
from toychest.conformance.prerequisites import expect_whole
from toychest.conformance.subject import Subject
from toychest.contract import Edition

Law: TypeAlias = Callable[[Subject], None]

SPARING: Final = 4

LAWS: Final[tuple[Law, ...]] = (
    *play_laws.LAWS,
    *chance.LAWS,
    *notation.LAWS,
    *refusals.LAWS,
    *shown.LAWS,
    *telling.LAWS,
    *imagining.LAWS,
    *remembering.LAWS,
    *dealing.LAWS,
    *take_back.LAWS,
    *filing.LAWS,
    *kernels.LAWS,
    *observing.LAWS,
)


@dataclass(frozen=True, eq=False)
class Case:
    """One law, to be tried on one subject."""

    subject: Subject
    law: Law

    def __str__(self) -> str:
        defaults = self.subject.edition.defaults
        chosen = "-".join(f"{name}={value}" for name, value in self.subject.options.items() if value != defaults[name])
        return "-".join(filter(None, (self.subject.edition.id, str(self.subject.seats), chosen, self.law.__name__)))

    def check(self) -> None:
        """Raise `Broken` where the law does not hold."""
        self.law(self.subject)


def subjects(edition: Edition, rule_ids: frozenset[str], *, games: int = 2, seed: int = 0) -> tuple[Subject, ...]:
    """The edition with its choices made, once for each of `choices_before_play`; then with each house rule.

    The first, by its defaults, is looked at in full; of the others fewer looks will do.
    """
    (seats, options), *others = choices_before_play(edition)
    in_full = Subject(edition, seats, options, rule_ids, games=games, seed=seed)
    fewer = max(1, games // SPARING)
    as_printed = (
        in_full,
        *(Subject(edition, *chosen, rule_ids, games=fewer, seed=seed, sparing=SPARING) for chosen in others),
    )
    return (*as_printed, *(by_default(each, rule_ids, games=games, seed=seed) for each in house_ruled(edition)))


def by_default(edition: Edition, rule_ids: frozenset[str], *, games: int, seed: int) -> Subject:
    """An edition that differs from one already tried in its readings only: fewer looks will do."""
    seats, games = fewest_in_company(edition), max(1, games // SPARING)
    return Subject(edition, seats, edition.defaults, rule_ids, games=games, seed=seed, sparing=SPARING)


def check_laws(subject: Subject) -> None:
    """Try every law on one subject: the way to give hand-built `starts` and hidden `truths`."""
    expect_whole(subject)
    for law in LAWS:
        law(subject)


def check(edition: Edition, rule_ids: frozenset[str], *, games: int = 2, seed: int = 0) -> None:
    """Try every law on an edition; raises `Broken` at the first that does not hold."""
    for subject in subjects(edition, rule_ids, games=games, seed=seed):
        check_laws(subject)


def conformance_cases(
    editions: Iterable[Edition], rule_ids: Callable[[Edition], frozenset[str]], *, games: int = 2, seed: int = 0
) -> tuple[Case, ...]:
    """Every law for every printing, one case each, for a parametrised test."""
    tried = subjects_of(editions, rule_ids, games=games, seed=seed)
    return tuple(Case(subject, law) for subject in tried for law in LAWS)


def subjects_of(
    editions: Iterable[Edition], rule_ids: Callable[[Edition], frozenset[str]], *, games: int = 2, seed: int = 0
) -> list[Subject]:
    """Printings that offer the same are tried in full once, the first of them; the others with their own readings."""
    tried: list[Subject] = []
    for edition in editions:
        ids = rule_ids(edition)
        if any(offers_the_same(edition, subject.edition) for subject in tried):
            tried.append(by_default(edition, ids, games=games, seed=seed))
        else:
            tried += subjects(edition, ids, games=games, seed=seed)
    return tried
