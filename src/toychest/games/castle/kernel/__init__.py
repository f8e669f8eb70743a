"""The kernel of Coded Castle: its rules as records and compiled functions."""

import tomllib
from importlib.resources import files

import numpy as np

from toychest.contract import Kernel
from toychest.games.castle.kernel import layout, moves, pack, tables
from toychest.games.castle.kernel.ending import points
from toychest.games.castle.kernel.evaluate import evaluate
from toychest.games.castle.kernel.imagine import imagine
from toychest.games.castle.kernel.listing import listed, to_act
from toychest.games.castle.kernel.narrow import narrow
from toychest.games.castle.kernel.step import step
from toychest.games.kernels import cells_of

KERNEL = Kernel(
    row=layout.STATE,
    row_size=cells_of(layout.STATE, np.int16),
    move_count=layout.MOVE_COUNT,
    most_moves=layout.MOST_MOVES,
    scratch_size=cells_of(layout.SCRATCH, np.int32),
    tables=tables.tables,
    pack=pack.pack,
    unpack=pack.unpack,
    move_id=moves.move_id,
    move_at=moves.move_at,
    covers=pack.covers,
    forgetting=pack.forgetting,
    weights=np.array(tomllib.loads(files(__package__).joinpath("weights.toml").read_text("utf-8"))["weights"]),
    to_act=to_act,
    listed=listed,
    step=step,
    points=points,
    imagine=imagine,
    narrow=narrow,
    evaluate=evaluate,
)
