"""Everybody at one keyboard: show the table to the seat that acts, ask it, store what it does; bots are not asked."""

from itertools import pairwise

from toychest.contract import IllegalMove, MalformedMove, Seat
from toychest.table.errors import SeqTaken, TableError
from toychest.terminal.answers import answer_why, give_help, list_moves, open_rule, tell_refusal, tell_unknown
from toychest.terminal.bots import Bots
from toychest.terminal.desk import Desk
from toychest.terminal.hinting import Hinting
from toychest.terminal.kept import KeptTable, Request
from toychest.terminal.refusals import request_lines
from toychest.terminal.screen import REFUSED
from toychest.terminal.showing import Showing
from toychest.terminal.sitting import Sitting
from toychest.terminal.wishes import Ask, GoOn, Pick, Play, read_number, read_wish


class Stopped(Exception):
    """Somebody typed quit, or a bot's move cannot be stored."""


class Hotseat:
    """One table, played in turn until it is over."""

    def __init__(self, kept: KeptTable, desk: Desk) -> None:
        self.sitting = Sitting(kept, desk)
        self.showing = Showing(self.sitting)
        self.hinting = Hinting(self.sitting)
        self.bots = Bots(self.sitting)

    def play(self) -> None:
        """Until the game is over, its last picture shown. Raises `Stopped` and `EndOfInput`."""
        sitting = self.sitting
        self._play_bots()
        while sitting.table.outcome is None:
            typed = self.showing.hand_over(sitting.asked)
            if not typed:
                self.showing.show()
                prompt = sitting.desk.voice.say("terminal-prompt", {"name": sitting.names[sitting.asked]})
                typed = sitting.desk.keyboard.ask(f"{prompt} ")
            self._grant(typed)
            self._play_bots()
        self.showing.show()

    def _play_bots(self) -> None:
        """Until a person is awaited. Raises `Stopped`: a move that is not stored would be thought of for ever."""
        while (seat := self.bots.awaited) is not None:
            before = self.sitting.kept.table
            if not self._happen(self.bots.request(seat)) and self.sitting.kept.table is before:
                raise Stopped

    def _grant(self, text: str) -> None:
        legal = self.sitting.legal
        match read_wish(text, legal):
            case GoOn():
                self._go_on()
            case Pick(number) if 1 <= number <= len(legal):
                self._play(legal[number - 1])
            case Pick():
                self.sitting.desk.say("terminal-number-unknown", REFUSED, count=len(legal))
            case Play(move):
                self._play(move)
            case Ask(command, rest):
                self._answer(command, rest)

    def _go_on(self) -> bool:
        """Enter: the click before chance. At any other time somebody at the keyboard is shown what to do."""
        seat = self.sitting.table.waits_for
        if seat is not None:
            return self._happen(lambda table: table.open_turn(seat))
        if not self.sitting.desk.keyboard.is_piped:
            list_moves(self.sitting)
        return False

    def _open_turns(self) -> bool:
        """A list of moves has no clicks in it: make them until somebody decides; False if nobody does any more."""
        while self.sitting.table.waits_for is not None:
            if not self._go_on():
                return False
            self._play_bots()
            if self.sitting.table.outcome is not None:
                return False
            self.showing.hand_over(self.sitting.asked)
            self.showing.show()
        return True

    def _play(self, move: str) -> None:
        sitting = self.sitting
        try:
            sitting.table.rules.read_move(move)
        except MalformedMove:
            tell_unknown(sitting, move)
            return
        if sitting.table.waits_for is not None:
            if not sitting.desk.keyboard.is_piped:
                list_moves(sitting)
                return
            if not self._open_turns():
                return
        seat = sitting.viewer or Seat(0)
        self._happen(lambda table: table.play(seat, move))

    def _happen(self, request: Request) -> bool:
        """Ask the table; whatever it leads to is stored before anything is told."""
        try:
            self.sitting.kept.grant(request)
        except IllegalMove as refused:
            tell_refusal(self.sitting, refused)
            return False
        except SeqTaken:
            self.sitting.desk.say("terminal-elsewhere", REFUSED)
            self.showing.spoil()
            return False
        except TableError as refused:
            self.sitting.desk.screen.tell(request_lines(refused, self.sitting.desk.voice), REFUSED)
            return False
        self.showing.spoil()
        self.showing.tell()
        return True

    def _take_back(self, text: str) -> None:
        """Cancel the latest move, or so many, if the table allows it."""
        sitting, frames = self.sitting, self.sitting.table.frames
        count = max(1, read_number(text) or 1)
        cancelled = frames[1:][-count:]
        mover = cancelled[-1].seat if cancelled else None
        own = mover if mover in sitting.people and not sitting.has_secrets else sitting.viewer
        to = cancelled[0].seq if cancelled else 1
        rules, played = sitting.table.rules, pairwise(frames[-len(cancelled) - 1 :])
        views = [(frame.move, rules.view(before.state, sitting.viewer)) for before, frame in played]
        words = [sitting.drawing.move_words(move, view) for move, view in views]
        if self._happen(lambda table: table.take_back(own or Seat(0), to)):
            sitting.desk.say("terminal-taken-back", words=words)

    def _answer(self, command: str, rest: str) -> None:
        match command:
            case "?":
                list_moves(self.sitting)
            case "help":
                give_help(self.sitting)
            case "why":
                answer_why(self.sitting, rest)
            case "hint":
                self.hinting.give(read_number(rest))
            case "back":
                self._take_back(rest)
            case "board":
                self.showing.spoil(is_described=False)
            case "log":
                self.showing.tell_all()
            case "rule":
                open_rule(self.sitting, rest)
            case "save":
                command = self.sitting.desk.command("resume", self.sitting.kept.code)
                self.sitting.desk.say("terminal-save-later", command=command)
            case _:
                raise Stopped
