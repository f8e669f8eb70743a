"""A review in words: the bill as a table, or one fact a line, and the moments worth a look."""

import math
from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from toychest.contract import CHANCE, Saying, Seat
from toychest.review.bill import Bill, BillLine, BillLineName
from toychest.review.graph import Labels
from toychest.review.marks import MarkKind
from toychest.review.moments import Moment
from toychest.review.reviewed import Review
from toychest.table import Table
from toychest.terminal.console import Console
from toychest.terminal.screen import HOUSE, QUIET
from toychest.terminal.telling import Teller
from toychest.terminal.viewpoint import named_table

LARGE: Final = 0.2
"""A claim over this shrinks when it is played on, so it is told as about so much."""

MARKS: Final[tuple[MarkKind, ...]] = ("mistake", "slip", "hidden", "luck")

WIDTH: Final = 8
"""Of a column of points, at least."""

MOST_SAID: Final = 3
"""Lines that are told of how a game was dealt; of more it is only said that it is the start."""


class ReviewTold:
    """The review of one game, told at a console."""

    def __init__(self, table: Table, review: Review, console: Console) -> None:
        self._review, self._console, self._voice = review, console, console.voice
        self._table = named_table(table, console.voice)
        self._teller = Teller(table.edition, self.names, console.voice)

    @property
    def names(self) -> tuple[str, ...]:
        """Of all seats."""
        return tuple(self._table.header.seats)

    @property
    def labels(self) -> Labels:
        """The words of the graph."""
        is_team = self._table.edition.is_cooperative
        return Labels(
            title=self._voice.say("review-graph-team" if is_team else "review-graph"),
            marks={kind: self._mark(kind, is_team) for kind in MARKS},
            team=self._voice.say("review-team") if is_team else "",
        )

    def _mark(self, kind: MarkKind, is_team: bool) -> str:
        """The luck of a team is nobody else's bad luck: it may be either."""
        return self._voice.say("review-team-luck" if is_team and kind == "luck" else f"review-mark-{kind}")

    def tell(self) -> None:
        """Bill, verdict, moments, and by what they were found."""
        console, review = self._console, self._review
        console.say("review-title", HOUSE)
        self._tell_bill()
        console.screen.write(" ".join(self._judged(saying) for saying in review.verdict))
        console.say("review-moments", HOUSE)
        for moment in review.moments:
            self._tell_moment(moment)
        if len(review.moments) == 1:
            console.say("review-well-played")
        console.say("review-by", QUIET, recipe=review.recipe, evaluator=review.evaluator)

    def _tell_bill(self) -> None:
        bills = self._bills
        if self._console.screen.look.is_plain:
            for bill in bills:
                self._console.screen.write(f"{self._whose(bill)}: {', '.join(self._facts(bill))}")
            return
        labels = [self._label(line.name) for line in bills[0].lines]
        first = max(len(label) for label in [*labels, self._voice.say("review-line-end")]) + 2
        cells = [[self._points(line) for line in bill.lines] for bill in bills]
        columns = [
            max(WIDTH, 2 + max(map(len, [self._whose(bill), *column])))
            for bill, column in zip(bills, cells, strict=True)
        ]
        self._row("", first, [self._whose(bill) for bill in bills], columns)
        for number, label in enumerate(labels):
            self._row(label, first, [column[number] for column in cells], columns)
        self._row(self._voice.say("review-line-end"), first, [str(bill.end_points) for bill in bills], columns)
        self._console.say("review-within", QUIET)

    @property
    def _bills(self) -> tuple[Bill, ...]:
        """A team has one between them."""
        return self._review.bills[:1] if self._table.edition.is_cooperative else self._review.bills

    def _whose(self, bill: Bill) -> str:
        return self._voice.say("review-team") if self._table.edition.is_cooperative else self.names[bill.seat]

    def _row(self, label: str, first: int, texts: list[str], columns: list[int]) -> None:
        cells = "".join(text.rjust(width) for text, width in zip(texts, columns, strict=True))
        self._console.screen.write(f"{label.ljust(first)}{cells}")

    def _facts(self, bill: Bill) -> Iterator[str]:
        for line in bill.lines:
            yield f"{self._label(line.name)} {self._points(line)}"
        yield f"{self._voice.say('review-line-end')} {bill.end_points}"

    def _points(self, line: BillLine) -> str:
        """As printed, and how sure that is, where it is not nothing."""
        points = _signed(line)
        if line.within is None or (line.points == 0 and line.name != "start"):
            return points
        within = math.ceil(100 * line.within)
        return f"{points} ±{within}" if within else f"{points} {self._voice.say('review-exact')}"

    def _label(self, name: BillLineName) -> str:
        """What a line is called: by the game where it has a word, as of luck with cards."""
        edition = self._table.edition
        if edition.is_cooperative:
            return self._voice.named(f"{edition.game}-review-{name}", self._voice.say(f"review-team-{name}"))
        if name == "rivals" and len(self.names) != 2:
            return self._voice.say("review-line-others")
        return self._voice.named(f"{edition.game}-review-{name}", self._voice.say(f"review-line-{name}"))

    def _judged(self, saying: Saying) -> str:
        """A sentence of the verdict, in the game's own words where it has some."""
        own = Saying(f"{self._table.edition.game}-{saying.id}", saying.args)
        return self._voice.speak(own if self._voice.has(own.id) else saying, self.names)

    def _tell_moment(self, moment: Moment) -> None:
        said = self._said(moment, moment.last) or self._said(moment, chance_after(self._table, moment.last))
        reason = self._voice.speak(moment.words, self.names)
        self._console.say("review-entry", number=moment.last)
        self._console.screen.tell([*self._happened(moment, said), reason, *self._chances(moment)])

    def _said(self, moment: Moment, last: int) -> list[str]:
        """What the log says up to that entry."""
        frames = [frame for frame in self._table.frames if moment.first <= frame.seq <= last]
        everybody = tuple(Seat(at) for at in range(len(self.names)))
        return self._teller.sentences(self._table, frames, everybody)

    def _happened(self, moment: Moment, said: list[str]) -> list[str]:
        """All that is told of it; but all that is dealt at first in short, and of the end what ended the game."""
        if moment.first == self._table.frames[1].seq and len(said) > MOST_SAID:
            return [self._voice.say("review-line-start")]
        return said[-1:] if moment.kind == "end" else said

    def _chances(self, moment: Moment) -> Iterator[str]:
        """One pair of numbers, at most."""
        if moment.kind == "end":
            return
        first, second = (round(100 * worth) for worth in moment.worths)
        name = self._voice.say("review-team") if self._table.edition.is_cooperative else self.names[moment.seat]
        about = "-about" if moment.size > LARGE and not moment.is_exact else ""
        id = f"review-chance-instead{about}" if moment.kind in ("mistake", "slip") else "review-chance-then"
        yield self._voice.say(id, {"name": name, "first": first, "second": second})


def chance_after(table: Table, seq: int) -> int:
    """The last entry of what chance brought right after this one: of a take the log says what was taken, no sooner."""
    after = (frame for frame in table.frames if frame.seq > seq)
    return max([seq, *(frame.seq for frame in takewhile(lambda frame: frame.seat == CHANCE, after))])


def _signed(line: BillLine) -> str:
    """The start as it is, a change with its sign."""
    return str(line.points) if line.name == "start" else f"{line.points:+d}".replace("-", "−") if line.points else "0"
