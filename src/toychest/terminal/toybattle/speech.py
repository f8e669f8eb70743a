"""The words of a battle as the terminal draws and reads it: troops, sides, places."""

from collections.abc import Iterator, Sequence

from toychest.games.toybattle.speech import gate_text, tiles_on, troop_said
from toychest.games.toybattle.view import BattleView, PlaceShown, TileShown
from toychest.terminal.toybattle.labels import is_cut_off
from toychest.terminal.toybattle.tiles import times
from toychest.terminal.voice import Voice


def troop_words(troop: str, voice: Voice) -> str:
    """ "Hook 4"; the joker has no strength."""
    return voice.speak(troop_said(troop))


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
