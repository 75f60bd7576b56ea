"""The web page: one file for the phone and for the hall, complete without a script or a network.

``document`` puts it together, ``sections`` what stands on it of a section, ``entries`` what opens
under a name, ``crosstables`` the table of all results; ``look.css`` is how it looks.
"""

from xltiebreak.page.document import Shown, made_now, write_page

__all__ = ["Shown", "made_now", "write_page"]
