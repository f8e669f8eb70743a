"""`hint` at the prompt: a nudge, typed again moves to choose from, then what may follow and why."""

from collections.abc import Iterator, Sequence
from typing import Final

from toychest.bots.doubt import doubted
from toychest.bots.hints import best_first, best_of, nudge_of, reason_of, second_of
from toychest.bots.levels import LEVELS, NoBots, level_of
from toychest.bots.seated import search_seed, window_at
from toychest.bots.thought import Candidate, Thought
from toychest.bots.window import Window
from toychest.contract import Seat
from toychest.terminal.answers import list_moves
from toychest.terminal.screen import HOUSE, QUIET, ended
from toychest.terminal.sitting import Sitting

GRADES: Final = 3
CANDIDATES: Final = 3
"""Moves to choose from, at most."""


class Hinting:
    """The hints of one sitting: each decision is thought about once, and told a grade more each time."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._asked_for: tuple[int, int] | None = None
        self._grade = 0
        self._window: Window
        self._thought: Thought
        self._told: Thought

    def give(self, grade: int | None = None) -> None:
        """This grade for whoever looks, or the next one."""
        sitting = self._sitting
        if not sitting.legal or sitting.viewer is None:
            list_moves(sitting)
            return
        try:
            level_of(sitting.edition.game, LEVELS[-1])
        except NoBots:
            sitting.desk.say("terminal-hint-none")
            return
        now = (sitting.viewer, sitting.table.seq)
        if self._asked_for != now:
            self._think()
            self._asked_for, self._grade = None if self._thought.by == "fallback" else now, 0
        self._grade = max(1, min(grade or self._grade + 1, GRADES))
        self._tell()

    def _think(self) -> None:
        """By what this seat may know alone. The hint's luck is drawn from what is public, never from the seed."""
        sitting, table = self._sitting, self._sitting.kept.table
        assert sitting.viewer is not None, "somebody asks"
        if not sitting.desk.keyboard.is_piped:
            sitting.desk.say("hint-thinking", QUIET)
        luck = f"hint {table.header.commitment} {sitting.viewer}"
        self._window = window_at(table, sitting.viewer, luck)
        self._thought = sitting.desk.thinker.think_now(self._window, LEVELS[-1], search_seed(luck, table.seq + 1))
        self._told = doubted(self._thought, self._window)

    def _tell(self) -> None:
        desk, thought = self._sitting.desk, self._thought
        if thought.by == "rules":
            desk.say("bot-by-rules", QUIET)
        if thought.by == "only":
            self._tell_unweighed("hint-only")
        elif best_of(thought) is None:
            self._tell_unweighed("hint-guess")
        else:
            (self._tell_nudge, self._tell_candidates, self._tell_line)[self._grade - 1]()

    def _tell_unweighed(self, because: str) -> None:
        self._sitting.desk.say(because, HOUSE)
        self._sitting.desk.screen.write(self._move(self._thought.move))

    def _tell_nudge(self) -> None:
        nudge, best = nudge_of(self._thought, self._window), best_of(self._told)
        assert best is not None, "it was weighed"
        facts = {"start": nudge.start, "among": nudge.among, "legal": nudge.legal}
        look = "terminal-hint-look-all" if nudge.among == nudge.legal else "terminal-hint-look"
        desk = self._sitting.desk
        desk.screen.tell([desk.voice.say(look, facts), self._chance(best)], HOUSE)
        self._tell_more()

    def _tell_candidates(self) -> None:
        desk, weighed = self._sitting.desk, best_first(self._told)[:CANDIDATES]
        heading = chance_id(weighed)
        exact = "hint-exact" if heading == "hint-chance-exact" else "hint-exact-among"
        desk.screen.write(f"{desk.voice.say('hint-candidates')}, {desk.voice.say(heading)}:", HOUSE)
        for candidate in weighed:
            desk.screen.write(f"{self._move(candidate.move)}: {self._worth(candidate, exact)}")
        self._tell_more()

    def _tell_line(self) -> None:
        desk, best, second = self._sitting.desk, best_of(self._told), second_of(self._told)
        assert best is not None, "it was weighed"
        facts = {"worth": percent(best.worth), "secondWorth": percent(second.worth if second else 0.0)}
        reason = desk.voice.say(f"hint-reason-{reason_of(self._thought, self._window)}", facts)
        desk.screen.write(self._move(best.move))
        desk.screen.tell([reason, self._chance(best)], HOUSE)
        following = ", ".join(self._following()) or best.move
        desk.screen.write(f"{desk.voice.say('hint-line')}: {following}")

    def _following(self) -> Iterator[str]:
        """The moves of the line, each with the name of whose it is where that changes."""
        mover = self._sitting.viewer
        for each in self._thought.line:
            facts = {"name": self._sitting.table.header.seats[each.seat], "move": each.move}
            yield each.move if each.seat == mover else self._sitting.desk.voice.say("hint-line-by", facts)
            mover = Seat(each.seat)

    def _tell_more(self) -> None:
        self._sitting.desk.say("terminal-hint-more", QUIET)

    def _chance(self, weighed: Candidate) -> str:
        """That this is a chance to win, exact or estimated, with its interval."""
        said = self._sitting.desk.voice.say(chance_id([weighed]))
        return ended(f"{said[:1].upper()}{said[1:]}: {self._worth(weighed)}")

    def _worth(self, weighed: Candidate, exact: str = "hint-exact") -> str:
        facts = {"worth": percent(weighed.worth), "low": rounded(weighed.low), "high": rounded(weighed.high)}
        return self._sitting.desk.voice.say(exact if weighed.is_exact else "hint-estimated", facts)

    def _move(self, move: str) -> str:
        """A move as the list has it, with its number there."""
        sitting = self._sitting
        facts = {
            "number": str(sitting.legal.index(move) + 1).rjust(2),
            "words": sitting.drawing.move_words(move, sitting.view),
            "move": move,
        }
        return sitting.desk.voice.say("terminal-move", facts)


def chance_id(weighed: Sequence[Candidate]) -> str:
    """What is said of all of them: exact or estimated, or, where some are exact and say so, neither."""
    if all(each.is_exact for each in weighed):
        return "hint-chance-exact"
    return "hint-chance" if any(each.is_exact for each in weighed) else "hint-chance-estimated"


def rounded(share: float) -> str:
    """A share as whole hundredths."""
    return f"{100 * share:.0f}"


def percent(share: float) -> str:
    """The same, with its sign."""
    return f"{rounded(share)}%"
