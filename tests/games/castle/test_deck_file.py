"""Deck files: what is read, and what is complained about."""

from typing import Any

import pytest

from toychest.contract import UnfitFile
from toychest.games.castle.box import load_box
from toychest.games.castle.deck_file import read_deck

FACES = ["up", "right", "down", "left", "loop", "sorcerer", "ghost"]
STANDARD = "up = 3\nright = 5\ndown = 3\nleft = 5\nloop = 6\nsorcerer = 4\nghost = 9\n"


def test_the_mix_of_the_box_is_read() -> None:
    assert read_deck(STANDARD) == load_box().cards


def test_the_counts_may_stand_under_a_heading() -> None:
    assert read_deck(f"[cards]\n{STANDARD}") == load_box().cards


def test_a_face_not_named_is_not_in_the_stack() -> None:
    assert read_deck("sorcerer = 2\nghost = 1") == (0, 0, 0, 0, 0, 2, 1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("up = ", ("not-toml", {"line": 1})),
        ("up = 5\nlop = 3", ("card-unknown", {"card": "lop", "meant": "loop", "known": FACES})),
        ("up = 5\n[cards]\nup = 5", ("card-unknown", {"card": "cards", "meant": None, "known": FACES})),
        ("cards = 5", ("card-unknown", {"card": "cards", "meant": None, "known": FACES})),
        ("up = -1\nleft = 9", ("card-count", {"card": "up"})),
        ("up = 2.5\nleft = 9", ("card-count", {"card": "up"})),
        ("up = true\nleft = 9", ("card-count", {"card": "up"})),
        ('up = "many"\nleft = 9', ("card-count", {"card": "up"})),
        ("up = 2", ("deck-too-small", {"cards": 2, "fewest": 3})),
        ("", ("deck-too-small", {"cards": 0, "fewest": 3})),
        ("up = 201", ("deck-too-large", {"cards": 201, "most": 200})),
        ("loop = 5\nghost = 5\nup = 0", ("deck-walks-nobody", {})),
        ("#" * 8193, ("file-too-long", {"most": 8192})),
    ],
)
def test_a_mix_that_nobody_could_play_is_refused(text: str, complaint: tuple[str, dict[str, Any]]) -> None:
    with pytest.raises(UnfitFile) as unfit:
        read_deck(text)
    assert complaint in [(each.code, each.facts) for each in unfit.value.complaints]


def test_a_refused_mix_says_which_file_it_was() -> None:
    with pytest.raises(UnfitFile, match="deck"):
        read_deck("up = 1")
