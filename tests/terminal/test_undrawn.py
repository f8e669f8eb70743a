"""The plain face: a game of which there is nothing but its contract is played, told, refused and looked back at."""

import msgspec
import pytest

from tests.conformance.dice_race import DICE_RACE
from tests.terminal.stage import STANDARD, Stage, hush, said_after
from toychest.contract import BySeat, Seat
from toychest.games import EDITIONS
from toychest.table import Table, new_table
from toychest.terminal.drawing import Undrawn
from toychest.terminal.replay import Replay
from toychest.terminal.telling import Teller
from toychest.terminal.voice import Voice

PLAIN_CASTLE = msgspec.structs.replace(EDITIONS[STANDARD], speech=None)


def race() -> Table:
    """A finished race: whoever is to act stays."""
    table = new_table(DICE_RACE, {}, ["Anna", "Ivo"], "1")
    while table.outcome is None:
        waits = table.waits_for
        table = (table.play(table.to_act[0], "stay") if waits is None else table.open_turn(waits)).table
    return table


def test_a_field_of_the_view_is_a_line_and_each_seat_has_its_own() -> None:
    lines = Undrawn("race", Voice(), ["Anna", "Ivo"]).facts(DICE_RACE.rules.view(race().state, None))
    assert lines[:3] == ["at, Anna: 0", "at, Ivo: 0", "shore: 6"]


class Fair(msgspec.Struct, frozen=True):
    prizes: tuple[int, ...]
    points: BySeat[int]


def test_as_many_things_as_seats_lie_together_unless_they_are_by_seat() -> None:
    lines = Undrawn("fair", Voice(), ["Anna", "Ivo"]).facts(Fair(prizes=(3, 4), points=(1, 0)))
    assert lines == ["prizes: 3, 4", "points, Anna: 1", "points, Ivo: 0"]


def test_yes_and_no_are_words() -> None:
    assert Undrawn("race", Voice("de"), ["Anna", "Ivo"]).facts({"is_wet": True, "is_dry": False}) == [
        "is wet: ja",
        "is dry: nein",
    ]


def test_a_seat_is_named() -> None:
    assert "seat: Anna" in Stage([""]).play(hush())


def test_an_event_without_a_sentence_is_told_by_its_facts() -> None:
    assert "hand asked: by Anna, holder Ivo" in Stage(["peek 1"]).play(hush())


def test_a_move_without_a_sentence_is_listed_in_notation() -> None:
    assert " 3  peek 1  (peek 1)" in Stage(["?"]).play(hush())


def test_help_gives_a_legal_move_as_its_example() -> None:
    said = Stage(["help"]).play(hush())
    assert "A move, like “swap owl”; or its number while the list is on the screen." in said


def test_help_offers_no_look_at_things_that_nobody_explains() -> None:
    assert not any(line.startswith("look") for line in Stage(["help"]).play(hush()))


def test_a_move_has_the_sentence_of_its_first_word() -> None:
    assert Teller(PLAIN_CASTLE, ["Anna"], Voice()).move("go", None) == "go: the row runs"


def test_an_event_has_the_sentence_of_its_kind() -> None:
    table = new_table(PLAIN_CASTLE, {"treasures": 1}, ["Anna"], "39").open_turn(Seat(0)).table
    told = Teller(PLAIN_CASTLE, ["Anna"], Voice()).sentences(table, table.frames, ())
    assert told == ["The crown waits in d3"]


def test_a_refusal_without_a_sentence_says_its_facts_and_its_rule() -> None:
    lines = Stage(["why swap fox"]).play(hush())
    assert said_after(lines, "no swap: kind fox")[0] == "Rule HUSH 2.6"


def test_a_finished_game_is_looked_back_at() -> None:
    stage = Stage(["", "last"])
    Replay(race(), stage.console).run()
    assert "piece stayed: seat Ivo" in stage.said


@pytest.mark.usefixtures("tiny_games")
def test_with_words_of_its_own_moves_are_listed_in_words() -> None:
    assert " 1  swap owl  (swap owl)" in Stage(["?"]).play(hush())
    assert " 3  peek at the hand of Ivo  (peek 1)" in Stage(["?"]).play(hush())


@pytest.mark.usefixtures("tiny_games")
def test_with_words_of_its_own_its_log_is_in_sentences_and_a_secret_is_told_to_its_owner() -> None:
    assert [line for line in Stage(["peek 1"]).play(hush()) if "took" in line or "is asked" in line] == [
        "Anna took hen",
        "Ivo took a card",
        "Anna took owl",
        "Ivo took a card",
        "Ivo is asked to show a card",
        "Anna took a card",
        "Ivo took owl",
        "Anna took a card",
        "Ivo took owl",
        "Ivo is asked to show a card",
    ]


@pytest.mark.usefixtures("tiny_games")
def test_with_words_of_its_own_a_view_is_said_in_them() -> None:
    assert "Cards in each hand, Anna: 2" in Stage([""]).play(hush())
