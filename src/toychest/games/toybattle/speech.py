"""How Toy Battle is said: troops with their strength, gates by whom they let in."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from toychest.contract import Event, Json, LogLine, Look, PlainSpeech, Said, Saying
from toychest.games.asked_again import asked_again
from toychest.games.toybattle.box import load_box
from toychest.games.toybattle.taking import tiles_that_come
from toychest.games.toybattle.troops import Troop, strength
from toychest.games.toybattle.view import BattleView, TileShown


class BattleSpeech(PlainSpeech):
    """Moves, events and refusals of a battle."""

    def __init__(self) -> None:
        super().__init__("toybattle")

    def move(self, move: str, view: BattleView, *, is_now: bool) -> Saying:
        """ "Place Hook 4 on 17, over Jumbo 3"."""
        if move.startswith("place "):
            _, troop, place = move.split(" ")
            return _placing(troop, int(place), view, is_now=is_now)
        verb, args = _move(move, view, is_now=is_now)
        return Saying(f"toybattle-move-{verb}", args)

    def event(self, event: Event, look: Look) -> LogLine:
        """Tiles that come one after another are one line: by name for their owner, else by number."""
        id, name, facts = self.event_id(event), self.named(event.public), event.public | event.secret
        strong = tuple(facts[name] for name in ("troop", "covered") if facts.get(name) is not None)
        if event.kind != "tile_taken":
            return LogLine(id, name, strong=strong)
        if event.secret:
            return LogLine(id, name | {"troop": [facts["troop"]]}, joins="troop", strong=strong)
        return LogLine(id, name | {"count": 1}, joins="count")

    def facts(self, facts: Mapping[str, Json], view: BattleView) -> dict[str, Said]:
        """The strengths of a gate as on the board."""
        lets = facts.get("lets")
        return {"lets": gate_text(lets)} if isinstance(lets, list) else {}


def _move(move: str, view: BattleView, *, is_now: bool) -> tuple[str, dict[str, Said]]:
    match move.split(" "):
        case ["discard" | "recall" as verb, base]:
            return verb, {"base": base, "troop": _visible(int(base), view)}
        case ["shove", start, end]:
            return "shove", {"start": start, "end": end, "troop": _visible(int(start), view)}
        case ["exhume" | "deal" | "pick" as verb, troop]:
            return verb, {"troop": troop_said(troop)}
        case ["start", side]:
            return "start", {"name": Saying(f"toybattle-side-{0 if side == 'blue' else 1}")}
        case ["take"] if not is_now:
            return "take-turn", {}
        case ["take"]:
            return "take-turn" if view.question is None else "take", {"count": _coming(view)}
        case words:
            return words[0], {}


def _coming(view: BattleView) -> int:
    """How many tiles would come now."""
    box, side = load_box(), view.sides[view.turn_seat]
    wanted = {"Skully": box.skully, "Star": box.star, "draw": box.draw}
    number = box.taken if view.question is None else wanted[view.question.effect]
    return tiles_that_come(number, box, side.rack_size, side.reserve)


def _placing(troop: str, place: int, view: BattleView, *, is_now: bool) -> Saying:
    headquarters, stacks = _board(view)
    if place in headquarters:
        return _placed("capture", troop, place)
    tiles = stacks.get(place)
    if is_now and tiles and tiles[-1].seat != view.turn_seat:
        return _placed("cover", troop, place, tiles[-1].troop)
    return _placed("place", troop, place)


@lru_cache(maxsize=8192)
def _placed(verb: str, troop: str, place: int, enemy: str | None = None) -> Saying:
    """Most of what may be done in a battle: the same words again and again."""
    covered = {} if enemy is None else {"enemy": troop_said(enemy)}
    return Saying(f"toybattle-move-{verb}", {"troop": troop_said(troop), "place": place} | covered)


@asked_again
def _board(view: BattleView) -> tuple[frozenset[int], Mapping[int, list[TileShown]]]:
    """The headquarters, and the tiles on each base that has any."""
    headquarters = frozenset(shown.number for shown in view.places if shown.owner is not None)
    return headquarters, {stack.base: stack.tiles for stack in view.stacks}


def _visible(base: int, view: BattleView) -> Said:
    """The troop on a base; of what may follow later, it may not be there yet."""
    tiles = tiles_on(view, base)
    return troop_said(tiles[-1].troop) if tiles else "…"


def tiles_on(view: BattleView, place: int) -> list[TileShown]:
    """The tiles on a place from below; a headquarters may hold its captor."""
    if view.captured == place and view.captor is not None:
        return [view.captor]
    return _board(view)[1].get(place, [])


@cache
def troop_said(troop: str) -> Said:
    """ "Hook 4"; the joker has no strength."""
    power = strength(Troop(troop))
    return troop if power is None else Saying("toybattle-troop", {"troop": troop, "strength": power})


def gate_text(strengths: Sequence[int]) -> str:
    """`3-5`."""
    is_run = len(strengths) > 1 and list(strengths) == list(range(strengths[0], strengths[-1] + 1))
    return f"{strengths[0]}-{strengths[-1]}" if is_run else ",".join(map(str, strengths))
