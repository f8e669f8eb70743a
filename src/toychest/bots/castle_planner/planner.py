"""The planner of Coded Castle as bots ask for it: nothing of it is compiled before somebody thinks."""

from toychest.bots.planner import Thinker


class CastlePlanner:
    """It keeps what `bots/planner.py` promises."""

    compiled = "toychest.bots.castle_planner.compiled"

    def thinker(self) -> Thinker:
        """Every plan of the row, with a look into the book."""
        from toychest.bots.castle_planner.thoughts import planned

        return planned

    def thinker_by_rules(self) -> Thinker:
        """Every plan of the row, by the rules alone."""
        from toychest.bots.castle_planner.by_rules import planned_by_rules

        return planned_by_rules


PLANNER = CastlePlanner()
