"""What cards, rooms, tower and stack are and do, in words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from toychest.games.castle.view import CastleView
from toychest.terminal.castle.speech import KINDS, column_of, row_of, square_words
from toychest.terminal.explanation import Explainer, Explanation
from toychest.terminal.voice import Voice

RESTS_ON: Final[Mapping[str, Sequence[str]]] = {
    "arrow": ("CAS 2.4",),
    "sorcerer": ("CAS 2.7",),
    "loop": ("CAS 2.5", "CAS 2.6"),
    "loop-previous": ("CAS R39", "CAS 2.6"),
    "loop-thrice": ("CAS R6",),
    "loop-spares": ("CAS R11",),
    "ghost": ("CAS 2.8",),
    "start": ("CAS 1.3",),
    "treasure": ("CAS 3.5",),
    "gate": ("CAS 3.3",),
    "gate-must": ("CAS 6.3",),
    "gate-off": ("CAS R37",),
    "wand": ("CAS 3.4",),
    "wand-spent": ("CAS R13",),
    "ghost-room": ("CAS 3.2",),
    "here": ("CAS 1.1",),
    "stack": ("CAS 2.11",),
    "doors": ("CAS 1.2",),
    "doors-none": ("CAS 1.2",),
}
"""The end of a sentence's id, and the paragraphs that it rests on; the browser's `explained.ts` says the same."""

CARDS: Final = ("arrow", "sorcerer", "loop", "ghost")
ROOMS: Final = ("treasure", "gate", "wand", "ghost-room", "start")
GATES: Final = {"forced": "gate-must", "off": "gate-off"}
SPARING: Final = ("young", "older")
"""Whose loops leave ghosts out."""

WAYS: Final = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
SQUARE: Final = re.compile(r"[a-z][1-9][0-9]?")


def explained_things(view: CastleView, voice: Voice) -> Iterator[Explanation]:
    """The four kinds of cards, rooms that are more than a chamber, the tower and the stack."""
    explainer = Explainer("castle", RESTS_ON, voice)
    for card in CARDS:
        claims = list(_of_loops(view)) if card == "loop" else [card]
        yield explainer.explain(voice.say(f"castle-face-{card}"), claims, [card])
    for room in ROOMS:
        claim = GATES.get(view.gates, room) if room == "gate" else room
        yield explainer.explain(voice.say(f"castle-kind-{room}"), [claim], [room])
    yield _tower(voice)
    yield explainer.explain(voice.say("castle-stack"), ["stack"], ["stack"])


def _of_loops(view: CastleView) -> Iterator[str]:
    """What a loop does by the readings and the age that are played."""
    yield "loop-previous" if view.loop_scope == "previous_card" else "loop"
    if view.loop_runs == 3:
        yield "loop-thrice"
    if view.profile in SPARING:
        yield "loop-spares"


def _tower(voice: Voice) -> Explanation:
    """In the words of how to play: a terminal's tower has no windows."""
    title, claim = voice.say("castle-ghost"), voice.say("castle-howto-end-ghost")
    return Explanation(title, (claim,), ("CAS 5.2",), (title, "tower"))


def explained_place(view: CastleView, text: str, voice: Voice) -> Explanation | None:
    """The square written so: what it is, what lies there, and where its doors lead."""
    square = text.strip().lower()
    kind = _kind(view, square)
    if kind is None:
        return None
    treasure = next((lying for lying in view.treasures if lying.square == square and not lying.is_found), None)
    what = voice.say(f"castle-kind-{kind}" if treasure is None else f"castle-picture-{treasure.picture}")
    ways = [voice.say(f"castle-direction-{way}") for way in _ways(view, square)]
    claims = [*_claims(view, square, "treasure" if treasure else kind), *_doors(kind, ways)]
    title = f"{square} {square_words(square, view, voice)}: {what}"
    return Explainer("castle", RESTS_ON, voice).explain(title, claims, ways=voice.listed(ways))


def _kind(view: CastleView, square: str) -> str | None:
    """What a square is; None where there is none."""
    lines = view.board.lines
    if not SQUARE.fullmatch(square) or row_of(square) >= len(lines) or column_of(square) >= len(lines[0]):
        return None
    return KINDS.get(lines[row_of(square)][column_of(square)], "room")


def _claims(view: CastleView, square: str, what: str) -> Iterator[str]:
    if view.sorcerer == square:
        yield "here"
    if what == "gate":
        yield GATES.get(view.gates, "gate")
    elif what == "wand" and square in view.spent_wands:
        yield "wand-spent"
    elif what != "room":
        yield what


def _doors(kind: str, ways: Sequence[str]) -> Iterator[str]:
    if kind != "ghost-room":
        yield "doors" if ways else "doors-none"


def _ways(view: CastleView, square: str) -> Iterator[str]:
    """Where one can go from here."""
    for way, (right, down) in WAYS.items():
        beside = f"{chr(ord(square[0]) + right)}{int(square[1:]) + down}"
        if any({square, beside} == set(door) for door in view.board.doors):
            yield way
