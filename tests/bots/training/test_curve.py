"""The picture of a training."""

from xml.etree import ElementTree

from toychest.bots.training.curve import curve


def test_the_curve_has_a_point_for_every_part() -> None:
    drawn = ElementTree.fromstring(curve([0.7, 0.6, 0.65], [10, 20, 30], "A & B", "games"))
    line = drawn.find("{http://www.w3.org/2000/svg}polyline")
    assert line is not None
    assert line.attrib["points"] == "200.0,60.0 400.0,320.0 600.0,190.0"
