"""Coded Castle as the terminal shows and says it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from toychest.contract import Json
from toychest.games.castle.view import CastleView
from toychest.terminal.castle.board import Plan, room_width
from toychest.terminal.castle.row import card_lines, cards_said, ghost_line, plan_line, treasure_line
from toychest.terminal.castle.speech import move_words, room_words, spoken, square_words, step_words
from toychest.terminal.look import Look
from toychest.terminal.voice import Voice


class CastleDrawing:
    """The drawing of a `CastleView`."""

    example = "turn 1 right"

    def __init__(self, voice: Voice) -> None:
        self._voice = voice

    def picture(self, view: CastleView, look: Look) -> Sequence[Text]:
        """Board, ghost, treasures, row and plan; where the board does not fit, the facts."""
        if not room_width(len(view.board.symbols), look):
            return [Text(line) for line in self.facts(view)]
        lines = [*Plan(view, look, self._voice).lines(), ghost_line(view, look, self._voice)]
        lines += [treasure_line(view, look, self._voice)] if view.treasures else []
        lines += card_lines(view, look, self._voice) if view.row else []
        return lines + ([plan_line(view.plan, look, self._voice)] if view.plan else [])

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

    def hint(self, view: CastleView) -> str:
        """What is asked, or that the row may be turned or run; a puzzle says first what it wants."""
        wanted = [self._voice.say("castle-hint-puzzle")] if view.is_puzzle else []
        return " ".join([*wanted, self._next(view)])

    def _next(self, view: CastleView) -> str:
        plan = view.plan
        if plan is None:
            return self.opening(view)
        if not plan.is_possible:
            return self._voice.say("castle-terminal-hint-hopeless")
        if plan.question is not None:
            facts = {"place": plan.question.card, "square": square_words(plan.question.at, view, self._voice)}
            return self._voice.say(f"castle-terminal-hint-{plan.question.kind}", facts)
        if plan.block is not None:
            id = "castle-terminal-hint-stop" if plan.may_stop else "castle-terminal-hint-stuck"
            return self._voice.say(id, {"number": plan.block.number})
        may_turn = plan.turns_left and not plan.moves and any(card.kind == "arrow" for card in view.row)
        return self._voice.say("castle-terminal-hint-turn" if may_turn else "castle-terminal-hint-go")

    def opening(self, view: CastleView) -> str:
        """Treasures first, then row after row."""
        return self._voice.say("castle-lay" if view.treasures else "castle-begin")

    def move_words(self, move: str, view: CastleView) -> str:
        """The move in words."""
        return move_words(move, view, self._voice)

    def speak(self, facts: Mapping[str, Json], view: CastleView) -> Mapping[str, Json]:
        """Squares by sign and number, cards by their faces."""
        return spoken(facts, view, self._voice)

    def legend(self) -> Sequence[str]:
        """The letters on the board."""
        return [self._voice.say("castle-terminal-legend")]


def _kind(view: Any, square: str) -> str:
    row, column = int(square[1:]) - 1, ord(square[0]) - ord("a")
    return str(view.board.lines[row][column])
