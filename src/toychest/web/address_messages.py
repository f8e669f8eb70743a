"""Where others find this server."""

from toychest.web.wire import Message


class AddressShown(Message, frozen=True, kw_only=True):
    """GET /api/address: what somebody else types to come here; null where nobody else can.

    `is_local`: the server is open to this computer alone. Without that and without an address, no network was found.
    """

    address: str | None
    is_local: bool
