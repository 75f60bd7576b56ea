"""The web page: one file for the phone, or for the screen of the hall (``screen``, in large letters
that turn), complete without a script or a network.

``document`` joins the whole page, also one with the answer to a question, ``sections`` writes one
section, ``entries`` what opens under a name, ``teams`` line-ups and boards. ``look.css`` is their
style. ``find.js`` is the search, ``again.js`` finds out that the page was written anew.
"""

from xltiebreak.page.document import Shown, made_now, write_answer, write_page

__all__ = ["Shown", "made_now", "write_answer", "write_page"]
