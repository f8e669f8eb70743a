"""The games as environments for those who train and study players; needs the extra `research`.

Importing this registers every game as `toychest/NAME-v0` with PettingZoo and Gymnasium, where they are installed.
"""

import sys
from importlib.util import find_spec

from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.games.registry import GAMES

__all__ = ["register"]


def register() -> None:
    """Every game of the shelf in both registries, unless it stands there already."""
    if find_spec("pettingzoo") is not None:
        import pettingzoo

        for name in GAMES:
            if f"toychest/{name}-v0" not in pettingzoo.aec_registry:
                pettingzoo.register("aec", f"toychest/{name}-v0", "toychest.research.aec:env", kwargs={"game": name})
    if find_spec("gymnasium") is not None:
        import gymnasium

        for name in GAMES:
            if f"toychest/{name}-v0" not in gymnasium.registry:
                gymnasium.register(
                    f"toychest/{name}-v0",
                    "toychest.research.seat:SeatEnv",
                    vector_entry_point="toychest.research.vector:ToychestVector",
                    kwargs={"game": name},
                )


if "numba" not in sys.modules:  # else it has chosen its folder already
    use_kernel_folder()
register()
