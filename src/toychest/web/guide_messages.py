"""The messages of a guided game: what the coach says and asks, where the guide stands, and going on or leaving.

What `lights` may name: `place 18` (a base, field, yard or square as notation has it), `tile Roxy` of the rack, `hand
Whale`, `spot 17`, `card 1` of the castle's row, `turn 1 left`, `action take` (whatever plays this move; `action open`
is the click that opens a turn), `score 0`, `goal`, `treasures`, `tower`, `rival`, `medals`, `character *`.
"""

from toychest.contract import Saying
from toychest.table import requests
from toychest.web.wire import Message, MessagePart, Short


class StartGuide(Message, frozen=True, kw_only=True):
    """POST /api/guides, answered by `TableStarted`: the guided game of `game`, at its first step or another.

    Everything before that step is played by the script at once. `entropy` is for the luck after the script.
    """

    game: Short
    name: str
    step: int = 1
    entropy: Short = ""


class BeatShown(MessagePart, frozen=True, kw_only=True):
    """One thing that the coach says and one that is asked. Beats of the same `step` belong together.

    `grown_up` is a line for whoever helps; `short` the full sentence for a screen reader, where the picture says it.
    `rules` are the paragraphs that it teaches, `lights` what glows, in order. `move` is asked, in notation; `open` is
    the click that lets chance move; without one, "Go on". A move that `is_refused` is tried, and its why-not is the
    lesson: `after` is what the coach says beside it. Elsewhere `after` is said once the move is played, with "Go on";
    without one the guide goes on by itself.
    """

    step: int
    words: Saying
    grown_up: Saying | None = None
    short: Saying | None = None
    rules: list[str]
    lights: list[str]
    move: str | None = None
    is_refused: bool = False
    after: Saying | None = None


class GuideShown(MessagePart, frozen=True, kw_only=True):
    """The guide of a table: `name` is that of its game; it has `steps` from 1, and in them the beats in order."""

    name: str
    steps: int
    beats: list[BeatShown]


class GuideStanding(MessagePart, frozen=True, kw_only=True):
    """Where a guide stands: at a beat, counted from 0; one past the last when it is through.

    Its move `is_done` while its `after` waits for `GoOn`, and the rival with it; after a mistake that stands `missed`
    is said instead, and with that the guide is through. `is_elsewhere`: the learner's latest move was another legal
    one. `is_over`: an ordinary game from here. `is_waiting` while the rival is to move first, or a click comes before
    what is asked: what the beat says is said after that.
    """

    beat: int
    is_done: bool
    is_elsewhere: bool
    is_over: bool
    is_waiting: bool = False
    missed: Saying | None = None


class GoOn(Message, frozen=True, kw_only=True):
    """Go on from a beat: from one that asks nothing, from a try that was refused, or from `after`.

    Everybody at the table is told where it stands now by `EntriesPlayed` without entries; whoever asked, with its `id`.
    From another beat than the one that the guide is at, it changes nothing. It is remembered until the server ends;
    what was played says the rest.
    """

    id: Short
    seat: int
    beat: int


class LeaveGuide(Message, requests.LeaveGuide, frozen=True, kw_only=True):
    """Send the coach away for good: an ordinary game against the bot from here, its luck by the seed alone.

    It leads to an entry without events; `guide` of the standing is null from then on.
    """

    id: Short
