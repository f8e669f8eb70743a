"""Toy Battle as the terminal shows and says it."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from toychest.games.toybattle.view import BattleView, RegionShown, SideShown
from toychest.terminal.screen import HEIGHT, WIDTH, Look
from toychest.terminal.toybattle.board import Ground
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
            return self._voice.say("toybattle-terminal-hint-turn")
        facts = {"effect": effect_words(offered.effect, self._voice), "base": offered.base}
        return self._voice.say(f"toybattle-terminal-hint-{slug(offered.effect)}", facts)

    def opening(self, view: BattleView) -> str:
        """Tiles are dealt before anybody is waited for."""
        return self._voice.say("toybattle-begin")

    def legend(self) -> Sequence[str]:
        """Brackets, letters and signs of the board."""
        return [self._voice.say("toybattle-terminal-legend")]
