"""One statement of an announcement as items: for whom, which ranks, and what.

Each token is one letter here, so that the forms in which prizes are written can be read as
patterns of letters; a statement that is none of them is not understood.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple, Union

from xltiebreak.prizefund.announcement.tokens import AnnouncementError, Statement, Token
from xltiebreak.prizefund.announcement.who import Who, who_is_meant
from xltiebreak.prizefund.money import Cents

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
"""``u`` stands for whom a prize is for, whatever the words."""

RANKS = "(?:o-o|o|t)"
PART = f"(?:{RANKS}u?|u{RANKS}?)"
MONEY = "(?:m(?:-?m|-n)*|n(?:-n)*|%)"
A_LIST = "(?:m(?:-?m|-n)*|n(?:-n)+)"
BESIDES = "(?:&?y)?"
FORMS = {
    "who first": f"{PART}-?{MONEY}e?{BESIDES}g?",
    "money first": f"(?:m(?:-?m|-n)*|%)e?{BESIDES}g?{PART}",
    "without money": f"(?:y{PART}|{PART}&?y|u?tu?|u|y)",
}
"""The forms of an item; all items of a statement are of one form."""

BEGINNINGS = {"who first": f"{A_LIST}e?g?"}
"""What may stand before the first item of a form."""

ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
TROPHY = "trophy"

Piece = Union[Token, Who]


class Item(NamedTuple):
    """Prizes of one kind as they are written: for whom, or nobody named; the ranks from and to, or
    the top so many; money by rank, or a part of the fees; a trophy."""

    text: str
    who: Who | None
    ranks: tuple[int, int] | None
    top: int | None
    amounts: tuple[Cents, ...]
    percent: Fraction | None
    trophy: str
    each: bool
    guaranteed: bool
    money_first: bool
    no_dash: str

    @property
    def is_bare(self) -> bool:
        """Whether it says for whom, and nothing of what or how many."""
        value = self.amounts or self.percent or self.trophy
        return not (value or self.top or self.ranks)


def items(statement: Statement, tokens: Sequence[Token]) -> list[Item]:
    """The items of a statement, of which some tokens may have been read already.

    Raises:
        AnnouncementError: it is not understood, or can be read in two ways.
    """
    pieces = _pieces(tokens)
    letters = "".join(_letter(piece, statement) for piece in pieces)
    doubtful = re.search("u-n", letters)
    if doubtful:
        raise AnnouncementError(
            " ".join(piece.text.strip() for piece in pieces[doubtful.start() : doubtful.end()]),
            "can be read as a prize or as ratings between two figures; "
            'write "U1200 $1000" or "(1000-1200)"',
        )
    for form in FORMS:
        spans = _cut(letters, form)
        if spans:
            return [_item(pieces[start:end], form == "money first") for start, end in spans]
    raise AnnouncementError(statement.text, "this is not understood")


def _cut(letters: str, form: str) -> list[tuple[int, int]]:
    """From where to where the items stand, if all letters are items of this form; else nothing."""
    spans = []
    item, at = re.compile(FORMS[form]), 0
    while at < len(letters):
        found = item.match(letters, at)
        if found is None and at == 0 and form in BEGINNINGS:
            found = re.match(BEGINNINGS[form], letters)
        if found is None:
            return []
        spans.append(found.span())
        at = found.end()
    return spans


def _pieces(tokens: Sequence[Token]) -> list[Piece]:
    """The tokens without fillers, those that say for whom together."""
    named = any(token.kind == "special" and token.text.casefold() != "special" for token in tokens)
    tokens = [
        token
        for token in tokens
        if token.kind != "filler" and not (named and token.text.casefold() == "special")
    ]
    pieces: list[Piece] = []
    while tokens:
        who, used = who_is_meant(tokens)
        pieces.append(tokens[0] if who is None else who)
        tokens = tokens[used or 1 :]
    return pieces


def _letter(piece: Piece, statement: Statement) -> str:
    if isinstance(piece, Who):
        return "u"
    if piece.kind == "minus":
        raise AnnouncementError(
            statement.text, 'is an amount below 0? Write "1st - $5" or "1st $5"'
        )
    if piece.kind not in LETTERS:
        whole = "" if piece.text == statement.text else f' in "{statement.text}"'
        raise AnnouncementError(piece.text, f"this is not understood{whole}")
    return LETTERS[piece.kind]


def _item(pieces: Sequence[Piece], money_first: bool) -> Item:
    tokens = [piece for piece in pieces if isinstance(piece, Token)]
    amounts = [token for token in tokens if token.kind in ("money", "number")]
    ordinals = [_ordinal(token) for token in tokens if token.kind == "ordinal"]
    percents = [Fraction(token.parts[0]) for token in tokens if token.kind == "percent"]
    tops = [int(token.parts[0]) for token in tokens if token.kind == "top"]
    gap = next(
        (pair for pair in zip(pieces, pieces[1:]) if all(piece in amounts for piece in pair)), ()
    )
    return Item(
        text=" ".join(piece.text.strip() for piece in pieces),
        who=next((piece for piece in pieces if isinstance(piece, Who)), None),
        ranks=(ordinals[0], ordinals[-1]) if ordinals else None,
        top=tops[0] if tops else None,
        amounts=tuple(token.cents for token in amounts),
        percent=percents[0] if percents else None,
        trophy=next((_trophy(token) for token in tokens if token.kind == "trophy"), ""),
        each=any(token.kind == "each" for token in tokens),
        guaranteed=any(token.kind == "guaranteed" for token in tokens),
        money_first=money_first,
        no_dash=" ".join(piece.text.strip() for piece in gap),
    )


def _ordinal(token: Token) -> int:
    word = token.parts[0].casefold()
    return int(word) if word.isdecimal() else ORDINALS[word]


def _trophy(token: Token) -> str:
    word = token.parts[0].casefold()
    return TROPHY if word == "troph" else word
