"""What `?` lists: each move in words, or, where they are many, those together that begin alike."""

import pytest

from tests.games.toybattle.stage import field, legal
from tests.terminal.battles import TELLER, battle
from tests.terminal.stage import DRAWN, Stage
from toychest.games.toybattle.showing import shown
from toychest.games.toybattle.terrain import BLUE
from toychest.games.toybattle.terrain_file import TERRAINS
from toychest.games.toybattle.troops import Troop
from toychest.terminal.questions import menu_lines
from toychest.terminal.voice import Voice

MOVES = ["take", "place Hook 11", "place Hook 12", "place Hook 17", "place Star 11", "shove 12 11", "shove 12 15"]


def listed(moves: list[str], most: int) -> list[str]:
    return menu_lines(moves, str.upper, most, Voice())


def test_a_few_moves_have_a_line_each() -> None:
    assert listed(MOVES[:3], 3) == [
        " 1  TAKE  (take)",
        " 2  PLACE HOOK 11  (place Hook 11)",
        " 3  PLACE HOOK 12  (place Hook 12)",
    ]


def test_many_moves_stand_together_by_how_they_begin() -> None:
    assert listed(MOVES, 6) == [
        "  1  TAKE  (take)",
        "2-4  place Hook 11 12 17",
        "  5  PLACE STAR 11  (place Star 11)",
        "6-7  shove 12 11 15",
    ]


def test_a_number_of_a_long_list_is_still_its_move() -> None:
    lines = Stage([*["take"] * 6, "?", "9", "quit"], look=DRAWN).play(battle())
    assert "9-10  place Star 24 25" in [line.strip() for line in lines]
    assert "Ivo placed Star on 24." in lines


@pytest.mark.parametrize("terrain", TERRAINS)
def test_every_placement_of_a_whole_rack_fits_on_80_by_24(terrain: str) -> None:
    state = field(rack=" ".join(Troop), terrain=terrain, beginner=True)
    view = shown(state, BLUE)
    lines = menu_lines(legal(state), lambda move: TELLER.move(move, view), 12, Voice())
    assert len(lines) <= 9
    assert max(map(len, lines)) <= 80
