"""One statement of an announcement, cut into items; each item has the parts of a prize.

Each token becomes one letter, so that the ways to write prizes are patterns of letters. A statement
that fits none is refused, as are neighbours that can be read in two ways.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction

from xltiebreak.prizefund.parts import Parts, Piece, Who, pieces
from xltiebreak.prizefund.refusals import NOT_UNDERSTOOD, AnnouncementError
from xltiebreak.prizefund.tokens import Statement, Token

LETTERS = {
    "money": "m",
    "number": "n",
    "percent": "%",
    "dash": "-",
    "ordinal": "o",
    "top": "t",
    "trophy": "y",
    "each": "e",
    "and": "&",
    "guaranteed": "g",
}
"""The letter of each kind of token; ``u`` stands for any words that say who may win."""

RANKS = "(?:o-o|o|t)"
PART = f"(?:{RANKS}u?|u{RANKS}?)"
MONEY = "(?:m(?:-?m|-n)*|n(?:-n)*|%)"
A_LIST = "(?:m(?:-?m|-n)*|n(?:-n)+)"
BESIDES = "(?:&?y)*"
FORMS = {
    "who first": f"{PART}-?(?:y&?)?e?{MONEY}e?{BESIDES}g?",
    "money first": f"(?:y&)?(?:m(?:-?m|-n)*|%)e?{BESIDES}g?{PART}",
    "without money": f"(?:uy{RANKS}|y(?:&y)*e?{PART}|{PART}(?:-?&?y)(?:&y)*|{PART}|y)",
}
"""The forms of an item; all items of a statement have the same form."""

_OF_RATINGS = ("for which ratings is it?", "U1600 $50", "(1400-1599) $50")
_NEARER = {
    **dict.fromkeys(("rating", "ratings", "grading"), _OF_RATINGS),
    **dict.fromkeys(("class", "classes"), ("for which classes is it?", "A, B, C $50 each")),
    "perfect": ("how many points are that?", "4 points $50"),
    "grade": ("for which grades is it?", "top 4th grade medal, top 5th grade medal"),
}
"""What is asked of words that leave open who is meant, and lines that say so."""

_BOUGHT = r"^(?:chess\s+)?(?:book|clock|set|board|bag|shirt|t-shirt)s?\s*$"
"""Awards of which a worth may be announced."""

BEGINNINGS = {"who first": f"{A_LIST}e?g?"}
"""What may come before the first item of a form."""


def items(statement: Statement, tokens: Sequence[Token]) -> list[Parts]:
    """Cut a statement into items; ``tokens`` are those that are still to be read.

    Raises:
        AnnouncementError: it is not understood, or can be read in two ways.
    """
    of_winner = any(token.kind == "bonus" for token in tokens)
    tokens = [token for token in tokens if not (of_winner and token.kind == "extra")]
    named = any(token.kind == "special" and token.text.casefold() != "special" for token in tokens)
    tokens = [
        token
        for token in tokens
        if token.kind not in ("filler", "each section")
        and not (named and token.text.casefold() == "special")
    ]
    written = list(pieces(_with_rounds(tokens)))
    letters = "".join(_letter(piece, statement) for piece in written)
    doubtful = re.search("u-n", letters)
    if doubtful:
        raise AnnouncementError(
            _text(written[doubtful.start() : doubtful.end()]),
            "is this a prize for under the first figure, or one for ratings between the two?",
            "U1200 $1000",
            "(1000-1200) $50",
        )
    for amount, award in zip(written, written[1:]):
        if _letter(amount, statement) in "mn" and re.search(_BOUGHT, award.text, re.IGNORECASE):
            name = award.text.strip()
            raise AnnouncementError(
                _text([amount, award]),
                f"is this money and a {name}, or what the {name} is worth?",
                f"1st $50 and {name}",
                f"1st {name}",
            )
    twice = re.search("uu", letters)
    if twice:
        both = _text(written[twice.start() : twice.end()])
        raise AnnouncementError(both, "for which of these is it?", "U1800 $50", "Top junior $50")
    for form in FORMS:
        spans = _cut(letters, form)
        if spans:
            return [_parts(written[start:end], form == "money first") for start, end in spans]
    raise AnnouncementError(statement.text, NOT_UNDERSTOOD)


def _with_rounds(tokens: Sequence[Token]) -> list[Token]:
    """Return ``upset prize $10 each round`` as ``upset prize each round $10``."""
    rounds = [token for token in tokens if token.kind == "each round"]
    others = [token for token in tokens if token.kind != "each round"]
    specials = [k for k, token in enumerate(others, 1) if token.kind == "special"]
    if len(rounds) == len(specials) == 1:
        others[specials[0] : specials[0]] = rounds
        return others
    return [*tokens]


def _cut(letters: str, form: str) -> list[tuple[int, int]]:
    """Return start and end of each item of this form; nothing unless the items use all letters."""
    spans = []
    item, at = re.compile(FORMS[form]), 0
    while at < len(letters):
        match = item.match(letters, at)
        if match is None and at == 0 and form in BEGINNINGS:
            match = re.match(BEGINNINGS[form], letters)
        if match is None:
            return []
        spans.append(match.span())
        at = match.end()
    return spans


def _letter(piece: Piece, statement: Statement) -> str:
    if isinstance(piece, Who):
        return "u"
    if piece.kind == "minus":
        raise AnnouncementError(statement.text, "is an amount below 0?", "1st - $5", "1st $5")
    if piece.text.casefold() in _NEARER:
        raise AnnouncementError(piece.text, *_NEARER[piece.text.casefold()])
    if piece.kind not in LETTERS:
        whole = "" if piece.text == statement.text else f' in "{statement.text}"'
        raise AnnouncementError(piece.text, f"{NOT_UNDERSTOOD}{whole}")
    return LETTERS[piece.kind]


def _parts(written: Sequence[Piece], money_first: bool) -> Parts:
    tokens = [piece for piece in written if isinstance(piece, Token)]
    amounts = [token for token in tokens if token.kind in ("money", "number")]
    ranks = [token.rank for token in tokens if token.kind == "ordinal"]
    percents = [Fraction(token.groups[0]) for token in tokens if token.kind == "percent"]
    tops = [token.rank for token in tokens if token.kind == "top"]
    gap = next(
        (pair for pair in zip(written, written[1:]) if all(piece in amounts for piece in pair)), ()
    )
    return Parts(
        text=_text(written),
        who=next((piece for piece in written if isinstance(piece, Who)), None),
        ranks=(ranks[0], ranks[-1]) if ranks else None,
        top=tops[0] if tops else None,
        amounts=tuple(token.cents for token in amounts),
        percent=percents[0] if percents else None,
        trophy=" and ".join(token.award for token in tokens if token.kind == "trophy"),
        each=any(token.kind == "each" for token in tokens),
        guaranteed=any(token.kind == "guaranteed" for token in tokens),
        money_first=money_first,
        written=any(token.kind == "trophy" for token in tokens),
        no_dash=_text(gap),
    )


def _text(written: Sequence[Piece]) -> str:
    return " ".join(piece.text.strip() for piece in written)


def refuse_list(bare: Sequence[Parts], item: Parts, *, one_by_one: bool) -> None:
    """Refuse ``A, B $100-50``: kinds that do not say whether each of them gets the amount.

    Raises:
        AnnouncementError: always.
    """
    first = ", ".join(kind.text for kind in bare)
    names = f"{first}, {item.who.text if item.who else ''}"
    either = "each amount for one of them" if one_by_one else "one prize for all together"
    raise AnnouncementError(
        first,
        f"do {names} get this each, or is it {either}?",
        f"{names} $50 each",
        _parted(names) if one_by_one else _together([*bare, item]),
    )


def refuse_after(before: Parts | None, item: Parts, joint: str) -> None:
    """Refuse an amount after a gift card, and one after a kind that it may be for, too.

    Raises:
        AnnouncementError: it can be read in two ways.
    """
    if before is None or not item.amounts or item.trophy:
        return
    text = f"{before.text}, {item.text}"
    has_worth = re.match(r"[^\d\s]{0,4}\d", before.trophy)  # $25 gift card
    if has_worth and not before.amounts:
        raise AnnouncementError(
            text,
            "is the second amount money, or what a gift card is worth?",
            "1st $50 gift card. 2nd $25",
            "1st $50 gift card, 2nd $25 gift card",
        )
    if joint in ("a", "&", "/") and before.top and not before.amounts and not before.written:
        raise AnnouncementError(
            text,
            "do both get this, or does the first get trophies?",
            "U1600, U1400 $30 each",
            "Trophies to top 2 U1600. U1400 $30",
        )


def _parted(names: str) -> str:
    """Return ``A $60, B $50``: an amount for each kind."""
    kinds = enumerate(names.split(","))
    return ", ".join(f"{kind.strip()} ${max(10, 60 - 10 * k)}" for k, kind in kinds)


def _together(kinds: Sequence[Parts]) -> str:
    """Return ``(1400-1799) $50``: one prize for the ratings of all these kinds."""
    prizes = [kind.who.prize for kind in kinds if kind.who]
    low = min((prize.low or 0 for prize in prizes), default=0)
    high = max((prize.high or 0 for prize in prizes), default=0)
    return f"({low}-{high}) $50" if high else f"{kinds[0].text} $50"
