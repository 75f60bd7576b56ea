"""A sign of life, on a terminal, for work that lasts over a second."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE = 1.0
"""Seconds of silence before the bar appears."""


@contextmanager
def progress(what: str, steps: int) -> Iterator[Callable[[], None]]:
    """Give a function to be called after each of so many steps."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    done = 0
    bars: list[Progress] = []

    def appear() -> None:
        from rich.console import Console
        from rich.progress import Progress

        bar = Progress(console=Console(stderr=True), transient=True)
        bar.add_task(what, total=steps, completed=done)
        bars.append(bar)
        bar.start()

    def advance() -> None:
        nonlocal done
        done += 1
        for bar in bars:
            bar.update(bar.task_ids[0], completed=done)

    timer = Timer(PATIENCE, appear)
    timer.daemon = True
    timer.start()
    try:
        yield advance
    finally:
        timer.cancel()
        timer.join()
        for bar in bars:
            bar.stop()
