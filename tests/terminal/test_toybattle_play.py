"""Whole battles at one terminal, and the curtain between its two seats."""

import random
import re
from pathlib import Path

import pytest

from tests.games.toybattle.stage import STANDARD
from tests.terminal.battles import battle, curtained, finished, guessed_moves, opened
from tests.terminal.stage import DRAWN, PLAIN, Stage
from toychest.contract import CHANCE, Json
from toychest.games import EDITIONS
from toychest.games.toybattle.terrain_file import TERRAINS
from toychest.table import live_moves, new_table, read_log
from toychest.terminal.replay import Replay
from toychest.terminal.screen import SWEPT
from toychest.terminal.telling import Teller
from toychest.terminal.voice import Voice

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[1] / "games" / "toybattle" / "golden"
HOUSE_RULES = [f"{reading.name}={reading.choices[-1]}" for reading in EDITIONS[STANDARD].readings]
CHOICES = [{option.name: choice} for option in EDITIONS[STANDARD].options for choice in option.choices]
TOOK = re.compile(r"(Anna|Ivo) took (?!a tile|\d+ tiles).+$", re.MULTILINE)
"""Tiles that came from the reserve, by their names."""


def unsaid(lines: list[str]) -> list[str]:
    """Lines with the name of a sentence instead of its words."""
    return [line for line in lines if "toybattle-" in line or "terminal-" in line]


def shown_to(name: str, *, is_plain: bool = True) -> list[str]:
    """What stood on the screen each time this seat looked, in a whole game."""
    moves = guessed_moves(battle(), random.Random(7))
    swept = curtained(battle(), moves, is_plain=is_plain).split(SWEPT)[1:]
    return [part for part in swept if part.startswith(f"{name} looks at the screen now.")]


@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_whole_piped_game_ends_and_is_proved(terrain: str) -> None:
    table = battle(terrain=terrain)
    lines = Stage([*guessed_moves(table, random.Random(terrain)), "verify"]).play(table)
    assert lines[-1].startswith("Fair: all ")
    assert unsaid(lines) == []


def test_a_whole_game_is_drawn_without_an_escape_code() -> None:
    lines = Stage([*guessed_moves(battle(), random.Random(1)), "verify"], look=DRAWN).play(battle())
    assert lines[-1].startswith("Fair: all ")
    assert "\x1b" not in "".join(lines)


def test_the_end_names_the_winner_and_the_rule() -> None:
    lines = Stage(guessed_moves(battle(), random.Random(1))).play(battle())
    at = lines.index("Anna wins")
    assert lines[at + 2] == "Rule TOY 7.3"


def test_two_winners_are_both_named() -> None:
    log = read_log((GOLDEN / "house-both_at_objective-shared.log").read_bytes())
    assert log.ending is not None
    table = new_table(EDITIONS[log.header.edition], log.header.options, ["Anna", "Ivo"], log.ending.seed)
    moves = [entry.move for entry in live_moves(log.entries) if entry.seat != CHANCE]
    assert "Anna and Ivo win together" in Stage(moves).play(table)


@pytest.mark.parametrize(
    ("winners", "expected"), [(["Ivo"], "Ivo wins"), ([], "The battle has come to a halt")], ids=["one", "nobody"]
)
def test_a_battle_that_came_to_a_halt_names_its_winner(winners: list[str], expected: str) -> None:
    assert Voice().say("toybattle-outcome-no-progress", {"name": winners, "winners": len(winners)}) == expected


@pytest.mark.parametrize("chosen", CHOICES, ids=str)
def test_every_option_starts(chosen: dict[str, Json]) -> None:
    assert unsaid(Stage(["?", "help", "take", "?", "log", "quit"], look=DRAWN).play(battle(**chosen))) == []


@pytest.mark.parametrize("rule", HOUSE_RULES)
def test_every_house_rule_is_played(rule: str) -> None:
    table = battle(edition=f"{STANDARD}+{rule}", terrain="battlefield")
    assert unsaid(Stage(guessed_moves(table, random.Random(rule))).play(table)) == []


def test_the_screen_is_swept_before_a_seat_looks() -> None:
    said = curtained(battle(), ["take"])
    assert f"Pass to Anna, then press Enter.\n{SWEPT}Anna looks at the screen now." in said
    assert f"Pass to Ivo, then press Enter.\n{SWEPT}Ivo looks at the screen now." in said


def test_nothing_of_a_rack_is_written_before_the_first_curtain() -> None:
    assert "Your rack" not in curtained(battle(), []).partition(SWEPT)[0]


def test_between_two_curtains_only_one_rack_is_seen() -> None:
    racks = {
        line[:12]
        for part in shown_to("Ivo", is_plain=False)
        for line in part.splitlines()
        if line.startswith("Your rack: ")
    }
    assert racks <= {"Your rack: (", "Your rack: -"}


@pytest.mark.parametrize("name", ["Anna", "Ivo"])
def test_between_two_curtains_only_the_own_tiles_are_named(name: str) -> None:
    assert {took[1] for part in shown_to(name) for took in TOOK.finditer(part)} == {name}


def test_whoever_moved_may_still_take_back_at_the_curtain() -> None:
    stage = Stage(["", "place kwak 11", "back"], look=PLAIN, is_piped=False)
    assert "Taken back: place Kwak on 11" in stage.play(battle())


def test_an_onlooker_is_told_no_tile_that_was_taken() -> None:
    table = opened(battle())
    teller = Teller(table.edition, table.header.seats, Voice())
    said = teller.sentences(table, table.frames, ())
    assert {sentence for sentence in said if "took" in sentence} == {"Anna took 3 tiles", "Ivo took 4 tiles"}
    assert not any(map(TOOK.search, said))


def test_a_finished_game_is_looked_back_at_step_by_step() -> None:
    table = finished(battle(), guessed_moves(battle(), random.Random(1)))
    stage = Stage(["end", "home", "9", "q"], look=DRAWN)
    Replay(table, stage.console).run()
    assert [line for line in stage.said if line.startswith("Step ")][1:] == [
        f"Step {len(table.frames) - 1} of {len(table.frames) - 1}",
        f"Step 0 of {len(table.frames) - 1}",
        f"Step 9 of {len(table.frames) - 1}",
    ]
    assert unsaid(stage.said) == []
