"""Nodes tell each other by the pub/sub of Redis or Valkey. Needs the extra `redis`."""

from typing import Any

import redis.asyncio as redis

from toychest.storage.listening_bus import CHANNEL, ListeningBus, Missed


class RedisBus(ListeningBus):
    """A bus beside the database. Nothing is kept there: what it loses is found by looking."""

    BREAKS = (redis.RedisError, OSError)

    def __init__(self, address: str, node: str) -> None:
        super().__init__(node)
        self._redis: Any = redis.from_url(address, socket_connect_timeout=2)

    async def close(self) -> None:
        """Say what waits, and hear no more."""
        await super().close()
        await self._redis.aclose()

    async def check(self) -> None:
        """Whether it answers. Raises `OSError`."""
        try:
            await self._redis.ping()
        except redis.RedisError as broken:
            raise OSError(str(broken)) from broken

    async def _send(self, message: str) -> None:
        await self._redis.publish(CHANNEL, message)

    async def _listen_once(self, missed: Missed) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as heard:
            await heard.subscribe(CHANNEL)
            missed()
            async for message in heard.listen():
                self._take(message["data"].decode(errors="replace"))
