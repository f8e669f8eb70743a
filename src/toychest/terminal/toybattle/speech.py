"""The words of a battle: troops, places, moves."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from toychest.contract import Json
from toychest.games.toybattle.troops import Troop, strength
from toychest.games.toybattle.view import BattleView, PlaceShown, TileShown
from toychest.terminal.toybattle.labels import gate_text, is_cut_off
from toychest.terminal.toybattle.tiles import tiles_on, times
from toychest.terminal.voice import Voice


def troop_words(troop: str, voice: Voice) -> str:
    """ "Hook 4"; the joker has no strength."""
    power = strength(Troop(troop))
    return troop if power is None else voice.say("toybattle-troop", {"troop": troop, "strength": power})


def troops_words(counted: Sequence[tuple[str, int]], voice: Voice) -> str:
    """ "Hook 4 x2, Roxy 7"."""
    return voice.listed([" ".join(filter(None, (troop_words(troop, voice), times(n)))) for troop, n in counted])


def side_words(seat: int, voice: Voice) -> str:
    """Blue or Red."""
    return voice.say(f"toybattle-side-{seat}")


def slug(effect: str) -> str:
    """A troop or an effect as part of the name of a sentence: `capn`."""
    return effect.lower().replace("'", "")


def effect_words(effect: str, voice: Voice) -> str:
    """What is offered: "Recall", or a troop's own name."""
    return voice.named(f"toybattle-effect-{slug(effect)}", effect)


def place_words(place: PlaceShown, view: BattleView, voice: Voice) -> str:
    """Everything about one place: its number, what is special, who stands there, where paths lead."""
    number = {"number": place.number}
    if place.owner is None:
        name = voice.say("toybattle-base", number)
    else:
        name = voice.say("toybattle-headquarters-of", {"name": side_words(place.owner, voice), **number})
    beside = sorted(other for path in view.paths for other in path if place.number in path and other != place.number)
    paths = voice.say("toybattle-terminal-paths", {"places": beside})
    return voice.listed([name, *_special(place, voice), *_held(place, view, voice), paths])


def _special(place: PlaceShown, voice: Voice) -> list[str]:
    if place.gate is not None:
        return [voice.say("toybattle-gate", {"lets": gate_text(place.gate)})]
    return [effect_words(place.special, voice)] if place.special else []


def _held(place: PlaceShown, view: BattleView, voice: Voice) -> Iterator[str]:
    """Who stands there, what lies below, and whether a line leads here."""
    tiles = tiles_on(view, place.number)
    if tiles:
        yield tile_words(tiles[-1], len(tiles), voice)
    if len(tiles) > 1:
        below = [tile_words(tile, 1, voice) for tile in reversed(tiles[:-1])]
        yield voice.say("toybattle-terminal-below", {"tiles": below})
    if place.owner is None and tiles:
        yield voice.say("toybattle-terminal-cut-off" if is_cut_off(view, place) else "toybattle-terminal-connected")
    elif place.owner is None:
        yield voice.say("toybattle-base-empty")


def tile_words(tile: TileShown, count: int, voice: Voice) -> str:
    """ "Hook 4 of Blue, on top of 2 tiles in all"."""
    args = {"troop": troop_words(tile.troop, voice), "name": side_words(tile.seat, voice), "count": count}
    return voice.say("toybattle-base-held", args)


def spoken(facts: Mapping[str, Json]) -> dict[str, Json]:
    """The strengths of a gate are said as on the board."""
    lets = facts.get("lets")
    return {**facts, **({"lets": gate_text(lets)} if isinstance(lets, list) else {})}


def move_words(move: str, view: BattleView, voice: Voice) -> str:
    """A move in words: "place Hook 4 on 17, over Jumbo 3"."""
    id, args = _said(move, view, voice)
    return voice.say(id, args) if voice.has(id) else move


def _said(move: str, view: BattleView, voice: Voice) -> tuple[str, dict[str, Any]]:
    match move.split(" "):
        case ["place", troop, place]:
            return _placing(troop, int(place), view, voice)
        case ["discard" | "recall" as verb, base]:
            return f"toybattle-move-{verb}", {"base": base, "troop": _visible(int(base), view, voice)}
        case ["shove", start, end]:
            troop = _visible(int(start), view, voice)
            return "toybattle-move-shove", {"start": start, "end": end, "troop": troop}
        case ["exhume" | "deal" | "pick" as verb, troop]:
            return f"toybattle-move-{verb}", {"troop": troop_words(troop, voice)}
        case ["start", side]:
            return "toybattle-move-start", {"name": side_words(0 if side == "blue" else 1, voice)}
        case ["take"] if view.question is None:
            return "toybattle-move-take-turn", {}
        case words:
            return f"toybattle-move-{words[0]}", {}


def _placing(troop: str, place: int, view: BattleView, voice: Voice) -> tuple[str, dict[str, Any]]:
    args = {"troop": troop_words(troop, voice), "place": place}
    if any(shown.number == place and shown.owner is not None for shown in view.places):
        return "toybattle-move-capture", args
    tiles = tiles_on(view, place)
    if tiles and tiles[-1].seat != view.turn_seat:
        return "toybattle-move-cover", {**args, "enemy": troop_words(tiles[-1].troop, voice)}
    return "toybattle-move-place", args


def _visible(base: int, view: BattleView, voice: Voice) -> str:
    tiles = tiles_on(view, base)
    return troop_words(tiles[-1].troop, voice) if tiles else ""
