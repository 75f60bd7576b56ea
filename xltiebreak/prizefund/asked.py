"""What is asked back of a line of prizes: a question, with lines that are understood, one for each
reading.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import LONGEST_PRIZES
from xltiebreak.prizefund.money import MOST

_TABLE = """
A question, or what is wrong, and behind each bar a line to type instead; braces are filled in.

Words

NOT_UNDERSTOOD: this is not understood
UNKNOWN_WORD: this is not understood in "{whole}"
TOO_LONG: longer than {longest} letters
TOO_MUCH: a prize is at most {most}
ZEROS: this is no amount; a command line makes {zeros} of $1{zeros} and its like in double quotes;
    leave out the $ | 1st 1000, 2nd 500
DECIMAL: is this comma a decimal one? | 1st $12.50 | 1st $1,250
IN_AN_AMOUNT: does the comma stand inside an amount? Leave it out, or put the line in quotation
    marks | 1st $1600-200
BELOW_0: is an amount below 0? | 1st - $5 | 1st $5
NO_PART: this is no part | 1st 60%, 2nd 40%
TWO_CURRENCIES: are these amounts in {one} or in {other}? | 1st {one}100, 2nd {one}50 | 1st
    {other}100
GLUED: is this a prize for under the first figure, or one for ratings between the two? | U1200 $1000
    | (1000-1200) $50

Who gets what

NO_PRIZE: there is no prize in this
NO_ROLE: what does this belong to? | $300-200, U1600 $50 | 1st $300; U1600 $50
BRACKET: what is said in the brackets? | 1st $100 | $$500 (b/20): $300-200
SIGN_MISSING: is a sign missing? | 1st $100-50 | 1st $100, U1600 $50
WHAT_FOR_IT: what does this get? | 1st 100, A, B 50 each | Trophies to 1st, 2nd
FOR_WHOM: for whom is this? | 1st $100, 2nd $50 | U1600 $50
FOR_WHICH: for which of these is it? | U1800 $50 | Top junior $50
PLACE_OR_KIND: is this for {place} place, or for {kind}? | 1st $100, 2nd $20, U1600 $40 | 1st $100,
    U1600 $40-20
OTHER_BAND: the letter has other ratings | Class A $50 | (1600-1799) $50
RISING: are these amounts that rise, or ratings? | 1st $50, 2nd $80 | (1600-1799) $50
RANK_MISSING: the prize before this one is missing | 1st $100, 2nd $50, 3rd $25
THERE_ALREADY: there is a prize for {title} already | U1800 $100-50 | Trophies to top 3, medals to
    4th-10th
TOO_MANY: this is no rank; a line has at most 1,000 prizes | 1st-10th $20 each
NOT_FOR_ALL: money is not for everybody | 1st $100. Medals to all
SECTIONS: these are several sections; give each its own line of prizes | Open: 1st $100, 2nd $50
OTHER_SECTION: the line speaks of this, and the section is {section} | {section}: 1st $100, 2nd $50

One value for several

EACH_OR_SHARED: do {names} get this each, or is it one prize for all together? | A, B $50 each |
    (1600-1999) $50
EACH_CLASS: does each class get this, or do they share one prize? | A-C $50 each | (1400-1999) $50
EACH_OF_WHAT: each of what? | A, B $50 each | 1st $50
EACH_RANK: is this for each of them, or for all together? | 1st-2nd $50 each | 1st-2nd $25 each

Awards

AWARD_TO_EACH: does each of these get the {award}? | 1st $100 and trophy, 2nd $50
AWARD_TOO: is this money beside the {award}, or what the {award} is worth? | 1st $50 and trophy |
    Trophies: top 2. 1st $50
AWARD_BEFORE: does the first get this, or the award before it? | 1st trophy; A, B $50 each | 1st,
    2nd trophies. B $50
WORTH: is this money and an award, or what the award is worth? | 1st $50 and trophy | 1st trophy
SECOND_WORTH: is the second amount money, or what a gift card is worth? | 1st $50 gift card. 2nd $25
    | 1st $50 gift card, 2nd $25 gift card
ITS_AMOUNTS: are these amounts for them, or do they get trophies? | Top 3: $100-75-50 | Trophies:
    Top 3. $100-75-50

The fund

WHICH_FUND: which is the prize fund? | $$500: $300-200 | $$500, $400 guaranteed: $300-200
FUND_OR_FIRST: is this the whole fund or for 1st? | Prize fund $500: 1st 60%, 2nd 40% | 1st $500
ALL_OR_FIRST: is the first guaranteed, or all? | 1st $300 guaranteed, 2nd $200 | $$500 gtd: $300-200
PARTS_OF_WHAT: the prizes are {percent}% in all; of what? | 80% of entry fees: 1st 60%, 2nd 40% |
    $$500: 1st 60%, 2nd 40%
OTHERS_BASED: which prizes are reduced when fewer enter? | 1st $300 guaranteed, 2nd $150 b/25
ENTRY_FEE: what of this is an entry fee, what a prize? | EF $20. 1st $100
"""


class Question(NamedTuple):
    """A question or a statement, and the lines to type instead; both may name words in braces."""

    why: str
    lines: tuple[str, ...]


def _questions() -> dict[str, Question]:
    found = {}
    for name, text in re.findall(r"^([A-Z_0]+): (.+(?:\n .+)*)", _TABLE, re.MULTILINE):
        why, *lines = " ".join(text.split()).split(" | ")
        found[name] = Question(why, tuple(lines or ["1st 100, 2nd 50, U1600 25"]))
    return found


QUESTIONS = _questions()
"""All that is asked of a line, by name."""

OF_A_SHELL = QUESTIONS["ZEROS"].why.partition("; ")[2]
_LIMITS = {"longest": f"{LONGEST_PRIZES:,}", "most": f"{MOST // 100:,}"}


class AnnouncementError(TieBreakError):
    """Raised for a line that is not understood or can be read in two ways: ``part`` quotes the
    words in question, ``question`` is the name of what is asked, ``lines`` are understood, one for
    each reading.
    """

    def __init__(self, part: str, question: str = "NOT_UNDERSTOOD", **words: object) -> None:
        self.part, self.question = " ".join(part.split()), question
        asked = QUESTIONS[question]
        self.lines = tuple(line.format(**words) for line in asked.lines)
        why = asked.why.format(**_LIMITS, **words)
        end = "" if why.endswith("?") else "."
        write = " or ".join(f'"{line}"' for line in self.lines)
        super().__init__(f'"{self.part}": {why}{end} Write such as {write}')


def ask_if(doubtful: object, part: str, question: str = "NOT_UNDERSTOOD", **words: object) -> None:
    """Ask back a part of the line if something about it is doubtful.

    Raises:
        AnnouncementError: it is.
    """
    if doubtful:
        raise AnnouncementError(part, question, **words)
