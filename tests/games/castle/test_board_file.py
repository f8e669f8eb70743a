"""Board files: what is read, and what is complained about, where."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from toychest.contract import UnfitFile
from toychest.games.castle.board import Board
from toychest.games.castle.board_file import load_board, read_board
from toychest.games.castle.reach import reachable

SIX = ("moon", "key", "flag", "drop", "bell", "leaf")
TWELVE = ("moon", "heart", "key", "drop", "bell", "leaf", "flag", "sun", "fish", "tree", "bird", "boat")
THREE = ("moon", "key", "flag")
SMALL = ("S.O", "...", "..O")


def small(lines: Any = SMALL, symbols: Any = THREE, tower: Any = 5, more: str = "") -> str:
    """A board file; what is given replaces what is right."""
    written = {"name": "small", "symbols": symbols, "lines": lines, "tower": tower}
    return "\n".join([*(f"{field} = {json.dumps(value)}" for field, value in written.items()), more])


def complaints(text: str) -> list[tuple[str, dict[str, Any]]]:
    """Everything that is wrong with a file."""
    with pytest.raises(UnfitFile) as unfit:
        read_board(text)
    assert unfit.value.name == "board"
    return [(complaint.code, complaint.facts) for complaint in unfit.value.complaints]


def test_our_own_board_is_read_without_complaint() -> None:
    assert load_board("castle").start == "b1"


def test_a_sign_by_its_former_name_is_still_read() -> None:
    assert read_board(small(symbols=("crown", "key", "cup"))).symbols == ("heart", "key", "flag")


def test_a_small_board_is_read() -> None:
    assert read_board(small()) == Board("small", THREE, SMALL, (), 5, ("b1", "a2", "b2", "c2", "a3", "b3"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + small(),
        small().replace("\n", "\r\n"),
        small().replace("\n", "  \n"),
        small(lines=("S . O", ". . .", " ..O ")),
        small(lines=("s.o", "...", "..O")),
        small(symbols=("Moon", "key ", "CUP")),
        small(more='treasures = ["B1", "a2", "b2", "c2", "a3", "b3"]'),
    ],
    ids=["byte-order mark", "CRLF", "trailing spaces", "spaces between", "either case", "symbols", "squares"],
)
def test_how_it_was_typed_makes_no_difference(text: str) -> None:
    assert read_board(text) == read_board(small())


def test_a_board_without_a_name_is_read() -> None:
    assert read_board(small().replace('name = "small"', "")).name == "unnamed"


FIELDS = [
    ("lines = [", ("not-toml", {"line": 1})),
    ('name = "x"\n\nlines = [\n', ("not-toml", {"line": 3})),
    ("# fine\nsymbols == 3\n", ("not-toml", {"line": 2})),
    ("a = " + "[" * 4000, ("not-toml", {"line": 1})),
    ("a = " + "9" * 5000, ("not-toml", {"line": 1})),
    ('a = 1\nname = "\ud800"', ("not-toml", {"line": 2})),
    ("#" * 8193, ("file-too-long", {"most": 8192})),
    ("#" + "é" * 4096, ("file-too-long", {"most": 8192})),
    (small().replace("tower = 5", ""), ("field-missing", {"field": "tower"})),
    (small(more="towr = 5"), ("field-unknown", {"field": "towr", "meant": "tower"})),
    (small(more="zzz = 5"), ("field-unknown", {"field": "zzz", "meant": None})),
    (small(tower="high"), ("not-a-number", {"field": "tower"})),
    (small(tower=True), ("not-a-number", {"field": "tower"})),
    (small(lines=(1, 2)), ("not-texts", {"field": "lines"})),
    (small(lines="S.O"), ("not-texts", {"field": "lines"})),
    (small(symbols=(1,)), ("not-texts", {"field": "symbols"})),
    (small(more='treasures = "b1"'), ("not-texts", {"field": "treasures"})),
    (small(more='walls = [["a1"]]'), ("not-pairs", {"field": "walls"})),
    (small(more="walls = 1"), ("not-pairs", {"field": "walls"})),
    (small().replace('"small"', "3"), ("name-unfit", {"most": 40})),
    (small().replace('"small"', '"  "'), ("name-unfit", {"most": 40})),
    (small().replace('"small"', f'"{"x" * 41}"'), ("name-unfit", {"most": 40})),
    (small().replace('"small"', r'"a\nb"'), ("name-unfit", {"most": 40})),
]
SHAPE = [
    (small(lines=("S.O", "..O.")), ("line-length", {"line": 2, "letters": 4, "columns": 3})),
    (small(lines=("S.O", "...", ".?O")), ("letter-unknown", {"letter": "?", "square": "b3"})),
    (small(symbols=("moon", "moon", "flag")), ("symbol-twice", {"symbol": "moon"})),
    (
        small(symbols=("moon", "keey", "flag")),
        ("symbol-unknown", {"symbol": "keey", "meant": "key", "known": list(TWELVE)}),
    ),
    (small(symbols=THREE * 5), ("too-many-columns", {"columns": 15, "most": 12})),
    (small(lines=SMALL + ("...",) * 10), ("too-many-rows", {"rows": 13, "most": 12})),
    (small(tower=2), ("tower-length", {"tower": 2, "fewest": 3, "most": 40})),
    (small(tower=41), ("tower-length", {"tower": 41, "fewest": 3, "most": 40})),
]
SQUARES = [
    (small(lines=("..O", "..O")), ("no-start", {})),
    (small(lines=()), ("no-start", {})),
    (small(lines=("S.O", ".SO")), ("many-starts", {"squares": ["a1", "b2"]})),
    (small(lines=("SXO", "..O")), ("too-few-chambers", {"chambers": 2, "fewest": 4})),
    (small(lines=("S.O", "...")), ("gate-alone", {"square": "c1"})),
    (small(more='walls = [["a1", "c1"]]'), ("wall-apart", {"first": "a1", "second": "c1"})),
    (small(more='walls = [["b2", "b2"]]'), ("wall-apart", {"first": "b2", "second": "b2"})),
    (small(more='walls = [["a3", "a4"]]'), ("wall-off-board", {"first": "a3", "second": "a4", "square": "a4"})),
    (small(more='walls = [["a1", "b1"], ["b1", "a1"]]'), ("wall-twice", {"first": "b1", "second": "a1"})),
    (small(more='treasures = ["b1", "a2", "b2", "d9"]'), ("treasure-off-board", {"square": "d9"})),
    (small(more='treasures = ["b1", "a2", "b2", "c1"]'), ("treasure-no-chamber", {"square": "c1"})),
    (small(more='treasures = ["b1", "a2", "b2", "a2"]'), ("treasure-twice", {"square": "a2"})),
    (small(more='treasures = ["b1", "a2", "b2"]'), ("too-few-treasures", {"treasures": 3, "fewest": 4})),
    (small(lines=("S..", "XX.", ".X.")), ("unreachable", {"square": "a3", "squares": ["a3"]})),
    (small(lines=("S..", "XXX", "...")), ("unreachable", {"square": "a3", "squares": ["a3", "b3", "c3"]})),
]


@pytest.mark.parametrize(("text", "complaint"), [*FIELDS, *SHAPE, *SQUARES], ids=lambda case: case[0][:20])
def test_a_board_that_nobody_could_play_names_the_place(text: str, complaint: tuple[str, dict[str, Any]]) -> None:
    assert complaint in complaints(text)


def test_every_complaint_is_made_at_once() -> None:
    text = small(lines=("..O", "X..", ".X."), more='walls = [["a1", "c1"]]\ntreasures = ["c1"]')
    codes = [code for code, _ in complaints(text)]
    assert codes == ["no-start", "gate-alone", "wall-apart", "treasure-no-chamber", "too-few-treasures"]


def test_no_more_is_said_at_once_than_anybody_would_read() -> None:
    assert len(complaints(small(more="\n".join(f"z{number} = 1" for number in range(99))))) == 20


def test_what_is_quoted_gives_a_terminal_no_orders() -> None:
    (_, facts), *_ = complaints(small(symbols=("moon", "key", "\x1b[2J" + "x" * 80)))
    assert facts["symbol"] == "?[2j" + "x" * 56 + "…"


def test_two_lost_parts_are_two_complaints() -> None:
    lost = [facts["squares"] for _, facts in complaints(small(lines=("SX.", ".X.", "..X", "X.X", ".XX")))]
    assert lost == [["c1", "c2"], ["a5"]]


def test_the_biggest_board_is_read() -> None:
    assert read_board(small(lines=("S" + "." * 11,) + ("." * 12,) * 11, symbols=TWELVE)).chambers[-1] == "l12"


def test_a_part_reached_only_through_a_gate_is_reached() -> None:
    assert "f3" in reachable(read_board(small(lines=("S...O.", "XXXXXX", "O....."), symbols=SIX)))


def test_a_gate_that_is_off_carries_nobody() -> None:
    board = read_board(small(lines=("S...O.", "XXXXXX", "O....."), symbols=SIX))
    assert sorted(reachable(board, "off")) == ["a1", "b1", "c1", "d1", "e1", "f1"]


def test_what_lies_behind_a_forced_gate_may_be_out_of_reach() -> None:
    board = read_board(small(lines=("S....O.", "XXXXXXX", "OXXXXXX"), symbols=(*SIX, "sun")))
    assert set(board.chambers) - reachable(board, "forced") == {"g1"}


def is_board_or_refused(text: str) -> bool:
    try:
        return isinstance(read_board(text), Board)
    except UnfitFile as refused:
        return 1 <= len(refused.complaints) <= 20


VALUES = some.recursive(
    some.one_of(
        some.integers(), some.booleans(), some.text(max_size=3), some.sampled_from(["S..", "O.w", "moon", "a1"])
    ),
    lambda inner: some.lists(inner, max_size=4),
    max_leaves=8,
)


@given(some.text())
def test_any_text_is_a_board_or_refused(text: str) -> None:
    assert is_board_or_refused(text)


@given(some.dictionaries(some.sampled_from(["name", "symbols", "lines", "tower", "walls", "treasures"]), VALUES))
def test_any_fields_are_a_board_or_refused(fields: dict[str, Any]) -> None:
    assert is_board_or_refused("\n".join(f"{field} = {json.dumps(value)}" for field, value in fields.items()))


@given(some.lists(some.text(alphabet="S.OwX", min_size=3, max_size=3), max_size=6))
def test_any_squares_are_a_board_or_refused(lines: list[str]) -> None:
    assert is_board_or_refused(small(lines=lines))
