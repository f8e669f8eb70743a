"""Boards and terms keep their hash, and are told apart as before."""

from dataclasses import dataclass, field

from toychest.games.hashed_once import hashed_once

asked: list[str] = []


class Part(str):
    """Tells whenever its hash is asked for."""

    def __hash__(self) -> int:
        asked.append(self)
        return str.__hash__(self)


@hashed_once
@dataclass(frozen=True)
class Board:
    name: Part
    seen: list[int] = field(default_factory=list, hash=False)


def test_a_hash_is_worked_out_once() -> None:
    board = Board(Part("ring"))
    assert hash(board) == hash(board)
    assert asked.count("ring") == 1


def test_equal_values_have_equal_hashes() -> None:
    assert hash(Board(Part("forked"), [1])) == hash(Board(Part("forked"), [1]))


def test_what_is_left_out_still_tells_values_apart() -> None:
    assert Board(Part("forked"), [1]) != Board(Part("forked"), [2])
