"""Awards that are no money (trophies, medals, books, gift cards), and what each is called."""

from __future__ import annotations

import re

TROPHY = "trophy"

SECTION_NAMES = ("open", "premier", "championship", "reserve", "amateur", "booster", "novice")
"""Words that name a section at the start of a statement, also without a colon."""

NO_NAMES = (
    *SECTION_NAMES,
    *("or", "of", "in", "by", "per", "from", "not", "no", "than", "last", "on", "at", "if", "only"),
    *(
        "takes",
        "take",
        "who",
        "which",
        "with",
        "any",
        "until",
        "after",
        "before",
        "half",
        "grade",
        "score",
    ),
)
"""Words that are no part of the name of an award or of a list of players."""

_LIKE = (
    r"(?:(?:chess|digital|signed|gold|silver|bronze|copper|large|small|big|giant|tall|engraved|"
    r"crystal|glass|custom|memorial|perpetual|champion(?:ship)?|participa(?:tion|nt))\s+)"
)
_NOUN = (
    r"(?:troph(?:y|ies)(?:\s+cups?)?|plaques?|medal(?:lion)?s?|cups?|(?:e-)?certificates?|ribbons?|"
    r"books?|clocks?|shields?|rosettes?|badges?|t-?shirts?|tokens?|candy|sweets|chocolates?|chess\s+(?:sets?|boards?|bags?)|"
    r"good(?:ie|y)\s+bags?|participa(?:tion|nt)\s+(?:award|prize)s?|(?-i:gold|silver|bronze))"
)
_NEXT = (
    r"(?:\s+(?:to|in|into|for)\s+(?:the\s+|our\s+|an?\s+)?(?:next|following|future)"
    r"(?:\s+(?!to\b|for\b)[\w'’-]+){0,3})"
)
_OTHER = (
    r"(?:free\s+)?(?:(?:\w{1,20}-)?year(?:'s)?\s+)?(?:(?:us\s+chess|uscf)\s+)?memberships?"
    r"|awards?(?=\s+(?:to|for)\b)"
)
AWARD = rf"(?:(?-i:an?)\s+)?(?:{_LIKE}{{0,5}}{_NOUN}|free\s+entr(?:y|ies){_NEXT}?|{_OTHER})\b"
"""An award that is given out as it is named, as a pattern."""

GIFT = (
    r"(?:(?-i:an?)\s+)?(?:gift\s+(?:card|certificate|voucher)|book\s+token|(?:book\s+)?voucher|"
    r"merchandise|travel\s+grant|scholarship|(?:store\s+)?credit)s?\b"
)
"""An award that has a worth before it (``$50 gift card``), as a pattern."""

_PLAYER = (
    r"(?:players?|participants?|kids|child(?:ren)?|students?|entrants?|competitors?|contestants?)"
)
EVERYBODY = (
    rf"(?:all\b(?:\s+of)?(?:\s+the)?(?:\s+(others?|remaining|rest)\b)?(?:\s+{_PLAYER}\b)?"
    rf"|(?:each|every)\s+(?:(other|remaining)\s+)?{_PLAYER}(?:\s+playing)?|every(?:one|body)\b(?:\s+(else))?"
    rf"|(?:the\s+)?(rest)\b(?:\s+of\s+the\s+{_PLAYER})?|(others))\b"
)
"""Everybody, or with a group everybody else, as a pattern."""

_KNOWN = re.compile(rf"\b(?:{AWARD}|{GIFT}|awards?$)", re.IGNORECASE)


def award_called(text: str) -> str:
    """Return the name of one award: ``medal`` for ``Medals``, ``$25 Amazon gift card``."""
    name = re.sub(r"^an?\s+", "", " ".join(text.split()))
    name = _KNOWN.sub(lambda match: match[0].casefold(), name)
    name = name.replace("us chess", "US Chess").replace("uscf", "USCF")
    name = re.sub(r"\b(troph|entr)ies\b", r"\1y", name)
    name = name if name.endswith("ss") else name.removesuffix("s")
    return f"{name} medal" if name in ("gold", "silver", "bronze") else name
