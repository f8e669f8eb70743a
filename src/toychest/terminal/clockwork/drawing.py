"""Escape from Clockwork City as the terminal shows and says it."""

from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text

from toychest.games.clockwork.view import CityQuestionShown, CityView
from toychest.terminal.canvas import Canvas
from toychest.terminal.clockwork.board import Ground
from toychest.terminal.clockwork.explaining import explained_place, explained_things
from toychest.terminal.clockwork.key import discard_lines, key_lines
from toychest.terminal.clockwork.panel import panel_lines
from toychest.terminal.clockwork.reading import read_city, read_standing
from toychest.terminal.clockwork.speech import name_of
from toychest.terminal.explanation import Explanation
from toychest.terminal.screen import HEIGHT, WIDTH, Look
from toychest.terminal.voice import Voice

BESIDE = 22
"""Columns beside the city."""

PROMPT = 3
"""Lines below everything: a hint of two and the prompt."""

BELOW = 4
"""Lines below the city, or more where they are needed."""

WIDEST, HIGHEST = 100, 30
"""A city is drawn no larger than this, however large the terminal."""

ALSO: Final = {"draw": "take", "throw": "", "roll": ""}
"""What other games call these moves; dice are thrown by Enter."""


class CityDrawing:
    """The drawing of a `CityView`."""

    example = "walk yard 3"

    def __init__(self, voice: Voice, names: Sequence[str] = ()) -> None:
        self._voice = voice
        self._names = names

    def picture(self, view: CityView, look: Look) -> Sequence[Text]:
        """The city, who plays and the own hand beside it, the cards of this game below; else the facts."""
        if look.width < WIDTH:
            return [Text(line) for line in self.facts(view)]
        width = min(look.width - BESIDE, WIDEST)
        most = max(look.height, HEIGHT) - PROMPT
        below = key_lines(view, self._voice, look.width)
        ground = self._ground(view, look, width, min(most - max(BELOW, len(below)), HIGHEST))
        if ground.rim is None:
            below = [*discard_lines(view, self._voice, look.width), *below]
            ground = self._ground(view, look, width, min(most - max(BELOW, len(below)), HIGHEST))
        beside = panel_lines(view, self._names, self._voice, look.width - width, ground.canvas.height)
        lines = [line.append_text(other) for line, other in zip(ground.lines(), beside, strict=True)]
        return [*lines, *below]

    def _ground(self, view: CityView, look: Look, width: int, height: int) -> Ground:
        return Ground(view, Canvas(width, height, look.has_lines), self._voice.say("clockwork-towers"))

    def facts(self, view: CityView) -> Sequence[str]:
        """Bridges, yards, spots, what is in this game, every seat, and the own hand."""
        return [*read_city(view, self._names, self._voice), *self.standing(view)]

    def standing(self, view: CityView) -> Sequence[str]:
        """Every seat, the dice, whose turn it is, and the own hand."""
        return list(read_standing(view, self._names, self._voice))

    def hint(self, view: CityView, legal: Sequence[str]) -> str:
        """What is asked and how to answer."""
        asked = view.question
        if asked is None:
            return self._voice.say("terminal-hint")
        rival = "" if asked.rival is None else name_of(asked.rival, self._names, self._voice)
        facts = {"name": rival, "kind": asked.card, "total": sum(view.throw or ()), "moves": examples(legal)}
        return self._voice.say(f"clockwork-terminal-hint-{hint_of(asked, legal)}", facts)

    def opening(self, view: CityView) -> str:
        """Dice are thrown: for the start, then turn by turn."""
        return self._voice.say("clockwork-throw" if view.turn else "clockwork-throw-opening")

    def typed(self, view: CityView, text: str) -> str:
        """As it is, for all names are notation here; moves also as other games call them."""
        return ALSO.get(text.strip().lower(), text)

    def legend(self) -> Sequence[str]:
        """The signs of the city."""
        return [self._voice.say("clockwork-terminal-legend")]

    def goal(self, view: CityView) -> Sequence[str]:
        """How one gets away, and what a turn is."""
        return [self._voice.say("clockwork-howto-aim"), self._voice.say("clockwork-howto-brief")]

    def things(self, view: CityView) -> Sequence[Explanation]:
        """Machines, other cards and places."""
        return list(explained_things(view, self._voice))

    def place(self, view: CityView, text: str) -> Explanation | None:
        """A field, a scrapyard, the Towers or a spot."""
        return explained_place(view, text, self._names, self._voice)

    def numbers(self, view: CityView) -> Collection[int]:
        """Of fields where a walk may end, of spots where a card may be laid, or of cards that may be pointed at."""
        taken, asked = {laid.spot for laid in view.spots}, view.question.kind if view.question else None
        if asked == "point":
            return taken
        if asked == "spot":
            return {spot.number for spot in view.board.spots} - taken
        return {walk.field for walk in view.walks}


MOST: Final = 5
"""Moves that a hint names."""


def examples(legal: Sequence[str]) -> list[str]:
    """The first move of each kind, then more of them, up to a few."""
    first = {move.split(" ")[0]: move for move in reversed(legal)}
    chosen = {*list(first.values())[-MOST:]}
    more = [move for move in legal if move not in chosen][: MOST - len(chosen)]
    return [move for move in legal if move in chosen or move in more]


def hint_of(asked: CityQuestionShown, legal: Sequence[str]) -> str:
    """Which hint fits a question and the moves that may answer it."""
    verbs = {move.split(" ")[0] for move in legal}
    match asked.kind:
        case "travel" if verbs - {"walk", "stay"}:
            return "special"
        case "travel" if "stay" in verbs:
            return "stay"
        case "discard" if "keep" in verbs:
            return "discard-free"
        case "give" if "none" in verbs:
            return "none"
        case "give" if "give Scrap" not in legal or len(legal) == 1:
            return "give-card"
        case "counter" if "ask" not in verbs:
            return "no-counter"
        case kind:
            return kind
