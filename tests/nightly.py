"""What only the night has time for: whole sweeps, of which the usual run takes a part."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, TypeVar

from hypothesis import settings

_Sweep = TypeVar("_Sweep", bound=Sequence[Any])


def is_nightly() -> bool:
    """``HYPOTHESIS_PROFILE=nightly`` says so, as for the examples of a law."""
    return settings.get_current_profile_name() == "nightly"


def one_in(count: int, sweep: _Sweep) -> _Sweep:
    """All of a sweep at night; otherwise the first of each so many."""
    return sweep if is_nightly() else sweep[::count]  # type: ignore[return-value]


def crossed(ones: Iterable[Any], others: Iterable[Any]) -> list[tuple[Any, Any]]:
    """Every pair at night; otherwise each with every third of the others, of two with one."""
    lines, columns = [*ones], [*others]
    step = 1 if is_nightly() else 3 if min(len(lines), len(columns)) > 2 else 2
    pairs = product(enumerate(lines), enumerate(columns))
    return [(one, other) for (i, one), (j, other) in pairs if (i + j) % step == 0]
