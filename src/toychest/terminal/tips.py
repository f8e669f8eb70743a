"""Rules said just in time: the first time that a paragraph matters at a table one line says it, as the browser does."""

from toychest.table import told_frame
from toychest.terminal.display import last_own
from toychest.terminal.screen import GOLD, HOUSE, QUIET
from toychest.terminal.viewpoint import Viewpoint


def tip_id(game: str, rule: str) -> str:
    """`HAR 4.3` of `harbour` is said by `harbour-tip-4-3`, in the browser and here."""
    return f"{game}-tip-{rule.partition(' ')[2].replace('.', '-')}"


class Tips:
    """The tips of one table: at most one before a prompt; the others wait for their next time. A pipe hears none."""

    def __init__(self, here: Viewpoint) -> None:
        self._here = here
        known = [last_own(here.hosted.table, seat) for seat in here.people]
        self._heard = max(known, default=0)  # what happened before somebody left is no news
        self._is_how_told = False

    def speak(self, *, is_quiet: bool) -> None:
        """Before a prompt: the rule that mattered just now for the first time; `is_quiet` while a coach speaks."""
        here, remembered = self._here, self._here.console.tips
        fresh, self._heard = [frame for frame in here.table.frames if frame.seq > self._heard], here.table.seq
        remembered.see(self._taught())
        if is_quiet or remembered.is_off or here.console.keyboard.is_piped:
            return
        events = (told_frame(here.table, frame.seq, here.audience, with_fleeting=True) for frame in fresh)
        rules = (event.rule for told in events for event in told)
        rule = next((rule for rule in rules if not remembered.is_seen(rule) and self._is_said(rule)), None)
        if rule is not None:
            remembered.see([rule])
            self._say(rule)

    def _taught(self) -> list[str]:
        """What the guide has come past: that needs no tip."""
        guide, at = self._here.hosted.table.guide, self._here.hosted.progress
        return [] if guide is None or at is None else [rule for beat in guide.beats[: at.beat] for rule in beat.rules]

    def _say(self, rule: str) -> None:
        voice = self._here.console.voice
        words = voice.say(tip_id(self._here.edition.game, rule))
        self._here.console.say("terminal-tip", GOLD, words=words, rule=rule)
        if not self._is_how_told:
            self._is_how_told = True
            self._here.console.say("terminal-tip-how", QUIET)

    def _is_said(self, rule: str) -> bool:
        return self._here.console.voice.has(tip_id(self._here.edition.game, rule))

    def switch(self, text: str) -> None:
        """`tips off`, `tips on`; `tips` alone changes from the one to the other."""
        remembered = self._here.console.tips
        remembered.switch(is_off=text == "off" or (text != "on" and not remembered.is_off))
        self._here.console.say("terminal-tips-off" if remembered.is_off else "terminal-tips-on", HOUSE)
