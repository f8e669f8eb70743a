"""PettingZoo's own tests; with its classic games installed, they import them by a way that it has deprecated itself."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test

__all__ = ["api_test", "max_cycles_test", "performance_benchmark", "render_test", "seed_test"]
