"""What a line of prizes means, asked at its reader: no door says all of it in a millisecond."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from xltiebreak.prizefund.announcement import read_announcement
from xltiebreak.prizefund.asked import QUESTIONS, AnnouncementError
from xltiebreak.prizefund.prizes import Kind, Prize

__all__ = ["QUESTIONS", "AnnouncementError", "in_short", "read_announcement", "refusal"]


def of_kind(prize: Prize) -> str:
    """``under -1799/Unr``, ``named junior``"""
    low = "" if prize.low is None else prize.low
    high = "" if prize.high is None else prize.high
    band = f" {low}-{high}" if prize.kind in (Kind.CLASS, Kind.UNDER, Kind.OVER) else ""
    name = f" {prize.list or prize.label}" if prize.kind in (Kind.NAMED, Kind.SPECIAL) else ""
    name = f" {prize.list}" if prize.kind == Kind.ALL and prize.list else name
    rounds = "" if prize.round is None else " of each round"
    return f"{prize.kind}{band}{'/Unr' if prize.or_unrated else ''}{name}{rounds}"


def in_short(prizes: Sequence[Prize]) -> str:
    """``place: 100 50; under -1799: 40``: each kind with what its ranks give, a rank before it
    where the first is not 1."""
    groups: list[tuple[str, int, list[str]]] = []
    for prize in prizes:
        cash = f"{prize.cash / 100:.8g}" if prize.cash else ""
        cash = cash if prize.percent is None else f"{prize.percent}%"
        value = "+".join(filter(None, (cash, prize.trophy)))
        kind, rank, values = groups[-1] if groups else ("", 0, [])
        if (kind, rank + len(values)) == (of_kind(prize), prize.rank):
            values.append(value)
        else:
            groups.append((of_kind(prize), prize.rank, [value]))
    return "; ".join(
        f"{kind}{'' if rank == 1 else f' {rank}'}: {' '.join(values)}"
        for kind, rank, values in groups
    )


def refusal(line: str, section: str = "") -> AnnouncementError:
    """The error of a line that is asked back; it quotes the part that it is about."""
    with pytest.raises(AnnouncementError) as refused:
        read_announcement(line, section)
    assert f'"{refused.value.part}"' in str(refused.value)
    return refused.value
