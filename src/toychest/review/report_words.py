"""The words of a report: what its tables and plots are called, in any language."""

from collections.abc import Sequence
from typing import Final

from toychest.review.game_report import Choice, GameReport, Share
from toychest.words import say
from toychest.words.numbers import decimal, percent

PRINTING: Final = "printing"
"""What choices may be besides those of an option."""

CUT_OFF: Final = "cut-off"
"""The reason of a game that went on for too long."""


class ReportWords:
    """A report in one language."""

    def __init__(self, report: GameReport, language: str) -> None:
        self.report, self.language = report, language

    def say(self, id: str, **args: object) -> str:
        """A sentence of the report."""
        return say(f"report-{id}", args, self.language)

    @property
    def title(self) -> str:
        """The game's name."""
        return say(f"game-{self.report.game}", {}, self.language)

    @property
    def won(self) -> str:
        """What is counted: games of the starter, or of the team."""
        return self.say("team-won" if self.report.is_cooperative else "starter-won")

    @property
    def named_choices(self) -> list[tuple[str, Choice]]:
        """Every board or printing by its name, and all of them together."""
        found = [(self.name_of(choice.name), choice) for choice in self.report.choices]
        return [*found, (self.say("all"), self.report.total)] if len(found) > 1 else found

    def name_of(self, choice: str) -> str:
        """A choice as the table offers it."""
        game, each = self.report.game, self.report.each
        id = f"{game}-{PRINTING}-{choice}" if each == PRINTING else f"{game}-option-{each}-{choice}"
        return say(id, {}, self.language)

    @property
    def reasons(self) -> list[str]:
        """Every way in which a game ended, the most frequent first."""
        endings = self.report.total.endings
        return sorted(endings, key=lambda reason: (-endings[reason], reason))

    def ending(self, reason: str) -> str:
        """A way to end in a few words."""
        return (
            self.say("cut-off")
            if reason == "cut-off"
            else say(f"{self.report.game}-ending-{reason}", {}, self.language)
        )

    @property
    def intro(self) -> str:
        """How the games came about."""
        report = self.report
        return self.say("intro", games=report.total.games, level=report.level, seats=report.seats)

    @property
    def about_luck(self) -> str:
        """What is taken away, and what that is worth."""
        return self.say("luck", worth=decimal(self.report.worth, 1, self.language), evaluator=self.report.evaluator)

    def heading(self) -> list[str]:
        """Of the first table."""
        each = self.report.each
        first = self.say("printing") if each == PRINTING else self.say("board")
        return [first, self.say("games"), self.won, self.say("without-luck"), self.say("median"), self.say("half")]

    def rows(self) -> list[list[str]]:
        """Of the first table: one for each choice."""
        return [self._row(name, choice) for name, choice in self.named_choices]

    def _row(self, name: str, choice: Choice) -> list[str]:
        length = choice.length
        half = self.say("from-to", low=self._count(length.lower), high=self._count(length.upper))
        left = self._share(choice.without_luck) if choice.without_luck else ""
        return [name, str(choice.games), self._share(choice.won), left, self._count(length.median), half]

    def _count(self, moves: float) -> str:
        places = len(f"{moves:g}".partition(".")[2])
        return decimal(moves, places, self.language)

    def _share(self, share: Share) -> str:
        low, high = (f"{100 * each:.0f}" for each in (share.low, share.high))
        return self.say("share", share=percent(share.share, self.language), low=low, high=high)

    def ending_heading(self) -> list[str]:
        """Of the second table."""
        return [self.heading()[0], *map(self.ending, self.reasons)]

    def ending_rows(self) -> list[list[str]]:
        """Of the second table: per cent of the games of each choice."""
        return [[name, *self._endings(choice, self.reasons)] for name, choice in self.named_choices]

    def _endings(self, choice: Choice, reasons: Sequence[str]) -> list[str]:
        return [percent(choice.endings.get(reason, 0) / choice.games, self.language) for reason in reasons]
