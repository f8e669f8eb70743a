"""Bots at the terminal: they play their seats, nobody looks away from them, and nothing of theirs is shown."""

import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.bots import thinkers
from tests.bots.workers.warmers import Workshop
from tests.table.test_fleeting import dealt
from tests.terminal.battles import battle
from tests.terminal.stage import Stage, castle, with_bots
from tests.terminal.test_host_runner import FullStore
from tests.terminal.thinkers import FirstThinker, LostThinker, QuickThinker
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.bots.workers.pool import Pool
from toychest.commands.finished_game import rebuilt
from toychest.storage import SqliteStore
from toychest.table import Table, read_log
from toychest.terminal.host_runner import HostRunner
from toychest.terminal.play_tables import play_tables
from toychest.terminal.screen import SWEPT, Look

GOLDEN = Path(__file__).parents[1] / "games" / "toybattle" / "golden" / "castle.log"

AT_A_TERMINAL = Look(is_plain=True, is_terminal=True)
LOST = "Ivo could not think this time, and plays any move it may."
SLOW = "Thinking goes by the written rules here: it takes longer, and sees less far."


def battled(*lines: str, thinker: QuickThinker | None = None) -> list[str]:
    """What is said when Anna plays these moves in Toy Battle, against a bot called Ivo."""
    return Stage(lines, thinker=thinker).play(battle(), {1: 3})


def screen(lines: Sequence[str], table: Table, bots: dict[int, int]) -> str:
    """Everything that is on the screen of a terminal."""
    stage = Stage(lines, look=AT_A_TERMINAL, is_piped=False)
    stage.play(table, bots)
    return stage.output.getvalue()


def test_a_bot_is_named_with_its_level() -> None:
    assert "Players: Anna, Ivo – bot 3" in battled()


def test_a_bot_plays_its_turn_and_it_is_told() -> None:
    assert [line for line in battled("take") if line.startswith("Ivo placed")] == ["Ivo placed Roxy on 25"]


def test_then_the_person_is_asked_again() -> None:
    stage = Stage(["take"])
    stage.play(battle(), {1: 3})
    assert stage.typist.heard == ["Anna > ", "Anna > "]


def test_what_a_bot_takes_is_not_told() -> None:
    lines = battled("take", thinker=FirstThinker())
    assert {line for line in lines if line.startswith("Ivo took")} == {"Ivo took 4 tiles", "Ivo took 2 tiles"}


def test_a_single_person_has_no_curtain() -> None:
    assert "Pass to" not in screen(["take", "take"], battle(), {1: 3})


def test_for_a_single_person_nothing_is_swept_away() -> None:
    assert SWEPT not in screen(["take", "take"], battle(), {1: 3})


def test_two_people_have_their_curtain_and_the_bot_has_none() -> None:
    shown = screen(["", "swap owl", "", ""], dealt(), {1: 1})
    assert ["Pass to Ann," in shown, "Pass to Ben," in shown, "Pass to Cleo," in shown] == [True, False, True]


def test_nothing_of_a_hand_is_told_while_nobody_looks() -> None:
    """Ann is a bot and plays before Ben or Cleo has opened the curtain."""
    assert "card taken" not in screen([], dealt(), {0: 1}).split("Pass to")[0]


def test_a_bot_opens_its_own_turn() -> None:
    lines = Stage(["go"]).play(castle(), {1: 3})
    assert any(line.startswith("Ivo laid") for line in lines)


def test_a_bot_keeps_its_own_luck_and_level() -> None:
    thinker = QuickThinker()
    battled("take", thinker=thinker)
    assert [(window.seat, level) for window, level, _ in thinker.windows[:1]] == [(1, 3)]


def test_a_move_of_a_bot_is_not_taken_back() -> None:
    lines = Stage(["go", "back"]).play(castle(), {1: 3})
    assert not any(line.startswith("Taken back") for line in lines)


def test_bots_alone_play_to_the_end() -> None:
    lines = Stage(["quit"]).play(castle(), {0: 1, 1: 1})
    assert any(line.startswith("It is over.") for line in lines)


def test_bots_alone_show_no_hand() -> None:
    assert "Your rack" not in "\n".join(Stage(["quit"]).play(battle(), {0: 1, 1: 1}))


@pytest.fixture
def runner() -> Iterator[HostRunner]:
    runner = Stage().console.runner
    yield runner
    runner.close()


def test_a_bot_goes_on_after_a_resume(runner: HostRunner) -> None:
    hosted = runner.start(battle(), with_bots(battle(), {1: 3}))
    again = runner.load(hosted.code)
    assert [record.bot for record in again.records] == [None, 3]
    assert again.records[1].bot_seed == hosted.records[1].bot_seed


def test_a_rematch_is_against_the_same_bot_with_other_luck(runner: HostRunner) -> None:
    over = rebuilt(read_log(GOLDEN.read_bytes())).with_names(["Anna", "Ivo"])
    hosted = runner.start(over, with_bots(over, {1: 3}))
    again = runner.start_again(hosted)
    assert [(record.name, record.bot) for record in again.records] == [("Anna", None), ("Ivo", 3)]
    assert again.records[1].bot_seed != hosted.records[1].bot_seed
    assert again.table.header.options["starter"] == "red"  # blue began before


def test_a_bot_that_cannot_think_plays_on_and_it_is_said() -> None:
    lines = battled("take", thinker=LostThinker())
    assert (LOST in lines, lines.count("Blue’s turn")) == (True, 2)


def test_a_bot_of_a_level_that_is_not_known_here_plays_legal_moves() -> None:
    lines = Stage(["swap owl"]).play(dealt(), {1: 7})
    assert "Ben could not think this time, and plays any move it may." in lines


def test_thinking_by_the_written_rules_is_said_once() -> None:
    assert battled("take", "take", thinker=QuickThinker(by="rules")).count(SLOW) == 1


def test_a_move_that_is_not_stored_stops_instead_of_being_thought_of_for_ever() -> None:
    stage = Stage(store=FullStore())
    hosted = stage.console.runner.start(castle(), with_bots(castle(), {0: 1, 1: 1}))
    play_tables(hosted, stage.console)
    stage.console.runner.close()
    assert stage.said[-1].startswith("The game is kept.")


class WindingThinker(QuickThinker):
    """Has no kernel for its first thoughts."""

    async def think(self, window: Window, level: int, seed: int) -> Thought:
        self.by = "search" if len(self.windows) > 1 else "meanwhile"
        return await super().think(window, level, seed)


WINDING = [
    "Ivo is warming up.",
    "It answers at once all the same, and thinks a little less far for about a minute.",
    "Warmed up: now plays its best.",
]


def wound(*compiled: str) -> list[str]:
    """What is said of the engine while four turns are played with a thinker who has none at first."""
    shop = Workshop(held={"toybattle": threading.Event()}, compiled=frozenset(compiled))
    stage = Stage(["take"] * 4, thinker=WindingThinker())
    stage.console.runner._warming = warming = shop.warming()
    lines = stage.play(battle(), {1: 3})
    warming.close()
    return [line for line in lines if line in WINDING]


def test_that_the_engine_warms_up_is_said_once_and_once_that_it_is_ready() -> None:
    assert wound() == WINDING


def test_that_a_compiled_kernel_is_loaded_is_not_worth_a_word() -> None:
    assert wound("toybattle") == []


def test_who_never_waited_is_not_told_that_the_engine_is_ready() -> None:
    assert WINDING[-1] not in battled("take", "take")


def test_a_killed_worker_does_not_stop_the_game(tmp_path: Path) -> None:
    """A real store and a real process, which somebody ends in the middle of a thought."""
    pool = Pool(1, thinking=thinkers.ended)
    stage = Stage(["take"], thinker=pool, store=SqliteStore(tmp_path / "toychest.db"))
    lines = stage.play(battle(), {1: 3})
    pool.close()
    assert (LOST in lines, lines.count("Blue’s turn")) == (True, 2)
