"""City files: what is read, and what is complained about, where."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from toychest.contract import UnfitFile
from toychest.games.clockwork.board import Board
from toychest.games.clockwork.board_file import read_board
from toychest.games.clockwork.footprint import ISLAND

RING = {str(number): [200 + 40 * number, 300] for number in range(14)}
SPOTS = {str(number): [20 + 40 * ((number - 1) % 18), 700 - 60 * ((number - 1) // 18)] for number in range(1, 37)}


def small(more: str = "", **changed: Any) -> str:
    """A board file, a line of fourteen fields; what is given replaces what is right, None leaves it out."""
    written: dict[str, Any] = {
        "name": "small",
        "towers": 0,
        "yards": [2, 4, 6, 8, 10, 12],
        "paths": [list(range(14))],
        "fields": RING,
        "spots": SPOTS,
        **changed,
    }
    return "\n".join([*(f"{field} = {toml(value)}" for field, value in written.items() if value is not None), more])


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(each)}" for key, each in value.items()) + "}"
    return json.dumps(value)


def fields(changed: dict[str, Any]) -> str:
    return small(fields={**RING, **changed})


def spots(changed: dict[str, Any]) -> str:
    return small(spots={**SPOTS, **changed})


def without(part: dict[str, Any], number: str) -> dict[str, Any]:
    return {key: point for key, point in part.items() if key != number}


def complaints(text: str) -> list[tuple[str, dict[str, Any]]]:
    """Everything that is wrong with a file."""
    with pytest.raises(UnfitFile) as unfit:
        read_board(text)
    assert unfit.value.name == "board"
    return [(complaint.code, complaint.facts) for complaint in unfit.value.complaints]


def test_a_small_board_is_read() -> None:
    assert read_board(small()) == Board(
        name="small",
        coordinates=tuple((number, 200 + 40 * number, 300) for number in range(14)),  # type: ignore[misc]
        paths=tuple((number, number + 1) for number in range(13)),  # type: ignore[misc]
        towers=0,  # type: ignore[arg-type]
        yards=(2, 4, 6, 8, 10, 12),  # type: ignore[arg-type]
        spots=tuple((int(number), x, y) for number, (x, y) in SPOTS.items()),  # type: ignore[misc]
        island=ISLAND,
    )


def test_a_board_without_a_name_is_read() -> None:
    assert read_board(small(name=None)).name == "unnamed"


def test_the_towers_stand_where_the_board_says() -> None:
    assert read_board(small(island=[120, 640])).island == (120, 640)


def test_paths_are_kept_from_the_smaller_field_to_the_larger() -> None:
    assert read_board(small(paths=[list(range(13, -1, -1))])) == read_board(small())


def test_fields_may_stand_in_any_order() -> None:
    assert read_board(small(fields=dict(reversed(RING.items())))) == read_board(small())


@pytest.mark.parametrize("text", ["\ufeff" + small(), small().replace("\n", "\r\n"), small().replace("\n", "  \n")])
def test_how_it_was_typed_makes_no_difference(text: str) -> None:
    assert read_board(text) == read_board(small())


TOO_BIG = 10_000
KINDS = [
    ("yards = [", ("not-toml", {"line": 1})),
    ("[fields]\n0 = [1, 2]\n0 = [3, 4]\n", ("not-toml", {"line": 3})),
    ("#" * 8193, ("file-too-long", {"most": 8192})),
    (small(towers=None), ("field-missing", {"field": "towers"})),
    (small(paths=None), ("field-missing", {"field": "paths"})),
    (small("tower = 5"), ("field-unknown", {"field": "tower", "meant": "towers"})),
    (small("zzz = 5"), ("field-unknown", {"field": "zzz", "meant": None})),
    (small(name=3), ("name-unfit", {"most": 40})),
    (small(name="  "), ("name-unfit", {"most": 40})),
    (small(name="x" * 41), ("name-unfit", {"most": 40})),
    (small(towers="0"), ("not-a-number", {"field": "towers", "most": 9999})),
    (small(towers=False), ("not-a-number", {"field": "towers", "most": 9999})),
    (small(towers=-1), ("not-a-number", {"field": "towers", "most": 9999})),
    (small(towers=TOO_BIG), ("not-a-number", {"field": "towers", "most": 9999})),
    (small(yards=3), ("not-numbers", {"field": "yards", "most": 9999})),
    (small(yards=[1, 2.5]), ("not-numbers", {"field": "yards", "most": 9999})),
    (small(paths=[1, 2]), ("not-chains", {"field": "paths", "most": 9999})),
    (small(paths=[[1]]), ("not-chains", {"field": "paths", "most": 9999})),
    (small(paths={}), ("not-chains", {"field": "paths", "most": 9999})),
    (small(island=[1]), ("not-a-point", {"field": "island", "number": None})),
    (small(island="middle"), ("not-a-point", {"field": "island", "number": None})),
    (small(fields=[[1, 2]]), ("not-numbered", {"field": "fields", "first": 0})),
    (small(spots=7), ("not-numbered", {"field": "spots", "first": 1})),
    (fields({"3": [1]}), ("not-a-point", {"field": "fields", "number": 3})),
    (spots({"3": "here"}), ("not-a-point", {"field": "spots", "number": 3})),
    (fields({"3": [TOO_BIG, 0]}), ("not-a-point", {"field": "fields", "number": 3})),
    (fields({"x": [1, 2]}), ("number-unfit", {"field": "fields", "number": "x", "first": 0})),
    (fields({"03": [1, 2]}), ("number-unfit", {"field": "fields", "number": "03", "first": 0})),
    (spots({"0": [1, 2]}), ("number-unfit", {"field": "spots", "number": "0", "first": 1})),
    (small(fields=without(RING, "5")), ("number-skipped", {"field": "fields", "number": 5})),
    (small(spots=without(SPOTS, "1")), ("number-skipped", {"field": "spots", "number": 1})),
]
TRACK = [
    (small(towers=14), ("towers-nowhere", {"number": 14})),
    (small(yards=[2, 4, 6, 8, 10]), ("yard-count", {"yards": 5, "needed": 6})),
    (small(yards=[2, 4, 6, 8, 10, 12, 13]), ("yard-count", {"yards": 7, "needed": 6})),
    (small(yards=[2, 4, 6, 8, 10, 14]), ("yard-nowhere", {"yard": 6, "number": 14})),
    (small(yards=[2, 0, 6, 8, 10, 12]), ("yard-in-towers", {"yard": 2, "number": 0})),
    (small(yards=[2, 4, 6, 8, 2, 12]), ("yard-twice", {"first": 1, "second": 5, "number": 2})),
    (small(paths=[[*range(14), 14]]), ("path-nowhere", {"first": 13, "second": 14, "number": 14})),
    (small(paths=[[*range(14), 13]]), ("path-to-itself", {"number": 13})),
    (small(paths=[list(range(14)), [4, 3]]), ("path-twice", {"first": 3, "second": 4})),
    (
        small(paths=[list(range(14)), *([0, other] for other in range(5, 11))]),
        ("too-many-paths", {"number": 0, "paths": 7, "most": 6}),
    ),
    (small(fields={}), ("field-count", {"fields": 0, "fewest": 12, "most": 120})),
    (
        small(fields={str(number): [5, 5] for number in range(121)}),
        ("field-count", {"fields": 121, "fewest": 12, "most": 120}),
    ),
    (small(spots={"1": [20, 700]}), ("spot-count", {"spots": 1, "fewest": 36, "most": 99})),
    (fields({"3": [1001, 5]}), ("off-picture", {"field": "fields", "number": 3, "width": 1000, "height": 760})),
    (fields({"3": [5, 761]}), ("off-picture", {"field": "fields", "number": 3, "width": 1000, "height": 760})),
    (spots({"3": [17, 700]}), ("off-picture", {"field": "spots", "number": 3, "width": 1000, "height": 760})),
    (spots({"3": [500, 736]}), ("off-picture", {"field": "spots", "number": 3, "width": 1000, "height": 760})),
    (small(island=[0, 999]), ("off-picture", {"field": "island", "number": None, "width": 1000, "height": 760})),
    (fields({"3": [360, 323]}), ("fields-too-near", {"first": 3, "second": 4, "apart": 24})),
]
LYING = [
    (small(paths=[list(range(12))]), ("unreachable", {"number": 12, "fields": [12]})),
    (small(paths=[list(range(12)), [13, 12]]), ("unreachable", {"number": 12, "fields": [12, 13]})),
    (spots({"2": [55, 700]}), ("spots-overlap", {"first": 1, "second": 2})),
    (spots({"1": [220, 344]}), ("spot-on-track", {"spot": 1, "first": 0, "second": 1})),
    (spots({"1": [163, 300]}), ("spot-on-track", {"spot": 1, "first": 0, "second": 1})),
]


@pytest.mark.parametrize(("text", "complaint"), [*KINDS, *TRACK, *LYING], ids=lambda case: case[0][:20])
def test_a_board_that_nobody_could_play_names_the_place(text: str, complaint: tuple[str, dict[str, Any]]) -> None:
    assert complaint in complaints(text)


@pytest.mark.parametrize("point", [[220, 345], [162, 300], [758, 300]], ids=["below", "left of the end", "right"])
def test_a_card_may_lie_next_to_the_track(point: list[int]) -> None:
    assert read_board(spots({"1": point})).spots[0][1:] == tuple(point)


@pytest.mark.parametrize("point", [[18, 400], [982, 400], [800, 25], [800, 735]])
def test_a_card_may_lie_at_the_rim_of_the_picture(point: list[int]) -> None:
    assert read_board(spots({"1": point})).spots[0][1:] == tuple(point)


@pytest.mark.parametrize("point", [[0, 400], [1000, 400], [500, 0], [500, 760]])
def test_the_towers_may_stand_on_the_rim_of_the_picture(point: list[int]) -> None:
    assert read_board(small(island=point)).island == tuple(point)


def test_fields_may_lie_as_near_as_a_finger_can_tell() -> None:
    assert read_board(fields({"3": [320, 324], "4": [320, 300]})).coordinates[3] == (3, 320, 324)


def test_a_line_without_a_number_is_one_complaint() -> None:
    assert [code for code, _ in complaints(fields({"x": [1, 2]}))] == ["number-unfit"]


def test_two_lost_parts_are_two_complaints() -> None:
    lost = [facts["fields"] for _, facts in complaints(small(paths=[list(range(10)), [10, 11], [12, 13]]))]
    assert lost == [[10, 11], [12, 13]]


def test_every_complaint_is_made_at_once() -> None:
    codes = [code for code, _ in complaints(small(towers=99, yards=[2, 2], paths=[list(range(14)), [1, 2]]))]
    assert codes == ["towers-nowhere", "yard-count", "yard-twice", "path-twice"]


def test_no_more_is_said_at_once_than_anybody_would_read() -> None:
    assert len(complaints(small(fields={str(number): [5, 5] for number in range(14)}))) == 20


def is_board_or_refused(text: str) -> bool:
    try:
        return isinstance(read_board(text), Board)
    except UnfitFile as refused:
        return 1 <= len(refused.complaints) <= 20


NUMBERS = some.integers(-1, 20)
VALUES = some.recursive(
    some.one_of(some.integers(), some.booleans(), some.text(max_size=3)),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=2), inner, max_size=3),
    max_leaves=8,
)


@given(some.dictionaries(some.sampled_from(["name", "towers", "yards", "paths", "fields", "spots", "island"]), VALUES))
def test_any_values_are_a_board_or_refused(changed: dict[str, Any]) -> None:
    assert is_board_or_refused(small(**changed))


@given(some.lists(some.lists(NUMBERS, max_size=5), max_size=5), some.lists(NUMBERS, max_size=7), NUMBERS)
def test_any_paths_are_a_board_or_refused(paths: list[list[int]], yards: list[int], towers: int) -> None:
    assert is_board_or_refused(small(paths=[list(range(14)), *paths], yards=yards, towers=towers))


def test_twelve_fields_are_enough() -> None:
    twelve = {number: point for number, point in RING.items() if int(number) < 12}
    board = read_board(small(fields=twelve, paths=[list(range(12))], yards=[1, 2, 4, 6, 8, 10]))
    assert len(board.fields) == 12


def test_each_part_that_is_out_of_reach_is_named_once() -> None:
    found = complaints(small(paths=[list(range(10)), [10, 11], [12, 13]]))
    assert found == [
        ("unreachable", {"number": 10, "fields": [10, 11]}),
        ("unreachable", {"number": 12, "fields": [12, 13]}),
    ]


def test_a_part_before_the_towers_is_named_once() -> None:
    found = complaints(small(towers=13, paths=[[0, 1], [2, 3], list(range(4, 14))]))
    assert [facts["number"] for _, facts in found] == [0, 2]
