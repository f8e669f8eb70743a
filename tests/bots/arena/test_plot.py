"""The picture of a ladder, as any browser shows it."""

from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from toychest.bots.arena.adjusted import Adjusted
from toychest.bots.arena.plot import plot
from toychest.bots.arena.statistics import SeriesPlayed
from toychest.bots.plot_page import PLOT

SVG = "{http://www.w3.org/2000/svg}"
SERIES = [
    SeriesPlayed(series="2 - 1", better="2", games=400, wins=300, low=0.7, high=0.8, cut_off=0),
    SeriesPlayed(series="3 - <2>", better="3", games=40, wins=10, low=0.1, high=0.4, cut_off=0),
]


@pytest.fixture(scope="module")
def picture() -> ElementTree.Element:
    return ElementTree.fromstring(plot(SERIES, "toybattle-standard-0"))


def test_each_series_is_named_with_its_games(picture: ElementTree.Element) -> None:
    texts = [text.text for text in picture.iter(f"{SVG}text")]
    assert {"2 - 1  (400)", "3 - <2>  (40)", "toybattle-standard-0"} <= set(texts)


def test_a_dot_is_as_far_to_the_right_as_the_share_of_wins(picture: ElementTree.Element) -> None:
    assert [float(dot.get("cx", "")) / PLOT for dot in picture.iter(f"{SVG}circle")] == [0.75, 0.25]


def test_a_bar_goes_from_end_to_end_of_the_interval(picture: ElementTree.Element) -> None:
    bars = [path.get("d", "") for path in picture.iter(f"{SVG}path") if path.get("stroke-width") == "4"]
    assert [bar.split("M")[1].split()[0] for bar in bars] == ["420.0", "60.0"]
    assert [bar.split("H")[1] for bar in bars] == ["480.0", "240.0"]


def test_without_luck_a_second_mark_stands_below_and_never_beyond_the_edge() -> None:
    without_luck = Adjusted(share=0.9, low=0.7, high=1.1, worth=3.0, evaluator="v")
    picture = ElementTree.fromstring(plot([replace(SERIES[0], adjusted=without_luck)], "toybattle-standard-0"))
    bars = [path.get("d", "") for path in picture.iter(f"{SVG}path") if path.get("stroke-width") == "4"]
    assert bars[1].split("H")[1] == f"{PLOT:.1f}"
    assert any("without luck" in (text.text or "") for text in picture.iter(f"{SVG}text"))
