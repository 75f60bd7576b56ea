"""Reading a TRF as a user does, and without any of the ways to read it quickly."""

from __future__ import annotations

import re

import pytest

from tests.make.trf import event
from xltiebreak import Event, Result, TieBreakError
from xltiebreak.formats.trf import players, reading
from xltiebreak.formats.trf.players import KnownRounds


class Forgotten(dict[str, Result]):
    """Rounds that are not remembered."""

    def __setitem__(self, text: str, result: Result) -> None:
        pass


class ForgottenRounds(Forgotten, KnownRounds):
    """Each round is read by itself."""

    def __init__(self, bye_worth: float | None) -> None:
        super().__init__(bye_worth)
        self.alike = Forgotten()


def read(content: bytes) -> Event | str:
    """The event with its faults, or why there is none."""
    try:
        return event(content)
    except TieBreakError as refused:
        return str(refused)


def read_carefully(content: bytes) -> Event | str:
    """The same, with every column looked at and every round read by itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(players, "_IN_COLUMNS", re.compile(r"(?!)"))
        patch.setattr(reading, "KnownRounds", ForgottenRounds)
        return read(content)
