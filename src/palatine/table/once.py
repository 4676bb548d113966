"""Work in a thread that is done once, however many ask for it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Any


class Once:
    """Whoever asks for what is under way waits for it, and takes no thread of its own."""

    def __init__(self) -> None:
        self.under_way: dict[Hashable, asyncio.Task[Any]] = {}

    async def make(self, key: Hashable, work: Callable[[], Any]) -> Any:
        task = self.under_way.get(key)
        if task is None:
            task = self.under_way[key] = asyncio.create_task(asyncio.to_thread(work))
            task.add_done_callback(lambda _: self.under_way.pop(key))
        return await asyncio.shield(task)
