"""How Coded Castle is said: squares by sign and number, cards by what they do."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from toychest.contract import Event, Json, LogLine, Look, PlainSpeech, Said, Saying, SeatNamed
from toychest.games.castle.cards import Direction, Turn, turned
from toychest.games.castle.view import CardShown, CastleView

SQUARE: Final = re.compile(r"[a-z][1-9][0-9]?")


class CastleSpeech(PlainSpeech):
    """Moves, events and refusals of the castle."""

    def __init__(self) -> None:
        super().__init__("castle")

    def move(self, move: str, view: CastleView, *, is_now: bool) -> Saying:
        """ "Turn card 1 to the right (then it points down)"."""
        match move.split(" "):
            case ["turn", place, turn]:
                return turn_said(place, turn, view)
            case ["walk", direction]:
                return Saying("castle-move-walk", {"direction": direction})
            case ["jump" | "treasure" as verb, square]:
                return Saying(f"castle-move-{verb}", {"square": square_said(square, view)})
            case ["lay", card]:
                return Saying("castle-move-lay", {"card": card})
            case words:
                return Saying(f"castle-move-{'_'.join(words)}")

    def event(self, event: Event, look: Look) -> LogLine:
        """A row laid is one line, and so is a walk of several steps."""
        id, facts = self.event_id(event), event.public
        match event.kind:
            case "card_laid":
                cards = [Saying(f"castle-card-{facts['card']}")]
                return LogLine(id, self.named(facts) | {"cards": cards}, joins="cards")
            case "sorcerer_walked":
                ways = [Saying("castle-direction", {"direction": facts["direction"]})]
                return LogLine(id, {"ways": ways, "end": square_said(facts["end"], look())}, joins="ways")
            case "loop_repeated":
                row = look().row
                return LogLine(id, {"cards": [card_said(row[place - 1]) for place in facts["cards"]]})
            case "stack_shuffled":
                return LogLine(id, {"name": SeatNamed(look().row_seat)})
            case "treasure_found":
                picture = Saying(f"castle-picture-{facts['picture']}")
                return LogLine(id, self.facts(facts, look()), strong=(picture,))
            case _:
                has_squares = any(is_square(fact) for fact in facts.values())
                return LogLine(id, self.named(facts) | (self.facts(facts, look()) if has_squares else {}))

    def facts(self, facts: Mapping[str, Json], view: CastleView) -> dict[str, Said]:
        """Squares."""
        return {name: square_said(fact, view) for name, fact in facts.items() if is_square(fact)}


def is_square(fact: Json) -> bool:
    """Whether this is the name of a square, like c4."""
    return isinstance(fact, str) and SQUARE.fullmatch(fact) is not None


def square_said(square: str, view: CastleView) -> Saying:
    """ "Moon 2" for a2."""
    return _square(view.board.symbols[ord(square[0]) - ord("a")], int(square[1:]))


@lru_cache(maxsize=1024)
def _square(symbol: str, row: int) -> Saying:
    return Saying("castle-square", {"symbol": Saying(f"castle-symbol-{symbol}"), "row": row})


def turn_said(place: str, turn: str, view: CastleView) -> Saying:
    """A turn, and where the arrow will point; without that where the row does not lie there, as in a row to come."""
    card = next(iter(view.row[int(place) - 1 : int(place)]), None)
    if card is None or card.laid is None:
        return Saying(f"castle-turn-{turn}", {"place": place})
    return _turn(place, turn, card.laid)


@lru_cache(maxsize=1024)
def _turn(place: str, turn: str, laid: str) -> Saying:
    points = turned(Direction(laid), Turn(turn)).value
    return Saying("castle-move-turn", {"place": place, "turned": turn, "direction": points})


def card_said(card: CardShown) -> Saying:
    """What a card does now: a direction, or its face. An arrow whose way is asked again still has its own."""
    return Saying(f"castle-card-{card.points or card.laid or card.kind}")
