"""The four profiles: how hard the gates and the loops make it."""

from dataclasses import dataclass

from toychest.games.castle.readings import Readings


@dataclass(frozen=True, slots=True)
class Profile:
    """CAS R21: must a gate be used, does a loop repeat ghost cards, and is it the variant for the young?"""

    name: str
    must_jump: bool
    loops_move_ghosts: bool
    is_young: bool = False


PROFILES = {
    profile.name: profile
    for profile in (
        Profile("young", must_jump=False, loops_move_ghosts=False, is_young=True),  # CAS 6.2
        Profile("base", must_jump=False, loops_move_ghosts=True),  # CAS 6.1
        Profile("older", must_jump=True, loops_move_ghosts=False),  # CAS 6.3
        Profile("oldest", must_jump=True, loops_move_ghosts=True),  # CAS 6.4
    )
}


def gates_by(profile: Profile, readings: Readings) -> str:
    """How gates are played: `optional`, `forced`, or `off`, as one printing has it for the young (CAS R37)."""
    if profile.must_jump:
        return "forced"
    return readings.young_gates if profile.is_young else "optional"
