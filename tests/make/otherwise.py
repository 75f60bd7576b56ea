"""Events in a line: results, a table or the example of teams, and what is otherwise in them."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, TypeVar

from tests.asked import result
from tests.make import reading
from tests.make.crosstables import AWAITED, alone, renumbered
from tests.make.trf import teams
from xltiebreak import Event, Outcome, Result, Section


def event_of(rows: str, changes: str = "") -> Event:
    """The event of rows in US letters, ``W2w H / L1b B``, of a table whose rows are parted by
    ``|``, or the ``teams`` of prairie26.trf, with other values, parted by ``; ``: a path and its
    value as JSON, ``players.0.title="FM"``, beginning with ``event.`` for what is not in the first
    section."""
    if rows == "teams":
        made = teams()
    elif "," in rows:
        made = reading.text(rows.replace("|", "\n"))
    else:
        made = alone(*rows.split(" / "))
    inside = [each for each in changes.split("; ") if not each.startswith("event.")]
    outside = [each[6:] for each in changes.split("; ") if each.startswith("event.")]
    [first, *others] = made.sections
    made = replace(made, sections=(otherwise(first, "; ".join(inside)), *others))
    return otherwise(made, "; ".join(outside))


Value = TypeVar("Value", Event, Section)


def otherwise(value: Value, changes: str) -> Value:
    """The same event or section with these values at these paths; ``number 1=1000`` is another
    pairing number."""
    made: Any = value
    for change in filter(None, changes.split("; ")):
        path, _, new = change.partition("=")
        if path.startswith("number "):
            made = renumbered(made, {int(path.split()[1]): int(new)})
        else:
            made = _with_other(made, path, json.loads(new))
    changed: Value = made
    return changed


def _with_other(value: Any, path: str, new: Any) -> Any:
    """The same with another value at this path."""
    if not path:
        return _as(value, new)
    first, _, rest = path.partition(".")
    if isinstance(value, tuple):
        place = int(first)
        return (*value[:place], _with_other(value[place], rest, new), *value[place + 1 :])
    return replace(value, **{first: _with_other(getattr(value, first), rest, new)})


def _as(old: Any, new: Any) -> Any:
    if isinstance(old, Result):
        return AWAITED if new == "awaited" else result(new)
    if isinstance(old, Outcome):
        return next(outcome for outcome in Outcome if outcome.value == new)
    if isinstance(new, dict):  # columns, in each a text by the player's number
        return {name: {int(n): text for n, text in each.items()} for name, each in new.items()}
    return tuple(_as(None, each) for each in new) if isinstance(new, list) else new
