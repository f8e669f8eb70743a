"""docs/log-format.md: its example is a true log, and its tables are the fields there are."""

import hashlib
import json
import re
from pathlib import Path

from tests.table.lanterns import EDITIONS
from toychest.table import Ending, EntropyAdded, Header, Played, TakenBack, read_log, verify, write_log

PAGE = (Path(__file__).parents[2] / "docs" / "log-format.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0].encode()
LINES = [json.loads(line) for line in EXAMPLE.splitlines()]


def words_sum(*words: object) -> str:
    return hashlib.sha256(" ".join(map(str, words)).encode()).hexdigest()[:16]


def test_the_example_is_a_fair_game() -> None:
    assert verify(read_log(EXAMPLE), EDITIONS).is_fair


def test_the_example_is_written_as_it_stands() -> None:
    assert write_log(read_log(EXAMPLE)) == EXAMPLE


def test_the_example_shows_every_kind_of_line() -> None:
    kinds = {kind.__struct_config__.tag for kind in (Played, TakenBack, EntropyAdded, Ending)}
    assert {line.get("kind") for line in LINES} == {None, *kinds}


def test_the_table_of_the_header_names_its_fields() -> None:
    header = PAGE.split("## The header")[1].split("## Entries")[0]
    assert tuple(re.findall(r"^\| `(\w+)`", header, re.MULTILINE)) == Header.__struct_fields__


def test_the_sums_are_as_the_page_says() -> None:
    head, first, end = LINES[0], LINES[1], LINES[-1]
    start = words_sum(1, head["edition"], head["commitment"], 1, '{"goal":7}')
    assert first["sum"] == words_sum(start, 1, 0, "entropy", first["text"])
    assert LINES[2]["sum"] == words_sum(first["sum"], 2, -1, "move", LINES[2]["move"])
    assert LINES[5]["sum"] == words_sum(LINES[4]["sum"], 5, 0, "take-back", 4)
    assert end["sum"] == words_sum(LINES[-2]["sum"], "end", end["seed"], end["outcome"], '["Ann"]')
