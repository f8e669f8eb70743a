"""Addresses of services: which are databases, and how they may be printed."""

from urllib.parse import urlsplit


def is_database(address: str) -> bool:
    """Whether this is the address of a PostgreSQL database, not of a file."""
    return address.startswith(("postgresql://", "postgres://"))


def shown_address(address: str) -> str:
    """An address that may be printed: without the password."""
    parts = urlsplit(address)
    user, _, place = parts.netloc.rpartition("@")
    name = user.partition(":")[0]
    return parts._replace(netloc=f"{name}@{place}" if name else place, query="").geturl()
