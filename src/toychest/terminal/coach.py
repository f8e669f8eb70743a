"""The coach of a guided game at a terminal: what is said before a prompt, and what Enter, `skip` and `alone` do."""

from typing import Final

from toychest.contract import OPEN, Beat, MalformedMove
from toychest.table import Progress, may_go_on
from toychest.terminal.screen import GOLD, HOUSE, QUIET
from toychest.terminal.viewpoint import Viewpoint

COMMANDS: Final = ("skip", "alone")
"""What can be typed besides, while somebody learns."""


class Coach:
    """Says one beat after another; where nobody learns, nothing."""

    def __init__(self, here: Viewpoint) -> None:
        self._here = here
        self._is_how_told = False
        self._is_over_told = False
        self._elsewhere_told = 0

    @property
    def beat(self) -> Beat | None:
        """What is said and asked now; None where nobody learns, or no more."""
        guide, at = self._here.hosted.table.guide, self._at
        return None if guide is None or at is None else guide.beats[at.beat]

    @property
    def commands(self) -> tuple[str, ...]:
        """What can be typed besides."""
        return () if self.beat is None else COMMANDS

    @property
    def _at(self) -> Progress | None:
        """Where the guide is while it has something to say."""
        guide, at = self._here.hosted.table.guide, self._here.hosted.progress
        return None if guide is None or at is None or at.is_over or at.beat == len(guide.beats) else at

    @property
    def _is_waiting(self) -> bool:
        """Whether something comes before what is asked: it is not asked yet."""
        at = self._at
        return at is not None and at.is_waiting

    def speak(self) -> None:
        """Before a prompt: the sentence of this beat, and what to type."""
        self._tell_way()
        guide, beat = self._here.hosted.table.guide, self.beat
        if guide is None or beat is None or self._is_waiting:
            return
        facts = {"step": beat.step, "steps": guide.steps, "words": self._words("short" if "short" in beat.says else "")}
        self._here.console.say("terminal-learn-step", GOLD, **facts)
        if "grown-up" in beat.says:
            whom = self._here.console.voice.say("guide-grown-up")
            self._here.console.screen.write(f"{whom} {self._words('grown-up')}", QUIET)
        self._tell_typing(beat)
        if not self._is_how_told:
            self._is_how_told = True
            self._here.console.say("terminal-learn-how", QUIET)

    def praise(self) -> None:
        """Once what was asked is played: why it counted, or what became of a miss. The rival waits for that."""
        at = self._at
        if at is None or not at.is_done:
            return
        if at.missed is None:
            self._say_after()
        else:
            self._here.console.screen.write(self._here.console.voice.speak(at.missed), GOLD)
        self._go_on()

    def goes_on(self) -> bool:
        """Enter: whether that went on from a beat which asks for nothing more."""
        guide, at = self._here.hosted.table.guide, self._at
        if guide is None or at is None or not may_go_on(guide, at):
            return False
        self._go_on()
        return True

    def refuse(self, move: str) -> None:
        """A move was refused: if it was to be tried in vain, that is the lesson."""
        beat = self.beat
        if beat is None or not beat.refused or self._written(move) != beat.move:
            return
        self._say_after()
        self._go_on()

    def leave(self) -> None:
        """`alone`: an ordinary game from here."""
        guide = self._here.hosted.table.guide
        if guide is not None:
            self._here.console.runner.leave_guide(self._here.hosted, guide.learner)
            self._here.console.say("terminal-learn-alone", HOUSE)

    def _tell_way(self) -> None:
        """That another move works, too, or that from here it is an ordinary game; each once."""
        at, seq = self._here.hosted.progress, self._here.hosted.table.frames[-1].seq
        if at is None or self._is_over_told:
            return
        if at.is_over:
            self._is_over_told = True
            if at.is_elsewhere:
                self._here.console.say("terminal-learn-elsewhere", HOUSE)
            self._here.console.say("terminal-learn-over", HOUSE)
        elif at.is_elsewhere and seq > self._elsewhere_told:
            self._elsewhere_told = seq
            self._here.console.say("terminal-learn-elsewhere", HOUSE)

    def _tell_typing(self, beat: Beat) -> None:
        """What is asked, as it is typed; where nothing is lit on a board, the learner is to find it."""
        if beat.move is not None and not beat.lights:
            return
        if beat.move is None:
            self._here.console.say("terminal-learn-go-on", HOUSE)
        elif beat.move == OPEN:
            self._here.console.say("terminal-learn-enter", HOUSE)
        else:
            self._here.console.say("terminal-learn-type", HOUSE, move=beat.move)

    def _say_after(self) -> None:
        self._here.console.screen.write(self._words("after"), GOLD)

    def _words(self, part: str) -> str:
        guide, beat = self._here.hosted.table.guide, self.beat
        assert guide is not None, "somebody learns here"
        assert beat is not None, "there is something to say"
        return self._here.console.voice.speak(guide.words(beat, part))

    def _go_on(self) -> None:
        at = self._at
        assert at is not None, "somebody learns here"
        self._here.console.runner.go_on(self._here.hosted, at.beat)

    def _written(self, move: str) -> str:
        rules = self._here.table.rules
        try:
            return rules.write_move(rules.read_move(move))
        except MalformedMove:
            return move
