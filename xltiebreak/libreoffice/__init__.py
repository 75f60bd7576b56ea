"""LibreOffice: the functions as an extension of Calc, and its set-up.

``extension`` packs the .oxt, in which everything is text; LibreOffice loads ``component`` from it,
and ``cells`` passes cells to the functions and answers back. ``office`` finds LibreOffice on a
computer; ``setup`` installs the extension and says what is missing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xltiebreak.libreoffice.extension import NAME, oxt
    from xltiebreak.libreoffice.office import Office, output_of, this_office
    from xltiebreak.libreoffice.setup import doctor, install

__all__ = ["NAME", "Office", "doctor", "install", "output_of", "oxt", "this_office"]
_FILES = {
    "extension": ("NAME", "oxt"),
    "office": ("Office", "output_of", "this_office"),
    "setup": ("doctor", "install"),
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Return a name from its file, loaded only then: the extension has none of these files."""
        for file, names in _FILES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{file}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
