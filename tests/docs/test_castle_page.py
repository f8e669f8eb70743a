"""The sample turn of Coded Castle's page is played as it is told."""

from pathlib import Path

from tests.games.castle.stage import after, laid, legal, path, refusal

PAGE = (Path(__file__).parents[2] / "docs" / "rules" / "castle.md").read_text(encoding="utf-8")


def test_the_first_row_is_blocked_as_it_lies() -> None:
    assert refusal(laid("left right right", at="d2", profile="young"), "go").arguments["number"] == 1


def test_turned_to_the_left_it_walks_as_the_page_says() -> None:
    row = laid("left right right", at="d2", treasures="e3 a6 c6 d6", profile="young")
    assert path(row, "turn 1 left, go") == "d3 e3 f3"
    assert "he walks to d3, e3 and f3" in PAGE


def test_the_second_row_goes_through_the_gate_and_once_more() -> None:
    row = laid("right loop ghost", at="f3", profile="young")
    assert path(row, "jump c4, go") == "g3 c4 d4"
    assert after(row, "jump c4, go").ghost == 1
    assert "jump c4" in legal(row)
