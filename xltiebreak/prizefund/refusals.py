"""What is said of an announcement that is not understood, or can be read in two ways."""

from __future__ import annotations

from xltiebreak.event.findings import TieBreakError

USUAL = "1st 100, 2nd 50, U1600 25"
"""A line that is understood, where nothing nearer to the typed one is known."""
NOT_UNDERSTOOD = "this is not understood"
WITHOUT_AMOUNT = "what does this get?"
OF_A_SHELL = (
    "a command line makes {zeros} of $1{zeros} and its like in double quotes; leave out the $"
)
WITH_AMOUNTS = "1st 100, A, B 50 each"


class AnnouncementError(TieBreakError):
    """Raised for an announcement that is not understood or can be read in two ways: ``part`` quotes
    the words in question, ``lines`` are understood, one for each reading."""

    def __init__(self, part: str, why: str, *lines: str) -> None:
        self.part = part.strip()
        self.lines = lines or (USUAL,)
        end = "" if why.endswith("?") else "."
        write = " or ".join(f'"{line}"' for line in self.lines)
        super().__init__(f'"{self.part}": {why}{end} Write such as {write}')
