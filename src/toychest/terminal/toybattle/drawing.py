"""Toy Battle as the terminal shows and says it."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from rich.text import Text

from toychest.games.toybattle.box import load_box
from toychest.games.toybattle.troops import Troop
from toychest.games.toybattle.view import BattleView, RegionShown, SideShown
from toychest.terminal.explanation import Explanation
from toychest.terminal.screen import HEIGHT, WIDTH, Look
from toychest.terminal.toybattle.board import Ground
from toychest.terminal.toybattle.explaining import explained_place, explained_things
from toychest.terminal.toybattle.panel import panel_lines
from toychest.terminal.toybattle.rack import free_tiles, most_lines, own_side, rack_lines
from toychest.terminal.toybattle.speech import (
    effect_words,
    place_words,
    side_words,
    slug,
    troops_words,
)
from toychest.terminal.toybattle.tiles import counted
from toychest.terminal.voice import Voice

BESIDE = 22
"""Columns beside the board."""

PROMPT = 3
"""Lines below everything: a hint of two and the prompt."""

WIDEST, HIGHEST = 100, 30
"""A board is drawn no larger than this, however large the terminal."""

ALSO: Final = {"draw": "take", "pass": "decline"}
"""What other games call these moves; the rules say why nobody passes a turn."""


class BattleDrawing:
    """The drawing of a `BattleView`."""

    example = "place Hook 17"

    def __init__(self, voice: Voice, names: Sequence[str] = ()) -> None:
        self._voice = voice

    def picture(self, view: BattleView, look: Look) -> Sequence[Text]:
        """Board, sides and regions, rack; where the board does not fit, the facts."""
        if look.width < WIDTH:
            return [Text(line) for line in self.facts(view)]
        width = min(look.width - BESIDE, WIDEST)
        height = min(max(look.height, HEIGHT) - PROMPT - most_lines(view), HIGHEST)
        board, panel = Ground(view, look, width, height).lines(), panel_lines(view, self._voice, height)
        lines = [line.append_text(beside) for line, beside in zip(board, panel, strict=True)]
        return [*lines, *rack_lines(view, self._voice, look.width)]

    def facts(self, view: BattleView) -> Sequence[str]:
        """Terrain, every place, every region, both sides, and the own rack."""
        voice = self._voice
        terrain = voice.named(f"toybattle-option-terrain-{view.terrain}", view.terrain)
        places = [place_words(place, view, voice) for place in view.places]
        regions = [self._region(region) for region in view.regions]
        objective = voice.say("toybattle-objective", {"objective": view.objective})
        return [
            voice.say("toybattle-terminal-terrain", {"terrain": terrain}),
            objective,
            *places,
            *regions,
            *self.standing(view),
        ]

    def _region(self, region: RegionShown) -> str:
        args = {"bases": region.bases, "medals": region.medals}
        if region.taken_by is None:
            return self._voice.say("toybattle-terminal-region", args)
        return self._voice.say(
            "toybattle-terminal-region-taken", {**args, "name": side_words(region.taken_by, self._voice)}
        )

    def standing(self, view: BattleView) -> Sequence[str]:
        """Both sides, whose turn it is, and the own rack."""
        said = [sentence for side in view.sides for sentence in self._side(side, view)]
        if not view.is_over:
            said.append(self._voice.say("toybattle-turn", {"name": side_words(view.turn_seat, self._voice)}))
        if view.idle and view.most_idle is not None:
            said.append(self._voice.say("toybattle-terminal-idle", {"turns": view.idle, "most": view.most_idle}))
        own = own_side(view)
        return [*said, *self._rack(own)] if own else said

    def _side(self, side: SideShown, view: BattleView) -> Iterator[str]:
        voice, name = self._voice, side_words(side.seat, self._voice)
        if side.seat == view.you:
            yield voice.say("toybattle-terminal-you", {"name": name})
        args = {"medals": side.medals, "objective": view.objective, "rack": side.rack_size, "reserve": side.reserve}
        yield voice.say("toybattle-read-side", {"name": name, **args})
        if side.suppressed_size:
            yield voice.say("toybattle-terminal-side-down", {"name": name, "count": side.suppressed_size})
        for id, troops in (("known", side.known), ("out", side.discards)):
            if troops:
                facts = {"name": name, "troops": troops_words(counted(troops), voice)}
                yield voice.say(f"toybattle-terminal-side-{id}", facts)

    def _rack(self, side: SideShown) -> Iterator[str]:
        voice = self._voice
        yield voice.say("toybattle-read-rack", {"troops": troops_words(counted(free_tiles(side)), voice) or "-"})
        if side.suppressed:
            facts = {"troops": troops_words(counted(side.suppressed), voice)}
            yield voice.say("toybattle-terminal-own-down", facts)

    def hint(self, view: BattleView, legal: Sequence[str]) -> str:
        """What is offered and how to answer, or that a turn may begin."""
        offered = view.question
        if offered is None:
            return self._voice.say(f"toybattle-terminal-hint-{_turn(legal)}")
        facts = {"effect": effect_words(offered.effect, self._voice), "base": offered.base}
        is_single = offered.effect == Troop.SKULLY and _room(view) == 1
        return self._voice.say(f"toybattle-terminal-hint-{slug(Troop.STAR if is_single else offered.effect)}", facts)

    def opening(self, view: BattleView) -> str:
        """Tiles are dealt before anybody is waited for."""
        return self._voice.say("toybattle-begin")

    def typed(self, view: BattleView, text: str) -> str:
        """As it is, for all names are notation here; moves also as other games call them."""
        return ALSO.get(text.strip().lower(), text)

    def legend(self) -> Sequence[str]:
        """Brackets, letters and signs of the board."""
        return [self._voice.say("toybattle-terminal-legend")]

    def goal(self, view: BattleView) -> Sequence[str]:
        """Headquarters or medals, how medals are won, and what a turn is."""
        voice = self._voice
        aim = voice.say("toybattle-goal-both", {"objective": view.objective})
        return [aim, voice.say("toybattle-terminal-goal-medals"), voice.say("toybattle-howto-brief")]

    def things(self, view: BattleView) -> Sequence[Explanation]:
        """Troops and special bases."""
        return list(explained_things(view, self._voice))

    def place(self, view: BattleView, text: str) -> Explanation | None:
        """A base or a headquarters by its number, its whole stack included."""
        return explained_place(view, text, self._voice)

    def numbers(self, view: BattleView) -> Collection[int]:
        """Of every place but the own headquarters, which nobody goes to."""
        return [place.number for place in view.places if place.owner is None or place.owner != view.you]


def _turn(legal: Sequence[str]) -> str:
    """Which hint fits what a turn may begin with."""
    if "take" not in legal:
        return "place"
    return "take" if list(legal) == ["take"] else "turn"


def _room(view: BattleView) -> int:
    """How many tiles could come to the own rack now."""
    own = own_side(view)
    return 0 if own is None else min(load_box().rack - own.rack_size, own.reserve)
