"""Coded Castle as the terminal shows and says it."""

from collections.abc import Collection, Iterator, Sequence
from textwrap import wrap
from typing import Any, Final

from rich.text import Text

from toychest.games.castle.view import CastleView, QuestionShown
from toychest.terminal.castle.board import Plan, room_width
from toychest.terminal.castle.explaining import explained_place, explained_things
from toychest.terminal.castle.pieces import ghost_line, pieces_line, treasure_line
from toychest.terminal.castle.row import card_line, card_lines, cards_said, plan_line
from toychest.terminal.castle.speech import room_words, square_words, step_words
from toychest.terminal.castle.typed import typed
from toychest.terminal.explanation import Explanation
from toychest.terminal.screen import Look
from toychest.terminal.voice import Voice

BELOW: Final = 3
"""Lines that a picture leaves free: a hint may take two, the prompt takes one."""

CLOSEST: Final = 2
"""Twice something can move together."""

ANSWERS: Final = {"way": {"walk"}, "gate": {"jump", "stay"}, "wand": {"use", "leave"}}
"""How moves begin that answer a question, by its kind."""


class CastleDrawing:
    """The drawing of a `CastleView`."""

    example = "turn 1 right"

    def __init__(self, voice: Voice, names: Sequence[str] = ()) -> None:
        self._voice = voice

    def picture(self, view: CastleView, look: Look) -> Sequence[Text]:
        """Board, ghost, treasures, row and plan, closer together where they would be too high; if too wide, facts."""
        if not room_width(len(view.board.symbols), look):
            return [Text(line) for fact in self.facts(view) for line in wrap(fact, look.width)]
        board = list(Plan(view, look, self._voice).lines())
        for closer in range(CLOSEST):
            lines = [*board, *self._below(view, look, closer)]
            if len(lines) + BELOW <= look.height:
                return lines
        return [*board, *self._below(view, look, CLOSEST)]

    def _below(self, view: CastleView, look: Look, closer: int) -> Iterator[Text]:
        """What stands under the board; `closer` 1: ghost and treasures share a line, 2: so do the cards."""
        together = pieces_line(view, look, self._voice)
        if closer and view.treasures and together.cell_len <= look.width:
            yield together
        else:
            yield ghost_line(view, look, self._voice)
            yield from [treasure_line(view, look, self._voice)] if view.treasures else []
        if view.row and closer == CLOSEST:
            yield card_line(view, look, self._voice)
        elif view.row:
            yield from card_lines(view, look, self._voice)
        if view.plan:
            yield plan_line(view.plan, look, self._voice)

    def facts(self, view: CastleView) -> Sequence[str]:
        """Columns, squares that are more than a chamber, missing doors, pieces, row and plan."""
        return [*self._places(view), *self._pieces(view), *self.standing(view)]

    def _places(self, view: CastleView) -> Iterator[str]:
        voice, board = self._voice, view.board
        for column, symbol in enumerate(board.symbols):
            words = {"column": chr(ord("a") + column), "symbol": voice.named(f"castle-symbol-{symbol}", symbol)}
            yield voice.say("castle-terminal-column", words)
        squares = (
            f"{chr(ord('a') + column)}{row + 1}" for row, line in enumerate(board.lines) for column in range(len(line))
        )
        yield from (room_words(square, view, voice) for square in squares if _kind(view, square) != ".")
        for one, other in board.walls:
            yield voice.say("castle-terminal-no-door", {"one": one, "other": other})

    def _pieces(self, view: CastleView) -> Iterator[str]:
        voice = self._voice
        yield voice.say("castle-terminal-sorcerer", {"square": view.sorcerer})
        level = voice.say("castle-ghost-level", {"level": view.ghost, "tower": view.board.tower})
        yield f"{voice.say('castle-ghost')}: {level}"
        for treasure in view.treasures:
            if not treasure.is_found:
                yield voice.say("castle-treasure", {"picture": treasure.picture, "square": treasure.square})

    def standing(self, view: CastleView) -> Sequence[str]:
        """The cards and where they lead."""
        said = cards_said(view.row, self._voice)
        if view.plan is not None:
            said += [step_words(step, view, self._voice) for step in view.plan.steps]
        return said

    def hint(self, view: CastleView, legal: Sequence[str]) -> str:
        """What is asked, or that the row may be turned or run; a puzzle says first what it wants."""
        wanted = [self._voice.say("castle-hint-puzzle")] if view.is_puzzle else []
        return " ".join([*wanted, self._next(view, [move.split(" ")[0] for move in legal])])

    def _next(self, view: CastleView, verbs: Collection[str]) -> str:
        plan = view.plan
        if plan is None:
            return self._gap(view) or self.opening(view)
        if not plan.is_possible and "go" in verbs:
            return self._voice.say("castle-terminal-hint-hopeless")
        if plan.question is not None:
            return self._asked(plan.question, view, verbs)
        if plan.block is not None:
            id = "castle-terminal-hint-stop" if plan.may_stop else "castle-terminal-hint-stuck"
            return self._voice.say(id, {"number": plan.block.number})
        may_turn = "turn" in verbs and not plan.moves
        return self._voice.say("castle-terminal-hint-turn" if may_turn else "castle-terminal-hint-go")

    def _gap(self, view: CastleView) -> str | None:
        """What to do about the first gap of a puzzle's row, if there is one."""
        gaps = (place for place, card in enumerate(view.row, start=1) if card.kind == "gap")
        first = next(gaps, None)
        return None if first is None else self._voice.say("castle-terminal-hint-gap", {"place": first})

    def _asked(self, question: QuestionShown, view: CastleView, verbs: Collection[str]) -> str:
        """An open question by its answers; where none of them is legal, an arrow must be turned first."""
        facts = {"place": question.card, "square": square_words(question.at, view, self._voice)}
        hint = question.kind if ANSWERS[question.kind] & set(verbs) else "turn-first"
        if hint == "gate" and "stay" not in verbs:
            hint = "forced"
        return self._voice.say(f"castle-terminal-hint-{hint}", facts)

    def opening(self, view: CastleView) -> str:
        """Treasures first, then row after row."""
        return self._voice.say("castle-lay" if view.treasures else "castle-begin")

    def typed(self, view: CastleView, text: str) -> str:
        """Squares by sign and number, an arrow by where it shall point."""
        return typed(text, view, self._voice)

    def legend(self) -> Sequence[str]:
        """The letters on the board."""
        return [self._voice.say("castle-terminal-legend")]

    def goal(self, view: CastleView) -> Sequence[str]:
        """What is to be found, and what a turn is; a puzzle has its own."""
        if view.is_puzzle:
            return [self._voice.say("castle-hint-puzzle")]
        return [self._voice.say("castle-terminal-goal"), self._voice.say("castle-terminal-brief")]

    def things(self, view: CastleView) -> Sequence[Explanation]:
        """Cards, rooms, tower and stack."""
        return list(explained_things(view, self._voice))

    def place(self, view: CastleView, text: str) -> Explanation | None:
        """A square."""
        return explained_place(view, text, self._voice)

    def numbers(self, view: CastleView) -> Collection[int]:
        """Squares begin with a letter."""
        return ()


def _kind(view: Any, square: str) -> str:
    row, column = int(square[1:]) - 1, ord(square[0]) - ord("a")
    return str(view.board.lines[row][column])
