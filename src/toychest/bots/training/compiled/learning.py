"""What a network learns from moments: a step down its surprise for each, every input at a pace of its own."""

import math
from typing import Final

import numpy as np
from numba import from_dtype, types

from toychest.bots.training.compiled.playing import MOMENT
from toychest.games.kernels import NUMBERS, REALS, Compiler, chance_of, viewed
from toychest.games.network import ACTIVE, HIDDEN, NETWORK, summed

SLOW: Final = 0.999
"""How much of what is known about the size of an input's slopes is kept from step to step."""

LEAK: Final = 0.1
"""How steep a unit is taken to be beyond its clips: one that never learnt again would be lost."""

TINY: Final = 3e-3
"""Slopes that are smaller are not made large: an input that is hardly ever there must not leap."""

compiler: Final = Compiler(
    network=NETWORK,
    active=ACTIVE,
    moments=types.Array(from_dtype(MOMENT), 1, "C"),
    paces=REALS,
    slopes=types.Array(types.float32, 1, "C"),
    order=NUMBERS,
    pace=types.float64,
    target=types.float64,
    size=types.float64,
)


@compiler.compiled
def paced(paces, number, size):
    """One over the usual size of this slope, which has just been `size`, squared."""
    paces[number] = SLOW * paces[number] + (1.0 - SLOW) * size
    return 1.0 / (math.sqrt(paces[number]) + TINY)


@compiler.compiled
def learn_one(network, active, paces, slopes, target, pace):
    """One step; gives how surprised the network was, in nats."""
    chance = chance_of(summed(network, active))
    error = chance - target
    outside, inside = 0.0, 0.0
    for unit in range(HIDDEN):
        clipped = min(max(active.hidden[unit], np.float32(0.0)), np.float32(1.0))
        steep = 2.0 * clipped if 0.0 < clipped < 1.0 else LEAK
        slopes[unit] = error * network.output[unit] * steep
        slopes[HIDDEN + unit] = error * clipped * clipped
        inside += slopes[unit] * slopes[unit]
        outside += slopes[HIDDEN + unit] * slopes[HIDDEN + unit]
    inside /= HIDDEN
    output_pace = np.float32(pace * paced(paces, 0, outside / HIDDEN))
    bias_pace = np.float32(pace * paced(paces, 1, inside))
    network.offset[0] -= pace * paced(paces, 2, error * error) * error
    for unit in range(HIDDEN):
        network.output[unit] -= output_pace * slopes[HIDDEN + unit]
        network.bias[unit] -= bias_pace * slopes[unit]
    for place in range(active.count):
        number, value = active.ids[place], active.values[place]
        row_pace = np.float32(pace * value * paced(paces, 3 + number, inside * value * value))
        for unit in range(HIDDEN):
            network.rows[number, unit] -= row_pace * slopes[unit]
    likely = min(max(chance, 1e-6), 1.0 - 1e-6)
    return -(target * math.log(likely) + (1.0 - target) * math.log(1.0 - likely))


@compiler.entry
def learn(weights, paces, slopes, moments, order, count, out, pace):
    """A step for each of these moments, in this order; gives the sum of how surprised the network was by them."""
    network, active = viewed(weights, NETWORK), viewed(out, ACTIVE)
    surprise = 0.0
    for place in range(count):
        moment = moments[order[place]]
        active.count = moment.count
        for number in range(moment.count):
            active.ids[number] = moment.ids[number]
            active.values[number] = moment.values[number]
        surprise += learn_one(network, active, paces, slopes, np.float64(moment.target), pace)
    return surprise
