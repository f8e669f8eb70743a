"""The four profiles: how hard the gates and the loops make it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Profile:
    """CAS R21: must a gate be used, and does a loop repeat ghost cards?"""

    name: str
    must_jump: bool
    loops_move_ghosts: bool


PROFILES = {
    profile.name: profile
    for profile in (
        Profile("base", must_jump=False, loops_move_ghosts=True),  # CAS 6.1
        Profile("young", must_jump=False, loops_move_ghosts=False),  # CAS 6.2
        Profile("older", must_jump=True, loops_move_ghosts=False),  # CAS 6.3
        Profile("oldest", must_jump=True, loops_move_ghosts=True),  # CAS 6.4
    )
}
