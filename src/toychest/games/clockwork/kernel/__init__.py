"""The kernel of Clockwork City: its rules once more, as flat arrays and compiled functions."""

import json
from importlib.resources import files

import numpy as np

from toychest.contract import Kernel
from toychest.contract.kernel import Array
from toychest.games.clockwork.kernel.features import NAMES, evaluate
from toychest.games.clockwork.kernel.imagining import imagine
from toychest.games.clockwork.kernel.layout import MOST_MOVES, MOVE_COUNT, ROW_SIZE, SCRATCH_SIZE
from toychest.games.clockwork.kernel.listing import listed
from toychest.games.clockwork.kernel.memories import forgetting
from toychest.games.clockwork.kernel.move_ids import move_at, move_id
from toychest.games.clockwork.kernel.narrowing import narrow
from toychest.games.clockwork.kernel.packing import pack, unpack
from toychest.games.clockwork.kernel.playing import points, step, to_act
from toychest.games.clockwork.kernel.tables import covers, tables


def _weights() -> Array:
    by_name = json.loads(files(__package__).joinpath("weights.json").read_text(encoding="utf-8"))
    return np.array([by_name[name] for name in NAMES], np.float64)


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
    weights=_weights(),
    to_act=to_act,
    listed=listed,
    step=step,
    points=points,
    imagine=imagine,
    narrow=narrow,
    evaluate=evaluate,
)
