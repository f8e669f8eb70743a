"""What the chooser says of each profile, beside the games that were played for it."""

import json
from itertools import product
from pathlib import Path

import pytest

from toychest.words import LANGUAGES, say

GAMES = json.loads((Path(__file__).parents[3] / "bench" / "towers.json").read_text(encoding="utf-8"))
TOWERS = {"castle": 9, "garden": 9, "cloister": 13, "labyrinth": 12}
EASIER, HARDER = ("young", "older"), ("base", "oldest")


def last_sentence(profile: str, language: str) -> str:
    return say(f"castle-option-profile-{profile}.help", language=language).split(". ")[-1]


def won(board: str, profile: str, player: str) -> float:
    found = GAMES[f"{board} {profile} {player}"]
    return float(sum(n for height, n in found["highest"].items() if int(height) < TOWERS[board]) / found["games"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_profiles_are_called_easier_and_two_harder(language: str) -> None:
    easier, harder = ({last_sentence(profile, language) for profile in kind} for kind in (EASIER, HARDER))
    assert (len(easier), len(harder), easier & harder) == (1, 1, set())


@pytest.mark.parametrize(("board", "player"), list(product(TOWERS, ("thorough", "hasty"))))
def test_what_is_called_easier_is_won_more_often(board: str, player: str) -> None:
    assert min(won(board, profile, player) for profile in EASIER) > max(won(board, it, player) for it in HARDER)
