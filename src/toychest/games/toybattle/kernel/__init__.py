"""Toy Battle as flat arrays and compiled functions: a proven copy of the rules, for search and simulation."""

import tomllib
from importlib.resources import files

import numpy as np

from toychest.contract import Kernel
from toychest.contract.kernel import Array
from toychest.games.toybattle.kernel import layout
from toychest.games.toybattle.kernel.ending import points
from toychest.games.toybattle.kernel.features import FEATURES
from toychest.games.toybattle.kernel.imagining import imagine
from toychest.games.toybattle.kernel.judging import evaluate
from toychest.games.toybattle.kernel.listing import listed, to_act
from toychest.games.toybattle.kernel.numbering import move_at, move_id
from toychest.games.toybattle.kernel.packing import forgetting, pack, unpack
from toychest.games.toybattle.kernel.reflexes import narrow
from toychest.games.toybattle.kernel.stepping import step
from toychest.games.toybattle.kernel.terms_packing import covers, tables


def _weights(name: str) -> Array:
    """A weight for every feature, from a file."""
    named = tomllib.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))
    return np.array([named[name] for name in FEATURES], np.float64)


KERNEL = Kernel(
    row_size=layout.ROW_SIZE,
    move_count=layout.MOVE_COUNT,
    most_moves=layout.MOST_MOVES,
    scratch_size=layout.SCRATCH_SIZE,
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
