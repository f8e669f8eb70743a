"""Tables one after another: each is played to its end; then how it ended, and what can be done now."""

from toychest.host.hosted import HostedTable
from toychest.table import Table, verify, write_log
from toychest.terminal.console import Console
from toychest.terminal.heading import show_heading
from toychest.terminal.hotseat import Hotseat, Stopped
from toychest.terminal.keyboard import EndOfInput
from toychest.terminal.looking import look_at, tell_goal
from toychest.terminal.own_file import because_of, path_of
from toychest.terminal.prompt import AFTERWARDS, Ask, read_wish
from toychest.terminal.questions import give_help
from toychest.terminal.refusals import fault_line, nearest
from toychest.terminal.replay import Replay
from toychest.terminal.rule_pages import open_rule
from toychest.terminal.screen import GOLD, HOUSE, REFUSED
from toychest.terminal.viewpoint import Viewpoint


class InputEnded(Exception):
    """The pipe was empty before the game was over; `code` is the table that was played."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def play_tables(hosted: HostedTable, console: Console) -> None:
    """Play until somebody stops. Raises `InputEnded`."""
    following: HostedTable | None = hosted
    while following is not None:
        following = _played(following, console)


def _played(hosted: HostedTable, console: Console) -> HostedTable | None:
    """One table to its end; the table of a rematch, if there is one."""
    hotseat = Hotseat(hosted, console)
    show_heading(hotseat.here)
    try:
        hotseat.play()
    except EndOfInput as ended:
        if console.keyboard.is_piped:
            raise InputEnded(hosted.code) from ended
        _tell_stored(hosted, console)
        return None
    except (Stopped, KeyboardInterrupt):
        _tell_stored(hosted, console)
        return None
    tell_outcome(hotseat.here)
    return after_the_end(hotseat)


def _tell_stored(hosted: HostedTable, console: Console) -> None:
    console.screen.write()
    console.say("terminal-kept", command=console.command("resume", hosted.code))


def tell_outcome(here: Viewpoint) -> None:
    """How it ended, why, and by which rule."""
    outcome, voice = here.table.outcome, here.console.voice
    assert outcome is not None, "the game is over"
    own, shared = f"{here.edition.game}-outcome-{outcome.reason}", f"outcome-{outcome.reason}"
    id = own if voice.has(own) or outcome.rule else shared
    if voice.has(id):
        winners = [name for name, place in zip(here.names, outcome.places, strict=True) if place == 1]
        losers = [name for name in here.names if name not in winners]
        facts = {"points": max(outcome.points, default=0), "name": winners, "winners": len(winners), "loser": losers}
        lines = [voice.say(id, facts), voice.say(f"{id}.because", facts)]
    else:
        points = zip(here.names, outcome.points, strict=True)
        lines = [outcome.reason.replace("-", " "), ", ".join(f"{name} {score}" for name, score in points)]
    cited = [voice.say("rule", {"rule": outcome.rule})] if outcome.rule else []
    here.console.screen.tell([*lines, *cited], GOLD)


def after_the_end(hotseat: Hotseat) -> HostedTable | None:
    """Offer to save, verify, look back or play again; the new table of a rematch, or None."""
    here, console = hotseat.here, hotseat.here.console
    console.say("terminal-over", HOUSE)
    while True:
        try:
            text = console.keyboard.ask("> ")
        except (EndOfInput, KeyboardInterrupt):
            return None
        match read_wish(text, [], AFTERWARDS):
            case Ask("quit"):
                return None
            case Ask("rematch"):
                return console.runner.start_again(here.hosted)
            case Ask(command, rest):
                _answer(hotseat, command, rest)
            case _:
                console.screen.tell(nearest(text, list(AFTERWARDS), console.voice), REFUSED)
                console.say("terminal-over")


def _answer(hotseat: Hotseat, command: str, rest: str) -> None:
    here = hotseat.here
    match command:
        case "save":
            save(here.hosted.table, rest, here.console)
        case "verify":
            prove(here.hosted.table, here.console)
        case "replay":
            Replay(here.table, here.console).run()
        case "log":
            hotseat.display.tell_all()
        case "rule":
            open_rule(here, rest)
        case "goal":
            tell_goal(here)
        case "look":
            look_at(here, rest)
        case "board":
            hotseat.display.spoil(is_described=False)
            hotseat.display.show()
        case _:
            give_help(here)


def save(table: Table, text: str, console: Console) -> None:
    """Write the log to a file of this name; nothing that exists is overwritten."""
    if not text:
        console.say("terminal-save-where", REFUSED)
        return
    file = path_of(text)
    try:
        with file.open("xb") as opened:
            opened.write(write_log(table.log))
    except FileExistsError:
        console.say("terminal-save-exists", REFUSED, file=str(file))
    except (OSError, ValueError) as refused:
        console.say("terminal-save-failed", REFUSED, file=str(file), because=because_of(refused))
    else:
        console.say("terminal-saved", file=str(file), command=console.command("verify", str(file)))


def prove(table: Table, console: Console) -> None:
    """Every move by the rules, every chance by the seed."""
    verdict = verify(table.log, {table.edition.id: table.edition})
    if verdict.is_fair:
        console.say("terminal-fair", entries=verdict.entries)
    elif verdict.is_fair_since:
        console.say("terminal-fair-since", entries=verdict.entries, copied=verdict.copied)
    elif verdict.fault is None:
        console.say("terminal-scripted", entries=verdict.entries, scripted=verdict.scripted)
    else:
        console.say("terminal-unfair", REFUSED, seq=verdict.fault.seq, because=fault_line(verdict.fault, console.voice))
