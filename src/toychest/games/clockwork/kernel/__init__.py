"""The kernel of Clockwork City: its rules once more, as flat arrays and compiled functions."""

import tomllib
from importlib.resources import files

import numpy as np

from toychest.contract import Kernel
from toychest.contract.kernel import Array
from toychest.games.clockwork.kernel.features import FEATURES, evaluate
from toychest.games.clockwork.kernel.imagining import imagine
from toychest.games.clockwork.kernel.layout import MOST_MOVES, MOVE_COUNT, ROW_SIZE, SCRATCH_SIZE
from toychest.games.clockwork.kernel.listing import listed
from toychest.games.clockwork.kernel.memories import forgetting
from toychest.games.clockwork.kernel.move_ids import move_at, move_id
from toychest.games.clockwork.kernel.narrowing import narrow
from toychest.games.clockwork.kernel.packing import pack, unpack
from toychest.games.clockwork.kernel.playing import points, step, to_act
from toychest.games.clockwork.kernel.tables import covers, tables


def _weights(name: str) -> Array:
    """A weight for every feature, from a file."""
    named = tomllib.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))
    return np.array([named[name] for name in FEATURES], np.float64)


KERNEL = Kernel(
    row_size=ROW_SIZE,
    move_count=MOVE_COUNT,
    most_moves=MOST_MOVES,
    scratch_size=SCRATCH_SIZE,
    tables=tables,
    pack=pack,
    unpack=unpack,
    move_id=move_id,
    move_at=move_at,
    covers=covers,
    forgetting=forgetting,
    weights=_weights("weights.toml"),
    hand_made=_weights("hand_made.toml"),
    to_act=to_act,
    listed=listed,
    step=step,
    points=points,
    imagine=imagine,
    narrow=narrow,
    evaluate=evaluate,
)
