"""The graph of a review: a picture that any reader of SVG can open, with a mark for each moment."""

from xml.etree import ElementTree

import pytest

from tests.review.golden import BATTLE, CASTLE, CITY, NAMES, review
from toychest.review.graph import Labels, graph

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]

LABELS = Labels(title="Who was ahead", mistake="a better move", luck="good luck")
TEAM = Labels(title="The chance", mistake="a better row", luck="lucky cards", team="The team")


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


@pytest.mark.parametrize("name", [BATTLE, CASTLE])
def test_every_mistake_has_its_mark(name: str) -> None:
    mistakes = sum(moment.kind in ("mistake", "slip") for moment in review(name).moments)
    assert texts(name).count("!") == mistakes + 1  # one in the legend


def test_a_name_cannot_break_it() -> None:
    names = ("<b>Ann</b>", "Ben & Jerry")
    assert ElementTree.fromstring(graph(review(BATTLE), names, LABELS)).tag.endswith("svg")
