"""The kernel of Coded Castle: its rules as flat arrays and compiled functions."""

import tomllib
from importlib.resources import files

import numpy as np

from toychest.contract import Kernel
from toychest.games.castle.kernel import acting, layout, numbering, packing
from toychest.games.castle.kernel.features import evaluate

KERNEL = Kernel(
    row_size=layout.ROW_SIZE,
    move_count=layout.MOVE_COUNT,
    most_moves=layout.MOST_MOVES,
    scratch_size=layout.SCRATCH_SIZE,
    tables=packing.tables,
    pack=packing.pack,
    unpack=packing.unpack,
    move_id=numbering.move_id,
    move_at=numbering.move_at,
    covers=packing.covers,
    forgetting=packing.forgetting,
    weights=np.array(tomllib.loads(files(__package__).joinpath("weights.toml").read_text("utf-8"))["weights"]),
    to_act=acting.to_act,
    listed=acting.listed,
    step=acting.step,
    points=acting.points,
    imagine=acting.imagine,
    narrow=acting.narrow,
    evaluate=evaluate,
)
