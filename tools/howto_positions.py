"""Write client/src/games/GAME/howto/positions.json: the moments that "How to play" shows, as the rules made them.

usage: python -m tools.howto_positions
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from toychest.contract import CHANCE, Seat
from toychest.games import EDITIONS

GAMES: Final = Path(__file__).parent.parent / "client" / "src" / "games"
SEATS: Final = {"~": CHANCE, "A": Seat(0), "B": Seat(1)}


class Story(msgspec.Struct, frozen=True):
    """A game from its start. In its lines `~` is chance, `A` and `B` are seats, and `= name` keeps the moment."""

    edition: str
    seats: int
    options: dict[str, Any]
    lines: str


STORIES: Final = {
    "toybattle": Story(
        "toybattle-standard-0",
        2,
        {"terrain": "castle", "beginner": False},
        """
        ~ start blue, deal Roxy, deal Skully, deal Cap'n, deal Hook, deal Star, deal Skully, deal Jumbo
        A take
        ~ deal Star, deal Jumbo
        B take
        ~ deal Roxy, deal Cap'n
        A place Skully 11, take
        ~ deal Kwak, deal XB-42
        B place Star 24, take
        ~ deal Kwak
        A place Cap'n 12, place Star 14, take
        ~ deal Cap'n
        B place Hook 18
        A place Cap'n 13
        = reach
        A place Roxy 18
        = closed
        B place Jumbo 25
        A place Jumbo 22, discard 24
        B take
        ~ deal Skully, deal Hook
        A place XB-42 24, decline
        B take
        ~ deal Star, deal Roxy
        A place Kwak 41
        = captured
        """,
    ),
    "castle": Story(
        "castle-standard-0",
        1,
        {"profile": "young", "treasures": 4, "board": "castle"},
        """
        ~ treasure d2, treasure d4, treasure e3, treasure b5, lay right, lay right, lay down
        A go
        ~ lay left, lay right, lay right
        = blocked
        A turn 1 left
        = free
        A go
        = walked
        """,
    ),
    "clockwork": Story(
        "clockwork-standard-0",
        2,
        {"board": "ring", "memory_aid": "off"},
        """
        A choose Tilda
        B choose Otto
        ~ leave out Lacewing, leave out Kettle, leave out Moth, leave out Harp, leave out Snail
        ~ deal Whale, deal Umbrella, deal Whale, deal Whale, deal Whale, deal Airship, deal Owl, deal Nipper
        ~ deal Owl, deal Velo, deal Fuel, deal Scrap, deal Scrap, deal Umbrella
        ~ throw 4 5, throw 1 3, throw 3 5
        = thrown
        A walk yard 1
        ~ draw Nipper
        A discard Scrap, lay 33
        ~ throw 2 4
        B walk yard 6
        ~ draw Umbrella
        B discard Whale, lay 17
        ~ throw 3 4
        A go towers, search Whale
        = seeking
        A point 17
        = found
        A discard Nipper, lay 17
        = whole
        """,
    ),
}


def moves_in(lines: str) -> Iterator[tuple[str, str]]:
    """Every move with who plays it, and every `=` with the name of its moment."""
    for line in filter(None, map(str.strip, lines.splitlines())):
        who, rest = line.split(" ", 1)
        yield from ((who, move) for move in rest.split(", "))


def moments(story: Story) -> dict[str, Any]:
    """What the first seat sees, and may play, at each moment of a story. Every move must be legal."""
    rules = EDITIONS[story.edition].rules
    state, kept = rules.setup(story.seats, story.options), {}
    for who, text in moves_in(story.lines):
        if who == "=":
            legal = rules.legal_moves(state, Seat(0)) if Seat(0) in rules.to_act(state) else []
            kept[text] = {"view": rules.view(state, Seat(0)), "legal": [rules.write_move(move) for move in legal]}
        else:
            state, _ = rules.apply(state, SEATS[who], rules.read_move(text))
    return kept


def written(game: str) -> bytes:
    """The file of a game."""
    return msgspec.json.encode(moments(STORIES[game])) + b"\n"


def main() -> None:
    """Write the files."""
    for game in STORIES:
        (GAMES / game / "howto" / "positions.json").write_bytes(written(game))


if __name__ == "__main__":
    main()
