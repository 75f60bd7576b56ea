"""The words of a line of prizes, by the patterns in ``words.rules``, and what is made of each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple, Optional

from xltiebreak.event.figures import points
from xltiebreak.event.words import LONGEST_PRIZES, table_beside
from xltiebreak.prizefund.asked import AnnouncementError, ask_if
from xltiebreak.prizefund.money import MOST, SIGN, SIGNS, Cents
from xltiebreak.prizefund.prizes import CLASS_BANDS, Kind, Prize, list_name


class Token(NamedTuple):
    """One word or more with one meaning.

    ``kind`` is who, rank, best, changed; money, share, award, each; fund, fee; link, sign, minus,
    bracket; section, extra, classes, list, word. ``gap`` is what was typed between it and the token
    before.
    """

    kind: str
    value: Any
    text: str
    gap: str = " "

    @property
    def amount(self) -> Any:
        """The cents of money, or the percentage of a share."""
        return self.value[0] if self.kind == "money" else self.value


Match = re.Match[str]
Made = Optional[tuple[str, Any]]
"""Kind and value of a token; None if the words have another meaning."""

_TITLES = {"SENIOR MASTER": "SM", "MASTER": "M", "EXPERT": "X"}


def _number(word: str) -> int:
    digits = re.match(r"\d+", word)
    return int(digits[0]) if digits else _NUMBERS[word.casefold()]


def first_of(match: Match) -> str:
    """Return the first group that has matched."""
    return next((group for group in match.groups() if group), "")


def cents(text: str) -> Cents:
    """Return the cents of ``1,250`` or ``12.50``."""
    units, _, rest = text.replace(",", "").partition(".")
    amount = int(units) * 100 + int(rest or 0)
    ask_if(amount > MOST, text[:40], "TOO_MUCH")
    return amount


def one_sign(signs: Iterable[str], text: str) -> str:
    """Return the one sign of some amounts; a plain ``$`` beside ``CA$`` means the same.

    Raises:
        AnnouncementError: they are of two currencies.
    """
    kinds = sorted({*signs} - {""})
    if len(kinds) > 1 and kinds != ["$", "CA$"]:
        raise AnnouncementError(text, "TWO_CURRENCIES", one=kinds[0], other=kinds[1])
    return max(kinds, key=len, default="")


def _money(match: Match) -> Made:
    names = re.findall(rf"{SIGN}|dollars|euros|pounds|rupees", match[0], re.I)
    signs = [SIGNS[name.casefold()] for name in names] + ["₹"] * match[0].endswith("/-")
    return "money", (cents(first_of(match)), one_sign(signs, match[0]))


_MOST_TIMES_THE_FEE = 3


def _fees(match: Match) -> Made:
    """Say nothing of entry fees for several groups, none of them many times the first."""
    amounts = [cents(amount) for amount in re.findall(rf"{SIGN} ?(\d[\d,]*)", match[0], re.I)]
    are_fees = max(amounts, default=0) <= _MOST_TIMES_THE_FEE * sum(amounts[:1])
    return ("", None) if are_fees else None


def _share(match: Match, percent: Fraction) -> Made:
    ask_if(not 0 < percent <= 100, match[0], "NO_PART")
    return "share", percent


def _percent(match: Match) -> Fraction:
    return Fraction(first_of(match) or 100)


def _entries(match: Match) -> int:
    ask_if(not int(match[1]), match[0], "WHICH_FUND")
    return int(match[1])


_OF_FUND: dict[str, Callable[[Match], Any]] = {
    "fees": _percent,
    "firsts": lambda match: _number(first_of(match) or "1"),
    "limit": lambda match: cents(match[1]),
    "based": _entries,
    "half": lambda match: tuple(re.split(r", ?| and ", match[1].strip())),
    "part": _percent,
    "sum": lambda match: "g" in match[0].casefold(),
}
"""What is said of the fund; the other words only say that it is said."""


def _ranks(first: int, last: int) -> Made:
    return ("rank", (first, last, False)) if 0 < first <= last else None


def _who(kind: str, **fields: Any) -> Made:
    return "who", Prize(kind, **fields)


def named(text: str) -> Prize:
    """Return a prize for a list of players, by its name."""
    name = list_name(re.sub(r" citizens?$", "", text, flags=re.I))
    return Prize(Kind.NAMED, list=name, label=f"top {name}")


def class_prize(letters: Sequence[str], label: str = "") -> Prize:
    """Return a prize for one class, or for several that share it."""
    low, high = CLASS_BANDS[letters[-1]][0], CLASS_BANDS[letters[0]][1]
    return Prize(Kind.CLASS, low=low, high=high, label=label or f"Class {'/'.join(letters)}")


def _class(match: Match) -> Made:
    word = first_of(match).upper()
    if word in _TITLES:
        return "who", class_prize([_TITLES[word]], word.capitalize())
    return "who", class_prize(word.split("/"))


def _classes(match: Match) -> Made:
    """``A-C`` is A, B and C; ``A-B-C`` names them."""
    letters = re.findall("[A-Z]", match[1])
    if len(letters) == 2:
        bands = [*CLASS_BANDS]
        letters = bands[bands.index(letters[0]) : bands.index(letters[1]) + 1]
    return ("classes", [class_prize([letter]) for letter in letters]) if letters else None


def _band(match: Match) -> Made:
    low, high = int(match[1]), int(match[2])
    return (
        _who(Kind.CLASS, low=low, high=high, or_unrated=bool(match[3]))
        if low < high < 4000
        else None
    )


def _over(match: Match) -> Made:
    low = int(first_of(match))
    return _who(Kind.OVER, low=low) if low else None


def _unders(match: Match) -> Made:
    """``U1800/1600/1400``: figures that fall by at most 400."""
    highs = [int(figure) for figure in re.findall(r"\d+", match[1])]
    if not all(0 < high - next_one <= 400 for high, next_one in zip(highs, highs[1:])):
        return None
    return "list", [Prize(Kind.UNDER, high=high - 1) for high in highs]


def _special(match: Match) -> Made:
    name = match[1].casefold()
    return _who(Kind.SPECIAL, label=f"{name} prize" if name in ("special", "upset") else name)


def _everybody(match: Match) -> Made:
    if first_of(match):
        return _who(Kind.ALL, list="others", label="everybody without another trophy")
    return _who(Kind.ALL, label="every player")


_MAKES: dict[str, Callable[[Match], Made]] = {
    "nothing": lambda match: ("", None),
    "fees": _fees,
    "money": _money,
    "share": lambda match: _share(match, Fraction(match[1])),
    "part": lambda match: _share(match, Fraction(100 * int(match[1]), int(match[2]) or 1)),
    "rank": lambda match: _ranks(*[_number(first_of(match))] * 2),
    "ranks": lambda match: _ranks(_number(match[1]), _number(match[2])),
    "top": lambda match: ("rank", (1, _number(match[1]), True)),
    "points": lambda match: _who(Kind.POINTS, points=points(first_of(match))),
    "plus": lambda match: _who(Kind.POINTS),
    "under": lambda match: _who(Kind.UNDER, high=int(match[1]) - 1),
    "unders": _unders,
    "over": _over,
    "below": lambda match: _who(Kind.CLASS, high=int(match[1])),
    "band": _band,
    "class": _class,
    "classes": _classes,
    "bonus": lambda match: _who(Kind.BONUS, on_tie_break=any(match.groups())),
    "special": _special,
    "named": lambda match: ("who", named(match[1])),
    "grades": lambda match: _who(
        Kind.NAMED, list=match[0].casefold(), label=f"top {match[0].upper()}"
    ),
    "team": lambda match: _who(Kind.TEAM, list=first_of(match).casefold()),
    "everybody": _everybody,
    "place": lambda match: _who(Kind.PLACE),
    "unrated": lambda match: _who(Kind.UNRATED),
}


def _meaning(what: str, match: Match) -> Made:
    """Return what matched words mean by the name of their row."""
    kind, _, value = what.partition(" ")
    if kind == "ask":
        raise AnnouncementError(match[0], value)
    if kind == "fund":
        return kind, (value, _OF_FUND.get(value, bool)(match))
    if kind == "rank" and value:
        return _ranks(int(value), int(value))
    return _MAKES[kind](match) if kind in _MAKES else (kind, value or match[0])


Rows = list[tuple[str, str]]
"""What words say, and the pattern of each."""


def _read_table() -> tuple[dict[str, str], tuple[Rows, Rows, Rows]]:
    """Return the parts of the table by name, and the rows to be tried in a line without letters, at
    no letter in another line, and at a letter."""
    parts, rows = {"SIGN": SIGN}, (Rows(), Rows(), Rows())
    for name, pattern in table_beside(__name__, "words.rules"):
        if name.isupper():
            parts[name] = f"{parts[name]}|{pattern}" if name in parts else pattern
        else:
            for tried in rows["*~".find(name[-1]) + 1 :]:
                tried.append((name.rstrip("*~"), pattern))
    return parts, rows


_PARTS, ROWS = _read_table()
_NUMBERS = {
    word: number
    for words in (_PARTS["ORDINAL"], _PARTS["NUMBER"], "i|ii|iii|iv|v")
    for number, word in enumerate(words.split("|"), 1)
}
_PART = re.compile(r"<([A-Z_]+)>")


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """Return a pattern with the parts of the table that it names, ``<RANK>``, compiled when it is
    first asked for: few lines have words for the last rows, which take longest."""
    while _PART.search(pattern):
        pattern = _PART.sub(lambda match: f"(?:{_PARTS[match[1]]})", pattern)
    return re.compile(pattern, re.I)


_OF_ZEROS = re.compile(
    r"(?<![\w.])(?<!\d[,:])(?<!\d, )"
    r"(?:0{2,}|(?<![$€£₹-])0(?!\s?[-–]\s?\d|\s?(?:points?|pts)\b))(?:\.00?)?(?![\w%]|[.,:]\d)"
)
"""What a shell leaves of ``"1st $1000"``; it may have cut other amounts unseen."""

_LABEL = re.compile(r".*\b(?:prizes?|bands|money|cash|awards|sections?)", re.I)
"""Words that stand before a colon and name no kind."""

_COLON = re.compile(" ?[:,]")


def tokens(text: str) -> list[Token]:
    """Return the words of a line.

    Raises:
        AnnouncementError: some can be read in two ways.
    """
    ask_if(len(text) > LONGEST_PRIZES, f"{text[:40]} …", "TOO_LONG")
    zeros = _OF_ZEROS.search(text)
    if zeros:
        raise AnnouncementError(zeros[0], "ZEROS", zeros=zeros[0])
    text = re.sub(r"[^\S\n]+", " ", re.sub(r"[–—−]", "-", text))
    elsewhere = ROWS[any(map(str.isalpha, text))]
    made: list[Token] = []
    at = done = 0
    while at < len(text):
        for what, pattern in ROWS[-1] if text[at].isalpha() else elsewhere:
            match = compiled(pattern).match(text, at)
            meaning = _meaning(what, match) if match and match[0] else None
            if match and meaning:
                break
        else:
            raise AnnouncementError(text[at : at + 10])
        at = match.end()
        if meaning[0]:
            typed = match[0].strip()
            begin = match.start() + match[0].index(typed)
            made.append(Token(*meaning, typed, text[done:begin]))
            done = begin + len(typed)
        elif not made or made[-1].kind in ("sign", "money", "share", "award"):
            colon = _COLON.match(text, at) if _LABEL.fullmatch(match[0]) else None
            at = colon.end() if colon else at
    return made


_KNOWN = r"\b(?:<AWARD>|<GIFT>|awards?$)"


def award_called(text: str) -> str:
    """Return the name of one award: ``medal`` for ``Medals``, ``$25 Amazon gift card``."""
    name = re.sub(r"^an?\s+", "", re.sub(r"(?<=\d)(?=[^\W\d])", " ", " ".join(text.split())))
    name = compiled(_KNOWN).sub(lambda match: match[0].casefold(), name)
    name = name.replace("us chess", "US Chess").replace("uscf", "USCF")
    name = re.sub(r"\b(troph|entr)ies\b", r"\1y", name)
    name = name if name.endswith("ss") else name.removesuffix("s")
    return f"{name} medal" if name in ("gold", "silver", "bronze") else name
