"""Chess tie-breaks that show their arithmetic.

>>> import xltiebreak
>>> event = xltiebreak.load("examples/bham/bham.xlsx")
>>> table = xltiebreak.standings(event.sections[0])
>>> [row.player.number for row in table.rows]
[2, 1, 3, 5, 6, 4]
>>> print(xltiebreak.explain(table, 1, ["SOLK"]).worksheets[0].sentence())
Solkoff 7.5 = 1 (R1 v 4) + 2.5 (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xltiebreak.checks import examine_event as examine_event
    from xltiebreak.editions import EDITIONS as EDITIONS
    from xltiebreak.editions import Edition as Edition
    from xltiebreak.errors import EventError as EventError
    from xltiebreak.errors import TieBreakError as TieBreakError
    from xltiebreak.explanation import explain as explain
    from xltiebreak.files import load as load
    from xltiebreak.findings import Finding as Finding
    from xltiebreak.model import Crosstable as Crosstable
    from xltiebreak.model import Event as Event
    from xltiebreak.model import Player as Player
    from xltiebreak.model import Result as Result
    from xltiebreak.model import Section as Section
    from xltiebreak.ranking import standings as standings
    from xltiebreak.systems import SYSTEMS as SYSTEMS

__version__ = "0.1.0"

_HOME = {
    "Crosstable": "model",
    "EDITIONS": "editions",
    "Edition": "editions",
    "Event": "model",
    "EventError": "errors",
    "Finding": "findings",
    "Player": "model",
    "Result": "model",
    "SYSTEMS": "systems",
    "Section": "model",
    "TieBreakError": "errors",
    "examine_event": "checks",
    "explain": "explanation",
    "load": "files",
    "standings": "ranking",
}
__all__ = sorted(_HOME)  # noqa: PLE0605 - one list serves both


def __getattr__(name: str) -> Any:
    """Import a public name when it is first asked for, so that the command starts quickly."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value
