"""Every printing keeps every law, and so does each seat count, option value and reading value at least once."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.conformance.pages import TIMES
from toychest.conformance import (
    LAWS,
    Broken,
    Case,
    Subject,
    conformance_cases,
    golden_game_replays,
    kernels,
    rule_ids,
)
from toychest.conformance.observing import LAWS as OBSERVED
from toychest.contract import Edition
from toychest.games import EDITIONS
from toychest.words.rulebook import rules_page

ROOT = Path(__file__).parents[2]
GOLDEN = sorted((ROOT / "tests" / "games").glob("*/golden/*.log"))
PRINT_FINGERPRINTS = """
from toychest.conformance import Subject, fingerprint
from toychest.games import EDITIONS

for edition in EDITIONS.values():
    print(edition.id, fingerprint(Subject(edition, edition.seat_counts[0], {}, frozenset(), games=1)))
"""


def ids_of(edition: Edition) -> frozenset[str]:
    return rule_ids(rules_page(edition.game).read_text(encoding="utf-8"))


CASES = conformance_cases(EDITIONS.values(), ids_of, games=TIMES)
SUBJECTS = list(dict.fromkeys(case.subject for case in CASES))
HOUSE_RULED = list(dict.fromkeys(case.subject.edition.id for case in CASES if case.subject.edition.house_rules))
"""Every printing with one house rule, in order."""

EVERY = 6
"""Of the laws, one in so many is tried with a single house rule; with the next one the law after it."""


COMPILED = (*kernels.LAWS, *OBSERVED)
"""Laws that look at a kernel, which is compiled first."""


def is_in_full(case: Case) -> bool:
    """By the defaults of its game, looked at everywhere: what the fast run tries, which waits for no compiler."""
    return case.subject.sparing == 1 and case.law not in COMPILED


def is_left_to_deep(case: Case) -> bool:
    """A single house rule is tried with a few laws, and the next one with the laws after these; `deep` tries all.

    Those of kernels are tried with each, for a kernel holds every reading a second time.
    """
    id = case.subject.edition.id
    is_next = (LAWS.index(case.law) + HOUSE_RULED.index(id)) % EVERY == 0 if id in HOUSE_RULED else True
    return not is_next and case.law not in kernels.LAWS


def in_group(subject: Subject) -> pytest.MarkDecorator:
    """What is tried on one subject runs in one worker, where its games are sampled once."""
    return pytest.mark.xdist_group(f"laws-{SUBJECTS.index(subject)}")


def named(cases: Iterable[Case]) -> list[ParameterSet]:
    return [pytest.param(case, id=str(case), marks=in_group(case.subject)) for case in cases]


def by_subject(cases: Iterable[Case]) -> list[ParameterSet]:
    """All laws that are tried on a subject together: most of them take less time than a test of their own would."""
    together: dict[Subject, list[Case]] = {}
    for case in cases:
        together.setdefault(case.subject, []).append(case)
    return [
        pytest.param(tried, id=str(tried[0]).removesuffix(f"-{tried[0].law.__name__}"), marks=in_group(subject))
        for subject, tried in together.items()
    ]


def broken(cases: Iterable[Case]) -> list[str]:
    """What every law says that does not hold."""
    said: list[str] = []
    for case in cases:
        try:
            case.check()
        except Broken as fault:
            said.append(f"{case}: {fault}")
    return said


@pytest.mark.parametrize("case", named(case for case in CASES if is_in_full(case)))
def test_an_edition_keeps_the_law(case: Case) -> None:
    case.check()


@pytest.mark.slow
@pytest.mark.parametrize(
    "cases", by_subject(case for case in CASES if not is_in_full(case) and not is_left_to_deep(case))
)
def test_every_choice_keeps_its_laws(cases: list[Case]) -> None:
    assert broken(cases) == []


@pytest.mark.deep
@pytest.mark.parametrize("cases", by_subject(case for case in CASES if is_left_to_deep(case)))
def test_an_edition_keeps_every_law_with_each_house_rule(cases: list[Case]) -> None:
    assert broken(cases) == []


def test_a_law_that_does_not_hold_is_told_with_its_subject() -> None:
    def no_luck(subject: Subject) -> None:
        raise Broken("no luck", "move 3", "a seven came")

    unlucky = Case(SUBJECTS[0], no_luck)
    assert broken([unlucky]) == [f"{unlucky}: no luck: a seven came [move 3]"]


@pytest.mark.slow
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_golden_game_replays(path: Path) -> None:
    text = path.read_bytes()
    edition = EDITIONS[text.split(b'"edition":"')[1].split(b'"')[0].decode()]
    assert golden_game_replays(edition, text)


@pytest.mark.slow
def test_games_are_the_same_in_every_process() -> None:
    assert fingerprints("1") == fingerprints("2")


def fingerprints(hash_seed: str) -> str:
    command = [sys.executable, "-c", PRINT_FINGERPRINTS]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
