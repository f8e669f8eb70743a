"""After the last move: how it ended, and what can be done now."""

from toychest.terminal.answers import give_help, open_rule
from toychest.terminal.hotseat import Hotseat
from toychest.terminal.kept import KeptTable
from toychest.terminal.keyboard import EndOfInput
from toychest.terminal.refusals import nearest
from toychest.terminal.replaying import Replay
from toychest.terminal.saving import prove, save
from toychest.terminal.screen import GOLD, HOUSE, REFUSED
from toychest.terminal.sitting import Sitting
from toychest.terminal.wishes import AFTERWARDS, Ask, read_wish


def tell_outcome(sitting: Sitting) -> None:
    """How it ended, why, and by which rule."""
    outcome, voice = sitting.table.outcome, sitting.desk.voice
    assert outcome is not None, "the game is over"
    id = f"{sitting.edition.game}-outcome-{outcome.reason}"
    if voice.has(id):
        winners = [name for name, place in zip(sitting.names, outcome.places, strict=True) if place == 1]
        facts = {"points": max(outcome.points, default=0), "name": winners, "winners": len(winners)}
        lines = [voice.say(id, facts), voice.say(f"{id}.because", facts)]
    else:
        points = zip(sitting.names, outcome.points, strict=True)
        lines = [outcome.reason.replace("-", " "), ", ".join(f"{name} {score}" for name, score in points)]
    sitting.desk.screen.tell([*lines, voice.say("rule", {"rule": outcome.rule})], GOLD)


def after_the_end(hotseat: Hotseat) -> KeptTable | None:
    """Offer to save, verify, look back or play again; the new table of a rematch, or None."""
    sitting, desk = hotseat.sitting, hotseat.sitting.desk
    desk.say("terminal-over", HOUSE)
    while True:
        try:
            text = desk.keyboard.ask("> ")
        except (EndOfInput, KeyboardInterrupt):
            return None
        match read_wish(text, [], AFTERWARDS):
            case Ask("quit"):
                return None
            case Ask("rematch"):
                return sitting.kept.rematch()
            case Ask(command, rest):
                _answer(hotseat, command, rest)
            case _:
                desk.screen.tell(nearest(text, list(AFTERWARDS), desk.voice), REFUSED)
                desk.say("terminal-over")


def _answer(hotseat: Hotseat, command: str, rest: str) -> None:
    sitting = hotseat.sitting
    match command:
        case "save":
            save(sitting.kept.table, rest, sitting.desk)
        case "verify":
            prove(sitting.kept.table, sitting.desk)
        case "replay":
            Replay(sitting.table, sitting.desk).run()
        case "log":
            hotseat.showing.tell_all()
        case "rule":
            open_rule(sitting, rest)
        case "board":
            hotseat.showing.spoil(is_described=False)
            hotseat.showing.show()
        case _:
            give_help(sitting)
