"""From a guide to messages."""

from toychest.contract import Beat, Guide, Saying
from toychest.table import Progress, Table
from toychest.web.guide_messages import BeatShown, GuideShown, GuideStanding


def guide_shown(guide: Guide | None) -> GuideShown | None:
    """Everything that the coach will say and ask."""
    if guide is None:
        return None
    return GuideShown(name=guide.game, steps=guide.steps, beats=[_beat_shown(guide, beat) for beat in guide.beats])


def _beat_shown(guide: Guide, beat: Beat) -> BeatShown:
    def part(name: str) -> Saying | None:
        return guide.words(beat, name) if name in beat.says else None

    return BeatShown(
        step=beat.step,
        words=guide.words(beat),
        grown_up=part("grown-up"),
        short=part("short"),
        rules=list(beat.rules),
        lights=list(beat.lights),
        move=beat.move,
        is_refused=bool(beat.refused),
        after=part("after"),
    )


def guide_standing(table: Table, acknowledged: int) -> GuideStanding | None:
    """Where the guide stands, if the learner has gone on from so many of its beats."""
    at: Progress | None = table.progress(acknowledged)
    if at is None:
        return None
    return GuideStanding(
        beat=at.beat,
        is_done=at.is_done,
        is_elsewhere=at.is_elsewhere,
        is_over=at.is_over,
        is_waiting=at.is_waiting,
        missed=at.missed,
    )
