"""The graph of a review: a picture that any reader of SVG can open, with a mark for each moment."""

from xml.etree import ElementTree

import msgspec
import pytest

from tests.review.golden import BATTLE, CASTLE, CITY, NAMES, review
from toychest.review.graph import DARK, GOLD, HIGH, Labels, graph
from toychest.review.marks import MarkKind, marks_of
from toychest.review.steps import Step
from toychest.review.thresholds import thresholds_of

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]

MARKS: dict[MarkKind, str] = {"mistake": "a better move", "slip": "seen before", "hidden": "unseen", "luck": "luck"}
LABELS = Labels(title="Who was ahead", marks=MARKS)
TEAM = Labels(title="The chance", marks=MARKS, team="The team")


def drawn(name: str) -> ElementTree.Element:
    labels = TEAM if name.startswith("castle") else LABELS
    return ElementTree.fromstring(graph(review(name), review(name).seats, labels))


def texts(name: str) -> list[str]:
    return [text for element in drawn(name).iter() if (text := element.text) and text.strip()]


@pytest.mark.parametrize("name", NAMES)
def test_it_is_a_whole_picture(name: str) -> None:
    assert drawn(name).tag.endswith("svg")


@pytest.mark.parametrize("name", [BATTLE, CITY])
def test_every_seat_is_named(name: str) -> None:
    assert set(review(name).seats) <= set(texts(name))


def test_a_team_has_one_name() -> None:
    assert "The team" in texts(CASTLE)
    assert not set(review(CASTLE).seats) & set(texts(CASTLE))


def marked(name: str, kind: MarkKind) -> int:
    thresholds = thresholds_of(name.partition("/")[0])
    return sum(mark.kind == kind for mark in marks_of(review(name).steps, thresholds))


def filled(name: str, colour: str) -> int:
    return sum(element.get("fill") == colour for element in drawn(name).iter())


@pytest.mark.parametrize("name", [BATTLE, CITY, CASTLE])
def test_every_mistake_has_its_mark_worth_a_look_or_not(name: str) -> None:
    told = sum(moment.kind == "mistake" for moment in review(name).moments)
    assert texts(name).count("!") == marked(name, "mistake") + 1  # one in the legend
    assert marked(name, "mistake") > told


def test_what_was_forgotten_has_an_eye() -> None:
    eyes = [element for element in drawn(CITY).iter() if "q5 -6 10 0" in element.get("d", "")]
    assert len(eyes) == marked(CITY, "slip") + 1 > 1


def test_what_nobody_could_know_and_luck_have_theirs() -> None:
    assert filled(CITY, DARK) == marked(CITY, "hidden") + 1 > 1
    assert filled(CITY, GOLD) == marked(CITY, "luck") + 1 > 1


def test_a_sign_that_stands_nowhere_is_not_explained() -> None:
    assert MARKS["slip"] not in texts(BATTLE)


def heights(steps: tuple[Step, ...]) -> list[float]:
    """How high the band is at each step of a battle, from the start on."""
    picture = graph(msgspec.structs.replace(review(BATTLE), steps=steps), ("Ann", "Ben"), LABELS)
    band = next(line for line in picture.splitlines() if "fill-opacity" in line).split('"')[1]
    points = [float(point.partition(",")[2]) for point in band.strip("MZ").split(" ")]
    half = len(points) // 2
    return [low - high for high, low in zip(points[:half], reversed(points[half:]), strict=True)]


def test_a_band_has_no_height_where_a_chance_is_exact() -> None:
    steps = tuple(msgspec.structs.replace(step, after=(0.5, 0.5)) for step in review(BATTLE).steps)
    exact = (*steps[:3], msgspec.structs.replace(steps[3], is_exact=True), *steps[4:])
    unsure, sure = heights(steps), heights(exact)
    assert [at for at, pair in enumerate(zip(unsure, sure, strict=True)) if pair[0] != pair[1]] == [4]
    assert (sure[4], unsure[4] > HIGH / 20) == (0, True)


def test_a_name_cannot_break_it() -> None:
    names = ("<b>Ann</b>", "Ben & Jerry")
    assert ElementTree.fromstring(graph(review(BATTLE), names, LABELS)).tag.endswith("svg")
