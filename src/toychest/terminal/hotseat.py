"""Everybody at one keyboard: show the table to the seat that acts, ask it, store what it does; bots are not asked."""

from itertools import pairwise
from typing import Final

from toychest.bots.thought import COMPILED
from toychest.contract import OPEN, IllegalMove, Seat
from toychest.host.bots import Decision
from toychest.host.hosted import HostedTable
from toychest.table import Request, requests
from toychest.table.errors import Stale, TableError
from toychest.terminal.coach import Coach
from toychest.terminal.console import Console
from toychest.terminal.display import Display
from toychest.terminal.hints import Hints
from toychest.terminal.looking import explain_number, look_at, tell_goal
from toychest.terminal.prompt import COMMANDS, Ask, GoOn, Pick, Play, read_number, read_wish
from toychest.terminal.questions import answer_why, give_help, list_moves, move_meant, tell_refusal, tell_unknown
from toychest.terminal.refusals import request_lines
from toychest.terminal.rule_pages import open_rule
from toychest.terminal.screen import QUIET, REFUSED, ended
from toychest.terminal.tips import Tips
from toychest.terminal.viewpoint import Viewpoint

LONG: Final = ("help", "board", "log", "rule")
"""Commands that say so much that no list is on the screen after them."""


class Stopped(Exception):
    """Somebody typed quit, or a bot's move cannot be stored."""


class Bots:
    """The bots of a table here; each is waited for."""

    def __init__(self, here: Viewpoint) -> None:
        self._here = here
        self._told: set[str] = set()

    def request(self) -> Request | None:
        """What the bot does that the table waits for; None if it waits for a person."""
        decision = self._here.console.runner.decision(self._here.hosted)
        if decision is None:
            return None
        self._tell_thinking(decision)
        return decision.asked.request

    def _tell_thinking(self, decision: Decision) -> None:
        """A move that could not be thought about is told as such; how far bots see here for want of an engine, once."""
        name = self._here.names[decision.asked.request.seat]
        if decision.by == "fallback":
            self._here.console.say("terminal-bot-fallback", REFUSED, name=name)
        if decision.by == "rules":
            self._tell_once("bot-by-rules")
        if decision.by == "meanwhile" and self._here.hosted.engine.is_warming:
            self._tell_once("bot-winding-title", "bot-winding-about", name=name)
        if decision.by in COMPILED and "bot-winding-title" in self._told:
            self._tell_once("bot-wound")

    def _tell_once(self, *ids: str, **args: object) -> None:
        if ids[0] not in self._told:
            self._told.add(ids[0])
            voice = self._here.console.voice
            self._here.console.screen.tell([ended(voice.say(id, args)) for id in ids], QUIET)


class Hotseat:
    """One table, played in turn until it is over."""

    def __init__(self, hosted: HostedTable, console: Console) -> None:
        self.here = Viewpoint(hosted, console)
        self.display = Display(self.here)
        self.hints = Hints(self.here)
        self.bots = Bots(self.here)
        self.coach = Coach(self.here)
        self.tips = Tips(self.here)
        self._resigning: Seat | None = None

    def play(self) -> None:
        """Until the game is over, its last picture shown. Raises `Stopped` and `EndOfInput`."""
        here = self.here
        self._play_bots()
        while here.table.outcome is None:
            typed = self.display.hand_over(here.asked)
            if not typed:
                self.display.show()
                self.tips.speak(is_quiet=self.coach.beat is not None)
                self.coach.speak()
                prompt = here.console.voice.say("terminal-prompt", {"name": here.names[here.asked]})
                typed = here.console.keyboard.ask(f"{prompt} ")
            self._grant(typed)
            self._play_bots()
        self.display.show()

    def _play_bots(self) -> None:
        """Until a person is awaited. Raises `Stopped`: a move that is not stored would be thought of for ever."""
        self.coach.praise()
        while (request := self.bots.request()) is not None:
            before = self.here.hosted.table
            if not self._happen(request) and self.here.hosted.table is before:
                raise Stopped

    def _grant(self, text: str) -> None:
        legal = self.here.legal
        typed = self.here.drawing.typed(self.here.view, text)
        wish = read_wish(typed, legal, (*COMMANDS, *self.coach.commands))
        if wish != Ask("resign"):
            self._resigning = None
        match wish:
            case GoOn():
                if not self.coach.goes_on():
                    self._go_on()
            case Pick(number):
                self._pick(number)
            case Play(move):
                self._play(move)
            case Ask(command, rest):
                self._answer(command, rest)

    def _pick(self, number: int) -> None:
        """The move of that number, if a list with it is on the screen; the number of a place plays nothing else."""
        move = self.here.listed.get(number)
        is_place = number in self.here.drawing.numbers(self.here.view)
        if move is None or (is_place and move.rpartition(" ")[2] != str(number)):
            explain_number(self.here, number)
        else:
            self._play(move)

    def _go_on(self) -> bool:
        """Enter: the click before chance. At any other time somebody at the keyboard is shown what to do."""
        seat = self.here.table.waits_for
        if seat is not None:
            return self._happen(requests.OpenTurn(seat))
        if not self.here.console.keyboard.is_piped:
            list_moves(self.here)
        return False

    def _open_turns(self) -> bool:
        """A list of moves has no clicks in it: make them until somebody decides; False if nobody does any more."""
        while self.here.table.waits_for is not None:
            if not self._go_on():
                return False
            self._play_bots()
            if self.here.table.outcome is not None:
                return False
            self.display.hand_over(self.here.asked)
            self.display.show()
        return True

    def _play(self, text: str) -> None:
        here, move = self.here, move_meant(self.here, text)
        if move is None:
            tell_unknown(here, text)
            return
        if here.table.waits_for is not None:
            if not here.console.keyboard.is_piped:
                list_moves(here)
                return
            if not self._open_turns():
                return
        seat = here.viewer or Seat(0)
        self._happen(requests.Play(seat, move))

    def _happen(self, request: requests.Request) -> bool:
        """Ask the table; whatever it leads to is stored before anything is told."""
        try:
            self.here.console.runner.grant(self.here.hosted, request)
        except IllegalMove as refused:
            tell_refusal(self.here, refused)
            if isinstance(request, requests.Play):
                self.coach.refuse(request.move)
            return False
        except Stale:
            self.here.console.say("terminal-elsewhere", REFUSED)
            self.display.spoil()
            return False
        except TableError as refused:
            self.here.console.screen.tell(request_lines(refused, self.here.console.voice), REFUSED)
            return False
        self.display.spoil()
        self.display.tell()
        return True

    def _skip(self) -> None:
        """Do what the coach asks for, whatever it is."""
        beat = self.coach.beat
        if beat is None or self.coach.goes_on():
            return
        if beat.move == OPEN or self.here.table.waits_for is not None:
            self._go_on()
        else:
            self._play(beat.move or "")

    def _take_back(self, text: str) -> None:
        """Cancel the latest move, or so many, if the table allows it."""
        here, frames = self.here, self.here.table.frames
        count = max(1, read_number(text) or 1)
        cancelled = frames[1:][-count:]
        mover = cancelled[-1].seat if cancelled else None
        own = mover if mover in here.people and not here.has_secrets else here.viewer
        to = cancelled[0].seq if cancelled else 1
        rules, played = here.table.rules, pairwise(frames[-len(cancelled) - 1 :])
        views = [(frame.move, rules.view(before.state, here.viewer)) for before, frame in played]
        words = [here.teller.move(move, view) for move, view in views]
        if self._happen(requests.TakeBack(own or Seat(0), to)):
            here.console.say("terminal-taken-back", words=words)

    def _resign(self) -> None:
        """Whoever is asked gives the game up; it is asked once whether they mean it."""
        here = self.here
        if not here.table.may_forfeit or self._resigning == here.asked:
            self._happen(requests.Forfeit(here.asked, "resigned"))
            return
        self._resigning = here.asked
        here.console.say("terminal-resign-sure", name=here.names[1 - here.asked])

    def _answer(self, command: str, rest: str) -> None:
        if command in LONG:
            self.here.listed = {}
        match command:
            case "?":
                list_moves(self.here)
            case "help":
                give_help(self.here)
            case "why":
                answer_why(self.here, rest)
            case "hint":
                self.hints.give(read_number(rest))
            case "back":
                self._take_back(rest)
            case "board":
                self.display.spoil(is_described=False)
            case "log":
                self.display.tell_all()
            case "rule":
                open_rule(self.here, rest)
            case "goal":
                tell_goal(self.here)
            case "look":
                look_at(self.here, rest)
            case "skip":
                self._skip()
            case "alone":
                self.coach.leave()
            case "tips":
                self.tips.switch(rest.lower())
            case "resign":
                self._resign()
            case "save":
                command = self.here.console.command("resume", self.here.hosted.code)
                self.here.console.say("terminal-save-later", command=command)
            case _:
                raise Stopped
