"""The web page: one file for the phone, or for the screen of the hall (``screen``, in large letters
that turn), complete without a script or a network.

``writer`` writes blocks, those of the bulletin, as tags; ``document`` joins the whole page, or one
with the answer to a question; ``initials`` is what stands in place of names. ``look.css`` is their
style. ``find.js`` is the search, ``again.js`` finds out that the page was written anew.
"""

from xltiebreak.page.document import Shown, made_now, withheld, write_answer, write_page
from xltiebreak.page.initials import by_initials

__all__ = ["Shown", "by_initials", "made_now", "withheld", "write_answer", "write_page"]
