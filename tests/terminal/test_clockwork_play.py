"""Whole games of Clockwork City at one terminal: the pipe, the curtain, and every step of a challenge."""

import random
import re
from functools import cache

import pytest

from tests.conftest import IS_DEEP
from tests.games.clockwork.stage import STANDARD
from tests.terminal.cities import city_table, finished, guessed_moves, screens
from tests.terminal.stage import DRAWN, Stage
from toychest.conformance.choices_tried import house_ruled
from toychest.contract import Edition, Json
from toychest.games import EDITIONS
from toychest.table import Table, new_table
from toychest.terminal.replay import Replay
from toychest.terminal.telling import Teller
from toychest.terminal.voice import Voice
from toychest.words import LANGUAGES, say

pytestmark = pytest.mark.slow

CAPPED = f"{STANDARD}+turn_cap=100"
CHOICES = [{option.name: choice} for option in EDITIONS[STANDARD].options for choice in option.choices]
PRINTINGS = [edition for edition in EDITIONS.values() if edition.game == "clockwork"]
MOVES = 120 if IS_DEEP else 40
"""Of each edition that is said; by then every seat has had its turns."""

SECRET = "Ivo shows Anna in secret: a Harp part"


def unsaid(lines: list[str]) -> list[str]:
    """Lines with the name of a sentence instead of its words."""
    return [line for line in lines if "clockwork-" in line or "terminal-" in line]


def capped(seats: int, seed: str = "5", **options: Json) -> Table:
    """A game that ends after a hundred turns at the latest."""
    return city_table(seed, seats, CAPPED, **options)


def short(seats: int = 3, seed: str = "5") -> list[str]:
    """Its moves. By seed 5 Ivo shows Anna a Harp, she gives him hers, and he returns an Airship; Mia sees it all."""
    return guessed_moves(capped(seats, seed), random.Random(seed))


@cache
def seen() -> list[str]:
    """What stood on the screen from one clearing to the next, in this game of three."""
    return screens(capped(3), short()[:60])


def looking(name: str, shown: list[str]) -> list[str]:
    """The screens that this seat had, from its curtain on."""
    return [screen for screen in shown if screen.startswith(f"{name} looks at the screen now.")]


# The pipe


@pytest.mark.parametrize(("seats", "seed"), [(2, "5"), (3, "6"), (4, "5")])
def test_a_whole_piped_game_ends_and_is_proved(seats: int, seed: str) -> None:
    lines = Stage([*short(seats, seed), "verify"]).play(capped(seats, seed))
    assert lines[-1].startswith("Fair: all ")
    assert unsaid(lines) == []


def test_a_game_is_piped_up_to_an_escape() -> None:
    lines = Stage(guessed_moves(city_table("2"), random.Random(2))).play(city_table("2"))
    assert [line for line in lines if line.endswith("escapes!")] != []


def test_opening_throws_need_no_enter_in_a_pipe() -> None:
    lines = Stage([*short()[:3], short()[3]]).play(capped(3))
    assert len([line for line in lines if line.endswith("for the start")]) >= 3
    assert not any(line.startswith("Rule CLK") for line in lines)


def test_a_whole_game_is_drawn_without_an_escape_code() -> None:
    lines = Stage([*short(4), "verify"], look=DRAWN).play(capped(4))
    assert "\x1b" not in "".join(lines)
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_said_in(language: str) -> None:
    lines = Stage(short(2), language=language).play(capped(2))
    assert any(say("clockwork-outcome-turn-cap", language=language) in line for line in lines)
    assert unsaid(lines) == []


@pytest.mark.parametrize("edition", [*PRINTINGS, *house_ruled(EDITIONS[STANDARD])], ids=lambda edition: str(edition.id))
def test_every_edition_is_said(edition: Edition) -> None:
    table = new_table(edition, {}, ["Anna", "Ivo", "Mia"], "1")
    assert unsaid(Stage(guessed_moves(table, random.Random(edition.id), most=MOVES)).play(table)) == []


@pytest.mark.parametrize("chosen", CHOICES, ids=str)
def test_every_option_starts(chosen: dict[str, Json]) -> None:
    typed = ["?", "help", "choose tilda", "choose otto", "?", "log", "board", "quit"]
    assert unsaid(Stage(typed, look=DRAWN).play(city_table(**chosen))) == []


# The curtain


def test_between_two_curtains_only_the_own_hand_is_seen() -> None:
    hands = re.compile(r"Your hand: ")
    assert [screen for screen in looking("Mia", seen()) if hands.search(screen) and "You are Mia" not in screen] == []


@pytest.mark.parametrize("name", ["Anna", "Ivo", "Mia"])
def test_between_two_curtains_only_the_own_draws_are_named(name: str) -> None:
    took = re.compile(r"^(\w+) took (?!a card|the card)", re.MULTILINE)
    assert {found[1] for screen in looking(name, seen()) for found in took.finditer(screen)} <= {name}


# A challenge, step by step


def test_whoever_shows_a_card_in_secret_is_not_asked_to_look() -> None:
    assert not any(screen.startswith("Only Ivo may look, once:") for screen in seen())


def test_the_rival_sees_it_behind_the_curtain_only() -> None:
    shown = seen()
    at = shown.index(f"Only Anna may look, once:\n{SECRET}\n")
    assert shown[at - 1] == "Anna looks at the screen now.\n"


def test_it_is_shown_once_in_all() -> None:
    assert len([screen for screen in seen() if SECRET in screen]) == 1


def test_the_rival_is_then_asked_for_it() -> None:
    shown = seen()
    asked = shown[shown.index(f"Only Anna may look, once:\n{SECRET}\n") + 1]
    assert "Ivo challenged Anna\nAnna has one\n" in asked
    assert "Ivo asks you for: Harp. Type “give” and the card, or “give Scrap”.\n" in asked


def test_the_asker_gets_the_card_and_gives_one_in_return() -> None:
    screen = next(screen for screen in looking("Ivo", seen()) if "Anna gave Ivo a Harp part" in screen)
    assert "Type “return” and a card for Anna.\n" in screen


def test_the_rival_reads_what_came_in_return() -> None:
    assert any("Ivo gave Anna an Airship part in return" in screen for screen in looking("Anna", seen()))


def test_somebody_else_reads_that_cards_went_over_and_not_which() -> None:
    told = "Ivo challenged Anna\nAnna has one\nAnna gave Ivo a card\nIvo gave Anna a card in return\n"
    assert any(told in screen for screen in looking("Mia", seen()))


@pytest.mark.parametrize("command", ["log", "board"])
def test_no_question_brings_a_secret_card_back(command: str) -> None:
    moves = short()
    until = [*moves[: moves.index("ask A Harp") + 1], command]
    assert Stage(until, look=DRAWN).play(capped(3)).count(SECRET) == 0


def test_an_onlooker_is_told_no_card_that_is_secret() -> None:
    table = finished(capped(3), short())
    teller = Teller(table.edition, table.header.seats, Voice())
    said = teller.sentences(table, table.frames, ())
    assert "Ivo shows Anna a card in secret" in said
    assert not any("in secret: " in sentence for sentence in said)
    assert {sentence for sentence in said if "dealt" in sentence} == {
        f"{name} was dealt a card" for name in table.header.seats
    }


# Looking back


def test_a_finished_game_is_looked_back_at_step_by_step() -> None:
    table = finished(capped(3), short())
    stage = Stage(["end", "home", "9", "q"], look=DRAWN)
    Replay(table, stage.console).run()
    last = len(table.frames) - 1
    assert [line for line in stage.said if line.startswith("Step ")][1:] == [
        f"Step {last} of {last}",
        f"Step 0 of {last}",
        f"Step 9 of {last}",
    ]
    assert unsaid(stage.said) == []
