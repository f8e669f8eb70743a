"""The list of moves that `?` shows."""

from collections.abc import Callable, Sequence
from itertools import accumulate, groupby

from toychest.terminal.voice import Voice


def menu_lines(legal: Sequence[str], words: Callable[[str], str], most: int, voice: Voice) -> list[str]:
    """Each move by number, in words and in notation; more than `most` stand together by how they begin.

    ` 2-4  place Hook 11 12 17` stands for three moves; their numbers can still be typed.
    """
    groups = [[move] for move in legal] if len(legal) <= most else _alike(legal)
    last = list(accumulate(map(len, groups)))
    numbers = [_numbers(end - len(group) + 1, end) for group, end in zip(groups, last, strict=True)]
    width = max(2, *map(len, numbers))
    return [_line(number.rjust(width), group, words, voice) for number, group in zip(numbers, groups, strict=True)]


def _alike(legal: Sequence[str]) -> list[list[str]]:
    return [list(moves) for _, moves in groupby(legal, key=_beginning)]


def _beginning(move: str) -> str:
    """All words but the last: `place Hook`."""
    return move.rpartition(" ")[0] or move


def _numbers(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"


def _line(number: str, moves: Sequence[str], words: Callable[[str], str], voice: Voice) -> str:
    if len(moves) == 1:
        return voice.say("terminal-move", {"number": number, "words": words(moves[0]), "move": moves[0]})
    return f"{number}  {' '.join([_beginning(moves[0]), *(move.rpartition(' ')[2] for move in moves)])}"
