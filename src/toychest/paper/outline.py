"""Outlines that several drawings share, in SVG's path notation."""

from math import cos, radians, sin


def short(value: float) -> str:
    """A number as short as a drawing needs it: thousandths."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """A rectangle, its corners rounded."""
    r = min(radius, width / 2, height / 2)
    if r <= 0:
        return f"M{short(x)} {short(y)}h{short(width)}v{short(height)}h{short(-width)}Z"
    across, down, turn = short(width - 2 * r), short(height - 2 * r), f"a{short(r)} {short(r)} 0 0 1 "
    back, up, s, m = short(2 * r - width), short(2 * r - height), short(r), short(-r)
    start = f"M{short(x + r)} {short(y)}"
    return f"{start}h{across}{turn}{s} {s}v{down}{turn}{m} {s}h{back}{turn}{m} {m}v{up}{turn}{s} {m}Z"


def oval(x: float, y: float, across: float, down: float | None = None) -> str:
    """An ellipse, or with one radius a circle."""
    a, d = short(across), short(across if down is None else down)
    half = f"a{a} {d} 0 1 1 "
    return f"M{short(x - across)} {short(y)}{half}{short(2 * across)} 0{half}{short(-2 * across)} 0Z"


def line(x: float, y: float, to_x: float, to_y: float) -> str:
    """From here to there."""
    return f"M{short(x)} {short(y)}L{short(to_x)} {short(to_y)}"


def star(x: float, y: float, outer: float, inner: float | None = None, turned: float = -90) -> str:
    """A five-pointed star, point up unless turned."""
    within = outer * 0.45 if inner is None else inner
    points = [(within if i % 2 else outer, radians(turned + i * 36)) for i in range(10)]
    return "M" + "L".join(f"{short(x + reach * cos(way))} {short(y + reach * sin(way))}" for reach, way in points) + "Z"


def hatch(x: float, y: float, width: float, height: float, spacing: float) -> str:
    """Slanted lines over a rectangle, cut off at its edges."""
    strokes, offset = [], spacing / 2
    while offset < width + height:
        left, right = max(0, offset - height), min(width, offset)
        strokes.append(line(x + left, y + offset - left, x + right, y + offset - right))
        offset += spacing
    return "".join(strokes)
