"""Trying it again at a terminal: every moment with something better, before it is told what that is."""

from typing import Final

from toychest.contract import IllegalMove, MalformedMove, Seat
from toychest.review.moments import Moment
from toychest.review.recipe import Budget
from toychest.review.reviewed import Review
from toychest.review.trying import Try, judged_try, table_before
from toychest.table import Table
from toychest.terminal.console import Console
from toychest.terminal.drawing import drawing_of
from toychest.terminal.keyboard import EndOfInput
from toychest.terminal.refusals import nearest, refusal_lines
from toychest.terminal.screen import HOUSE, QUIET
from toychest.terminal.telling import Teller
from toychest.terminal.viewpoint import named_table

PROMPT: Final = "> "


class TryingAgain:
    """The moments of one review that are worth another try."""

    def __init__(self, table: Table, review: Review, budget: Budget, console: Console) -> None:
        self._table = named_table(table, console.voice)
        self._console, self._voice, self._budget = console, console.voice, budget
        self._moments = [moment for moment in review.moments if moment.kind in ("mistake", "slip")]
        self._drawing = drawing_of(table.edition.game, console.voice, self._names)
        self._teller = Teller(table.edition, self._names, console.voice)

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(self._table.header.seats)

    def run(self) -> None:
        """One after the other; whoever ends the input is told the rest with the review."""
        try:
            for moment in self._moments:
                self._try(moment)
        except EndOfInput:
            return

    def _try(self, moment: Moment) -> None:
        before, seat = table_before(self._table, moment.first)
        self._show(moment, before, seat)
        while not self._is_found(moment, before, seat):
            self._console.screen.tell([self._voice.say("puzzle-wrong"), self._voice.say("puzzle-wrong.more")])
        self._console.screen.tell([self._voice.speak(moment.words, self._names)])

    def _show(self, moment: Moment, before: Table, seat: Seat) -> None:
        """The table as it stood, what was played, and how to answer."""
        console, view = self._console, before.rules.view(before.state, seat)
        console.say("review-entry", HOUSE, number=moment.first)
        if console.screen.look.is_plain:
            console.screen.tell(self._drawing.facts(view))
        else:
            console.screen.draw(self._drawing.picture(view, console.screen.look))
        played = "" if moment.said is None else self._voice.speak(moment.said, self._names)
        console.screen.tell([self._voice.say("puzzle-to-move", {"name": self._names[seat]})])
        console.say("puzzle-own-task", move=played)
        console.say("review-try-how", QUIET)

    def _is_found(self, moment: Moment, before: Table, seat: Seat) -> bool:
        """Whether a try is as good as the best, or somebody wants to be told."""
        moves, table = list[str](), before
        while not moves or (len(moment.better) > 1 and seat in table.to_act):
            text = self._console.keyboard.ask(PROMPT).strip()
            if not text:
                return True
            try:
                move = self._drawing.typed(table.rules.view(table.state, seat), text)
                table = table.with_move(seat, move)
            except (IllegalMove, MalformedMove) as refused:
                self._console.screen.tell(self._refused(refused, text, table, seat))
            else:
                moves.append(move)
        tried = Try(seq=moment.first, moves=tuple(moves), budget=self._budget)
        is_good = judged_try(self._table, tried).answer == "good"
        if is_good:
            self._console.say("puzzle-solved")
        return is_good

    def _refused(self, refused: IllegalMove | MalformedMove, text: str, table: Table, seat: Seat) -> list[str]:
        """Why not, by its rule; or what else might have been meant."""
        if isinstance(refused, MalformedMove):
            said = self._voice.say("terminal-unknown", {"text": text})
            return [said, *nearest(text, table.legal_moves(seat), self._voice)]
        view = table.rules.view(table.state, seat)
        facts = self._teller.facts(refused.arguments, view)
        return refusal_lines(refused, table.edition, facts, self._voice)
