"""LibreOffice: the functions as an extension of Calc, and its set-up.

Where things are: ``extension`` packs the .oxt, in which everything is text; ``component`` is what
LibreOffice loads from it, ``cells`` how cells come to the functions and go back; ``office`` finds
LibreOffice on a computer, and ``setup`` installs the extension and says what is missing.
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
        """A name from its file, which is loaded only then: inside LibreOffice there is none."""
        for file, names in _FILES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{file}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
