"""What chance brought in Clockwork City, told when all hands lie open: dice and cards."""

from toychest.contract import Looked, Saying, with_odds
from toychest.games.clockwork.agenda import Drawing, OpeningThrow, TurnThrow
from toychest.games.clockwork.kinds import Kind
from toychest.games.clockwork.state import City, held


def chance_told(looked: Looked) -> Saying | None:
    """How good a throw was, or a card of a pile; of the deal there is nothing to tell in a sentence."""
    before: City = looked.before
    words = looked.moves[-1].split(" ")
    match before.agenda[0]:
        case TurnThrow(seat):
            kind = _thrown(words[1:], is_own=seat == looked.seat)
            return with_odds(Saying(f"clockwork-review-{kind}"), looked.odds)
        case Drawing(seat) if words[0] == "draw":
            kind = _drawn(before, Kind(words[1])) if seat == looked.seat else "drawn-little"
            return with_odds(Saying(f"clockwork-review-{kind}"), looked.odds)
        case OpeningThrow():
            return Saying("clockwork-review-opening")
        case _:
            return None


def _thrown(dice: list[str], *, is_own: bool) -> str:
    """CLK 3.1: a special throw, one that led somewhere good, or one that led nowhere."""
    if not is_own:
        return "thrown-little"
    low, high = map(int, dice)
    return "thrown-special" if low == high or low + high in (7, 11) else "thrown"


def _drawn(before: City, kind: Kind) -> str:
    """A card of a family that the seat collects, or any other."""
    task = before.agenda[0]
    assert isinstance(task, Drawing), "a card comes from a pile"
    return "drawn-fitting" if held(before, task.seat, kind) else "drawn"
