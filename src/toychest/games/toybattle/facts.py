"""What moves of Toy Battle do, proved by the board and the mover's own rack: why a hint advises one."""

from typing import Final

from toychest.contract import Proof, Said, Seat, Trial
from toychest.games.toybattle.reach import connected, in_reach, occupies
from toychest.games.toybattle.state import Battle, other, rack_size, top
from toychest.games.toybattle.terrain import Place
from toychest.games.toybattle.troops import JOKER

FEW: Final = 4
"""Tiles on a rack, from which on it is short of them."""

Facts = dict[str, Said] | None


def captures(trial: Trial) -> Facts:
    """A headquarters is taken (TOY 7.1)."""
    return {} if trial.happened("headquarters_captured") else None


def reaches_objective(trial: Trial) -> Facts:
    """All medals that it takes (TOY 7.2), and the win."""
    is_won = trial.after.outcome is not None and trial.after.outcome.places[trial.seat] == 1
    return {} if is_won and trial.happened("objective_reached") else None


def closes_region(trial: Trial) -> Facts:
    """A region is closed (TOY 6.1)."""
    medals = sum(
        event.public["medals"] for event in trial.happened("region_closed") if event.public["seat"] == trial.seat
    )
    return {"medals": medals} if medals else None


def shuts_door(trial: Trial) -> Facts:
    """The rival could walk into a headquarters, whatever it holds, and cannot afterwards."""
    return {} if doors(trial.before, trial.seat) and not doors(trial.after, trial.seat) else None


def stops_region(trial: Trial) -> Facts:
    """A region that the rival could close with its next tile is out of its reach."""
    rival = other(trial.seat)
    threatened = regions_to_close(trial.before, rival) - regions_to_close(trial.after, rival)
    medals = sum(trial.before.terms.terrain.regions[number].medals for number in threatened)
    return {"medals": medals} if medals else None


def cuts_line(trial: Trial) -> Facts:
    """More enemy bases lose their line to headquarters than the one that is covered (TOY 3.2)."""
    cut = bases_cut(trial)
    return {"bases": cut} if cut > 1 else None


def joins_line(trial: Trial) -> Facts:
    """Own bases that had lost their line to headquarters have it again (TOY 3.2)."""
    joined = len(connected(trial.after, trial.seat)) - len(connected(trial.before, trial.seat))
    return {"bases": joined} if joined > 1 else None


def opens_door(trial: Trial) -> Facts:
    """An enemy headquarters comes into reach (TOY 3.2)."""
    rival = other(trial.seat)
    return {} if doors(trial.after, rival) and not doors(trial.before, rival) else None


def nears_region(trial: Trial) -> Facts:
    """Only one base in reach is missing then of a region."""
    near = regions_to_close(trial.after, trial.seat) - regions_to_close(trial.before, trial.seat)
    medals = sum(trial.before.terms.terrain.regions[number].medals for number in near)
    return {"medals": medals} if medals else None


def knocks_off(trial: Trial) -> Facts:
    """A troop of the rival is discarded (TOY 4.3)."""
    gone = next(iter(trial.happened("troop_discarded")), None)
    return None if gone is None else {"troop": gone.public["troop"], "base": gone.public["base"]}


def covers(trial: Trial) -> Facts:
    """A troop of the rival is covered (TOY 3.3)."""
    placed = next(iter(trial.happened("troop_placed")), None)
    if placed is None or placed.public["covered"] is None:
        return None
    tile = top(trial.before, Place(placed.public["place"]))
    if tile is None or tile.seat == trial.seat:
        return None
    return {"covered": placed.public["covered"], "place": placed.public["place"]}


def robs(trial: Trial) -> Facts:
    """A tile leaves the rival's rack (TOY 4.5)."""
    return {} if trial.words[0] == "rob" else None


def takes_tiles(trial: Trial) -> Facts:
    """Tiles for a rack that is short of them (TOY 2.3)."""
    held = rack_size(trial.before, trial.seat)
    return {"tiles": held} if trial.words[0] == "take" and held <= FEW else None


def goes_on(trial: Trial) -> Facts:
    """The own line grows by a base (TOY 3.2)."""
    grown = connected(trial.after, trial.seat) - connected(trial.before, trial.seat)
    return {"base": min(grown)} if len(grown) == 1 else None


def doors(state: Battle, seat: Seat) -> frozenset[Place]:
    """Headquarters of this seat that its rival reaches with any tile (TOY 3.2); without one it walks nowhere."""
    rival = other(seat)
    own = frozenset(state.terms.terrain.headquarters[seat]) - frozenset(state.terms.gates)
    return own & in_reach(state, rival) if rack_size(state, rival) else frozenset()


def bases_cut(trial: Trial) -> int:
    """How many enemy bases lose their line to headquarters."""
    rival = other(trial.seat)
    return len(connected(trial.before, rival)) - len(connected(trial.after, rival))


def regions_to_close(state: Battle, seat: Seat) -> frozenset[int]:
    """Regions with medals of which one base is missing, where any tile may go."""
    if not rack_size(state, seat):
        return frozenset()
    free = {base for base in in_reach(state, seat) & frozenset(state.terms.terrain.index) if _takes_any(state, base)}
    missing = [
        {base for base in region.bases if not occupies(state, seat, base)} for region in state.terms.terrain.regions
    ]
    return frozenset(
        number
        for number, (bases, taker) in enumerate(zip(missing, state.taken, strict=True))
        if taker is None and len(bases) == 1 and bases <= free
    )


def _takes_any(state: Battle, base: Place) -> bool:
    """No gate (TOY 5.2), and nobody there whom some tile could not cover (TOY 3.3, TOY 3.4)."""
    tile = top(state, base)
    return base not in state.terms.gates and (tile is None or tile.troop is JOKER)


PROOFS: Final[dict[str, Proof]] = {
    "captures": captures,
    "objective": reaches_objective,
    "region": closes_region,
    "door": shuts_door,
    "stops": stops_region,
    "cut": cuts_line,
    "opens": opens_door,
    "joins": joins_line,
    "nears": nears_region,
    "off": knocks_off,
    "covers": covers,
    "robs": robs,
    "tiles": takes_tiles,
    "on": goes_on,
}
"""By the end of the id of their sentence, the strongest first."""
