"""`hint` at the prompt: a nudge, typed again moves to choose from, then what may follow and why."""

from collections.abc import Iterator, Sequence
from typing import Final

from toychest.bots.hint_errors import with_measured_error
from toychest.bots.hints import best_first, best_of, is_vague, nudge_of, reason_of, second_of
from toychest.bots.reasons import facts_of_hint, hinted_at, told
from toychest.bots.thought import Candidate, Thought
from toychest.bots.window import Window
from toychest.contract import Saying, Seat
from toychest.terminal.questions import list_moves
from toychest.terminal.screen import HOUSE, QUIET, ended
from toychest.terminal.viewpoint import Viewpoint
from toychest.words.numbers import percent

GRADES: Final = 3
WEAKER: Final = {"rules": "bot-by-rules", "meanwhile": "hint-winding"}
"""What is said of thoughts without an engine."""

WEIGHED: Final = ("best-by-far", "slightly-better", "all-lost", "all-alike", "unsure")
"""Reasons that say the chance to win themselves, or that nobody knows it."""

CANDIDATES: Final = 3
"""Moves to choose from, at most."""


class Hints:
    """The hints of one table: each decision is thought about once, and told a grade more each time."""

    def __init__(self, here: Viewpoint) -> None:
        self._here = here
        self._asked_for: tuple[int, int] | None = None
        self._grade = 0
        self._window: Window
        self._thought: Thought
        self._told: Thought
        self._facts: tuple[Saying, ...] = ()

    def give(self, grade: int | None = None) -> None:
        """This grade for whoever looks, or the next one."""
        here = self._here
        if not here.legal or here.viewer is None:
            list_moves(here)
            return
        now = (here.viewer, here.table.seq)
        if self._asked_for != now:
            self._think()
            self._asked_for, self._grade = None if self._thought.by == "fallback" else now, 0
        self._grade = max(1, min(grade or self._grade + 1, GRADES))
        self._tell()

    def _think(self) -> None:
        here = self._here
        assert here.viewer is not None, "somebody asks"
        if not here.console.keyboard.is_piped:
            here.console.say("hint-thinking", QUIET)
        self._window, self._thought = here.console.runner.hint(here.hosted, here.viewer)
        self._told = with_measured_error(self._thought, self._window)
        self._facts = facts_of_hint(self._thought, self._window)

    def _tell(self) -> None:
        console, thought = self._here.console, self._thought
        if thought.by in WEAKER:
            console.say(WEAKER[thought.by], QUIET)
        if thought.by == "only":
            self._tell_unweighed("terminal-hint-only-now" if self._may_replan() else "hint-only")
        elif best_of(thought) is None:
            self._tell_unweighed("hint-guess")
        else:
            (self._tell_nudge, self._tell_candidates, self._tell_line)[self._grade - 1]()

    def _may_replan(self) -> bool:
        """What whoever looks decided before can be decided otherwise: then more is possible than what is legal now."""
        viewer = self._here.viewer
        return viewer is not None and self._here.table.earliest_take_back(viewer) is not None

    def _tell_unweighed(self, because: str) -> None:
        self._here.console.say(because, HOUSE)
        self._here.console.screen.write(self._move(self._thought.move))

    def _tell_nudge(self) -> None:
        nudge, best = nudge_of(self._thought, self._window), best_of(self._told)
        assert best is not None, "it was weighed"
        facts = {"start": nudge.start, "among": nudge.among, "legal": nudge.legal}
        look = "terminal-hint-look-all" if nudge.among == nudge.legal else "terminal-hint-look"
        console = self._here.console
        because = self._because(hinted_at(self._facts))
        console.screen.tell([*because, console.voice.say(look, facts), *self._chances(best)], HOUSE)
        self._tell_more()

    def _tell_candidates(self) -> None:
        console, weighed = self._here.console, best_first(self._told)[:CANDIDATES]
        if is_vague(self._thought):
            self._tell_unnumbered(weighed)
            return
        heading = chance_id(weighed)
        exact = "hint-exact" if heading == "hint-chance-exact" else "hint-exact-among"
        console.screen.write(f"{console.voice.say('hint-candidates')}, {console.voice.say(heading)}:", HOUSE)
        for candidate in weighed:
            told = [f"{self._move(candidate.move)}: {self._worth(candidate, exact)}", *self._gains(candidate)]
            console.screen.write(", ".join(told))
        self._tell_more()

    def _tell_unnumbered(self, weighed: Sequence[Candidate]) -> None:
        """Moves to choose from where nobody can say how good they are."""
        console = self._here.console
        console.screen.write(f"{console.voice.say('hint-candidates')}:", HOUSE)
        for candidate in weighed:
            console.screen.write(", ".join([self._move(candidate.move), *self._gains(candidate)]))
        self._tell_more()

    def _tell_line(self) -> None:
        console, best, second = self._here.console, best_of(self._told), second_of(self._told)
        assert best is not None, "it was weighed"
        facts = {"worth": self._worth(best), "secondWorth": self._percent(second.worth if second else 0.0)}
        why = reason_of(self._thought, self._window)
        reason = console.voice.say(f"hint-reason-{why}", facts)
        console.screen.write(", ".join([self._move(best.move), *self._gains(best)]))
        because = self._because(told(self._facts))
        console.screen.tell([*because, reason, *([] if why in WEIGHED else self._chances(best))], HOUSE)
        following = ", ".join(self._following()) or best.move
        console.screen.write(f"{console.voice.say('hint-line')}: {following}")

    def _following(self) -> Iterator[str]:
        """The moves of the line, each with the name of whose it is where that changes."""
        mover = self._here.viewer
        for each in self._thought.foreseen:
            facts = {"name": self._here.table.header.seats[each.seat], "move": each.move}
            yield each.move if each.seat == mover else self._here.console.voice.say("hint-line-by", facts)
            mover = Seat(each.seat)

    def _because(self, facts: Sequence[Saying]) -> list[str]:
        """What the advised move does, in sentences."""
        return [said for said in map(self._here.teller.sentence, facts) if said is not None]

    def _tell_more(self) -> None:
        self._here.console.say("terminal-hint-more", QUIET)

    def _chances(self, weighed: Candidate) -> list[str]:
        """That this is a chance to win, exact or estimated, with its interval; nothing where nobody could say."""
        if is_vague(self._thought):
            return []
        said = self._here.console.voice.say(chance_id([weighed]))
        return [ended(f"{said[:1].upper()}{said[1:]}: {self._worth(weighed)}")]

    def _worth(self, weighed: Candidate, exact: str = "hint-exact") -> str:
        facts = {"worth": self._percent(weighed.worth), "low": rounded(weighed.low), "high": rounded(weighed.high)}
        return self._here.console.voice.say(exact if weighed.is_exact else "hint-estimated", facts)

    def _percent(self, share: float) -> str:
        return percent(share, self._here.console.voice.language)

    def _gains(self, weighed: Candidate) -> list[str]:
        """What it takes this turn, if anything."""
        voice = self._here.console.voice
        things = [voice.say(id) for id in weighed.gains]
        return [voice.say("hint-takes", {"things": things})] if things else []

    def _move(self, move: str) -> str:
        """A move as the list has it, with its number there."""
        here = self._here
        number = next((at for at, offered in enumerate(here.offered, start=1) if offered == move), None)
        if number is not None:
            here.listed[number] = move
        facts = {
            "number": str(number or "").rjust(2),
            "words": here.teller.move(move, here.view),
            "move": move,
        }
        return here.console.voice.say("terminal-move", facts)


def chance_id(weighed: Sequence[Candidate]) -> str:
    """What is said of all of them: exact or estimated, or, where some are exact and say so, neither."""
    if all(each.is_exact for each in weighed):
        return "hint-chance-exact"
    return "hint-chance" if any(each.is_exact for each in weighed) else "hint-chance-estimated"


def rounded(share: float) -> str:
    """A share as whole hundredths, without their sign."""
    return f"{100 * share:.0f}"
