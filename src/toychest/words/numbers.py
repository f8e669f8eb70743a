"""Numbers as a language writes them: its decimal sign, and what stands before a percent sign."""

from babel import Locale
from babel.numbers import format_decimal, format_percent


def decimal(value: float, places: int, language: str) -> str:
    """A number with so many places behind its sign, `1.5` or `1,5`."""
    return format_decimal(value, format=_with_places("0", places), locale=language)


def percent(share: float, language: str, places: int = 0) -> str:
    """A share of one in hundredths, `62%` or `62 %`."""
    pattern = Locale.parse(language).percent_formats[None].pattern
    return format_percent(share, format=_with_places(pattern, places), locale=language)


def _with_places(pattern: str, places: int) -> str:
    return pattern.replace("0", "0." + "0" * places) if places else pattern
