"""An announcement, cut into statements of tokens; a token is a few words with one meaning."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import takewhile
from types import TracebackType
from typing import NamedTuple

from xltiebreak.event.words import LONGEST_PRIZES, narrow
from xltiebreak.prizefund.in_kind import AWARD, EVERYBODY, GIFT, NO_NAMES, award_called
from xltiebreak.prizefund.money import MOST, SIGN, SIGNS, Cents
from xltiebreak.prizefund.refusals import NOT_UNDERSTOOD, OF_A_SHELL, AnnouncementError
from xltiebreak.prizefund.spellings import spelled


class Token(NamedTuple):
    """A few words with one meaning: kind, matched groups, and text."""

    kind: str
    groups: tuple[str, ...]
    text: str

    @property
    def cents(self) -> Cents:
        """Its money."""
        return cents(self.groups[-1] or self.groups[0])

    @property
    def sign(self) -> str:
        """The sign of its money, empty if it has none."""
        typed = re.findall(SIGN, self.text, re.IGNORECASE) if self.kind == "money" else []
        rupees = "₹" if self.kind == "money" and self.text.endswith("/-") else ""
        return max((SIGNS[sign.lower()] for sign in typed), key=len, default=rupees)

    @property
    def award(self) -> str:
        """What is given, of a token for an award: ``medal``, ``$25 Amazon gift card``."""
        return award_called(self.text)

    @property
    def rank(self) -> int:
        """Its rank: 2 for ``2nd`` and ``second``; 0 if it has none."""
        word = self.groups[0].casefold()
        return int(word) if word.isdecimal() else ORDINALS.get(word, 0)


class Statement(NamedTuple):
    """The tokens between two signs of ``, ; . : !``, and the sign after them; a ``/`` or the word
    "and" between two kinds of prize separates them, too."""

    tokens: tuple[Token, ...]
    end: str
    text: str

    def has(self, *kinds: str) -> bool:
        """Whether any token is of one of these kinds."""
        return any(token.kind in kinds for token in self.tokens)

    def only(self, *kinds: str) -> bool:
        """Whether all tokens are of these kinds."""
        return all(token.kind in kinds for token in self.tokens)


ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
NUMBER = r"(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d\d)?(?![\d%])"
UNRATED = r"unr(?:ated)?s?\b"
ENTRIES = r"(?:\s+(?:paid|full|total))*(?:\s+(?:entries|entrants|players))?\b"
ON_TIE_BREAK = r"(?:on\s+)?tie-?\s?break(?:er)?s?(?:\s+(?:1st|first|win(?:ner)?))?"

PATTERNS = (
    ("space", r"\s+"),
    (
        "of the fees",
        r"(?:(?:total\s+)?(?:cash\s+)?pay-?out\s+(?:is\s+)?)?(?:(\d{1,3}(?:\.\d{1,3})?)\s?%|all)\s+(?:of\s+)?"
        r"(?:the\s+|all\s+|net\s+)?(?:entry\s+(?:fees?|money)|EFs?|entries|gross(?:\s+receipts)?)\b"
        r"(?:\s+(?:are\s+|is\s+|will\s+be\s+)?(?:returned|paid(?:\s+out|\s+back)?))?"
        r"(?:\s+(?:as|in)\s+(?:cash\s+)?prizes)?",
    ),
    (
        "first guaranteed",
        r"(?:(?:top|first)\s+(\d{1,2})|(?:1st|first)(?:-(\d{1,2})(?:nd|rd|th))?)"
        r"(?:\s+(?:prizes?|places?))?\s+(?:is\s+|are\s+)?(?:guaranteed|gtd)\b",
    ),
    ("fee", rf"(?:EF|entry(?:\s+fees?)?)\b\s*:?\s*{SIGN}?\s?({NUMBER})"),
    (
        "limit",
        rf"{UNRATED}(?:\s+players)?\s+(?:may|can)\s?not\s+(?:win|take)"
        rf"\s+(?:over|above|more\s+than)\s+{SIGN}?\s?({NUMBER})",
    ),
    ("based", rf"\(?\s*(?:based\s+(?:up)?on|b\s?/\s?o?)\s*(\d{{1,5}})(?!\d){ENTRIES}\s*\)?"),
    ("else", r"-?\s*else\s+(?:in\s+)?proportion\w*\s*-?"),
    ("half", r"\(([^()]+?)\s+counts?\s+(?:as\s+)?half\)"),
    ("part", r"[\[(]?\s*(\d{1,3})\s?%\s*(?:of\s+)?each\s+prize\s*[\])]?"),
    (
        "guaranteed",
        r"(?:(?:minimum|min\.?|at\s+least|unconditionally)\s+)?(?:guaranteed|gtd)\b(?:\s+minimum\b)?",
    ),
    ("in total", r"[$€£]{2}"),
    (
        "all sections",
        r"\(?\s*(?:(?:in|of|over|across|from)\s+)?"
        r"(?:all\s+sections|the\s+(?:whole\s+)?(?:event|tournament))\b\s*\)?",
    ),
    ("each section", r"\(\s*each\s+section\s*\)"),
    ("no unrated", rf"\(\s*no\s+{UNRATED}\s*\)"),
    ("or unrated", rf"\(?\s*(?:/|\bor\b|&|\band\b|\bincl(?:uding)?\b)\s*{UNRATED}\s*\)?"),
    ("unrated", UNRATED),
    (
        "fraction",
        r"(\d)/(\d)\s+(?:(?:of\s+)?(?:the\s+)?(?:(?:prize\s+)?fund|entry\s+fees|entries|pot)\b"
        r"|(?=gtd\b|guaranteed\b))",
    ),
    ("percent", r"(\d{1,3}(?:\.\d{1,3})?)\s?%(?:\s+of\s+(?:the\s+)?(?:prize\s+)?fund\b)?"),
    ("money", r"(?:₹|Rs\b\.?|INR)\s?(\d{1,2}(?:,\d\d)+,\d{3})(?!\d)(?:/-)?"),
    ("money", rf"{SIGN}\s?({NUMBER})(?:/-)?(?:\s?(?:CAD|CDN)\b)?"),
    ("money", rf"({NUMBER})/-"),
    ("money", rf"({NUMBER})\s?(?:€|EUR\b|£|₹|CAD\b|CDN\b|USD\b|GBP\b|INR\b|Rs\b)(?!\s?\d)"),
    ("top", r"(?:the\s+)?(?:top|first)\s+(\d{1,3})\b(?![-/%,.]?\d)(?!\s*%)"),
    (
        "named",
        r"((?:(?<=top\s)k|kindergarten|\d{1,2}(?:st|nd|rd|th)[\s-]grade|grade\s(?:k|\d{1,2})))(?:rs?)?\b(?!-)",
    ),
    ("ordinal", r"(\d{1,3})\s?(?:st|nd|rd|th)\b"),
    ("dash", r"(?<=\d(?:st|nd|rd|th)\s)(?:to|through)\b(?=\s\d{1,3}(?:st|nd|rd|th))"),
    ("ordinal", r"(first|second|third|fourth|fifth)\b"),
    ("points", r"(\d{1,2}(?:\.5|½)?)\s?(?:points?|pts)\b"),
    ("plus score", r"(?:any\s+)?plus[\s-]scores?\b"),
    ("glued", r"(?:under|u)\s?-?\d{3,4}-\d+(?![/\w])"),
    ("under", r"(?:under|below|u)[\s/-]{0,3}(\d{3,4})\b"),
    ("over", r"\(?(\d{3,4})\s?(?:/|\band\b|&)\s?(?:over|above|up)\b\)?"),
    ("over", r"\(?(\d{3,4})\+\)?"),
    ("over", r"(?:over|above)\s+(\d{3,4})\b"),
    ("below", r"\(?(\d{3,4})\s?(?:/|\band\b|&)\s?(?:below|under)\b\)?"),
    ("band", rf"[\[(]\s*(\d{{1,4}})\s?-\s?(\d{{1,4}})(?:\s?(/)\s?{UNRATED})?\s*[\])]"),
    ("class", r"class(?:es)?\s+([a-jxm]|sm)\b"),
    ("class", rf"(?-i:([A-J](?:/[A-J])+))(?=/(?:{UNRATED}|below\b|under\b))"),
    ("class", r"(senior\s+master|expert|master)s?\b"),
    ("class", r"(?-i:([A-JXM]|SM))\b(?!-\d)"),
    ("and below", r"(?:/|\band\b|&)\s*(?:below|under)\b"),
    ("and above", r"(?:/|\band\b|&)\s*(?:above|over|up)\b"),
    (
        "bonus",
        rf"(?:bonus\s+(?:for|to)\s+)?(?:a\s+)?clear(?:\s+|(?=/))"
        rf"(?:(?:win(?:ner)?|1st|first)(?:\s+place)?(\s+or\s+{ON_TIE_BREAK})?|((?:or\s+|/\s?){ON_TIE_BREAK}))"
        r"(?:\s+bonus)?\b",
    ),
    ("extra", r"bonus\b"),
    (
        "special",
        r"(?:special\b\s*)?((?:(?:biggest|best|largest|greatest|top)\s+)?upset|best\s+(?:game|endgame|attack|combination)|slow\s+starter|fighting(?=\s+prize)|brilliancy)"
        r"(?:s|\s+(?:wins?|victory|bonus|award)s?)?\b",
    ),
    ("special", r"(special)\b"),
    ("best", r"(?:the\s+)?(?:top|best|highest)\b"),
    ("gift", GIFT),
    ("trophy", AWARD),
    (
        "named",
        r"(juniors?|seniors?|wom[ae]n|lad(?:y|ies)|females?|girls?|boys?|youths?|veterans?|locals?|scholastics?|cadets?"
        r"|(?:u|under|over)[\s-]?\d{1,2}(?!\d)(?:\s+(?:boys?|girls?))?)\b(?:\s+players?\b)?"
        r"(?:\s*\((?:above\s+|over\s+|u(?:nder)?[\s-]?)?\d\d\+?\))?",
    ),
    ("named", r"((?:oldest|youngest)(?:\s+(?:player|participant|boy|girl|child|woman))?)\b"),
    ("teams", r"(?:(school|club)\s+)?teams?\b|(school|club)s?\b"),
    ("all", EVERYBODY),
    ("everybody", r"(?:indiv(?:iduals?)?|players?|overall|places?)\b"),
    ("own section", r"\(?\s*(?:(?:in|of|for|per|each|every)\s+){1,5}section\b\s*\)?"),
    ("each round", r"(?:(?:in|of|for|per|after|each|every|the)\s+){1,5}round\b\s*:?"),
    ("each", r"(?:each|apiece)\b"),
    ("total", r"(?:total|projected|(?:prize\s+)?fund(?:\s+of\b)?|purse|in\s+(?:cash\s+)?prizes)\b"),
    ("section", r"sections?\b"),
    (
        "filler",
        r"(?:uscf|us\s+chess|fide|ecf|cfc|prizes?|money|finishers?|cash|to|for|the|awards?|winners?"
        r"|will|be|is|are|gets?|receives?|wins|awarded|given|also|(?-i:an?))\b",
    ),
    ("number", rf"({NUMBER})"),
    ("minus", rf"(?<=\s)-(?={SIGN}?\d)"),
    ("dash", r"-"),
    ("and", r"(?:and\b|with\b|plus\b|&|\+)"),
    ("slash", r"/"),
    ("bracket", r"[()\[\]]"),
    ("word", r"([^\W\d][\w'’]*(?:-\w+)*)"),
)
"""The first pattern that fits decides the kind of a token."""

_READERS = [(kind, re.compile(narrow(pattern), re.IGNORECASE)) for kind, pattern in PATTERNS]
_DECIMAL_COMMA = re.compile(r"(?<![\w.,])[$€£₹]?\d[\d.]*,\d{1,2}(?![\w%,])")
_OF_ZEROS = re.compile(
    r"(?<![\w.])(?<!\d[,:])(?<!\d, )"
    r"(?:0{2,}|(?<![$€£₹-])0(?!\s?[-–]\s?\d|\s?(?:points?|pts)\b))(?:\.00?)?(?![\w%]|[.,:]\d)"
)
"""``000``, ``00`` and ``0``, but not ``1,000``, ``10:00``, ``0-1199``, ``4-0``, ``0 points``."""
_ENDS = re.compile(r"[;:|•·*]|!+|\.(?!\d)|,(?!\d{3}(?!\d))|\n")
VALUES = ("money", "number", "percent")
_KINDS = ("class", "under", "over", "below", "band", "unrated", "named", "and below", "or unrated")
_BEGINS = (*_KINDS, "best", "ordinal", "top", "special")


def statements(text: str) -> Iterator[Statement]:
    """Yield the statements of an announcement.

    Raises:
        AnnouncementError: a sign in it means nothing here, or it is too long.
    """
    read, error, raised_at = _read(text)
    yield from read
    if error:
        raise error.with_traceback(raised_at)


@lru_cache(maxsize=16)
def _read(
    text: str,
) -> tuple[Sequence[Statement], AnnouncementError | None, TracebackType | None]:
    """Return the statements up to a first error: many sections may have the same line."""
    read: list[Statement] = []
    try:
        for statement in _statements(text):
            read.append(statement)
    except AnnouncementError as error:
        return read, error, error.__traceback__
    return read, None, None


def _statements(text: str) -> Iterator[Statement]:
    if len(text) > LONGEST_PRIZES:
        raise AnnouncementError(f"{text[:40]} …", f"longer than {LONGEST_PRIZES:,} letters")
    _refuse_zeros(text)
    text = spelled(text)
    _refuse_decimal_commas(text)
    text = re.sub(r"\s?(?:\.{2,}|…|=)\s?", " - ", text)
    tokens: list[Token] = []
    start = at = 0
    while at < len(text):
        end = _ENDS.match(text, at)
        if end:
            if tokens:
                yield Statement(tuple(tokens), end.group()[0], text[start:at].strip())
            at = start = end.end()
            tokens = []
            continue
        token = _token(text, at)
        at += len(token.text)
        if token.kind == "minus" and tokens and tokens[-1].kind in ("money", "number"):
            token = token._replace(kind="dash")  # 300 -200, and not 1st -5
        is_beside = _is_among(tokens, VALUES) and _next(text, at) in ("money", "number")
        if token.kind == "bracket" and is_beside:
            raise AnnouncementError(
                text[start:].strip()[:40],
                "what is the amount in brackets?",
                "U1800 $100-50",
                "U1800 $100, U1600 $50",
            )
        if not tokens and _says_nothing(token, _next(text, at)):
            continue
        if token.kind in ("slash", "and") and _separates(token, tokens, _next(text, at)):
            yield Statement(tuple(tokens), token.text[0], text[start : at - len(token.text)])
            start, tokens = at, []
        elif token.kind == "slash" or (token.kind == "and" and _is_rank_after(tokens, text, at)):
            if not _is_rank_after(tokens, text, at) and not (
                _is_among(tokens, VALUES) and _next(text, at) in VALUES
            ):
                raise _not_understood(text, at)
            tokens.append(token._replace(kind="dash"))
        elif token.kind not in ("space", "bracket"):
            is_award = token.kind in ("gift", "trophy")
            tokens.append(_whole_award(token, tokens) if is_award else token)
    if tokens:
        yield Statement(tuple(tokens), "", text[start:].strip())


def _whole_award(gift: Token, before: list[Token]) -> Token:
    """Return an award with the words that belong to its name, and a gift card with its worth; they
    are taken away from the tokens before it: ``$25 Amazon gift card``.

    Raises:
        AnnouncementError: a list of amounts stands before it.
    """
    words = [gift]
    names = [*takewhile(_is_of_a_name, reversed(before))]
    if not _is_among(before[: len(before) - len(names)], ("best",)):  # best newcomer trophy
        words = [*reversed(names), gift]
        del before[len(before) - len(names) :]
    if gift.kind == "gift" and _is_among(before, ("money",)):
        words.insert(0, before.pop())
        if _is_among(before, VALUES) or (
            _is_among(before, ("dash",)) and _is_among(before[:-1], VALUES)
        ):
            raise AnnouncementError(
                " ".join(word.text.strip() for word in (*before[-2:], *words)),
                "which of these amounts are gift cards?",
                "1st $50 gift card, 2nd $25 gift card",
                "1st $50, 2nd $25 gift card",
            )
    text = " ".join(word.text.strip() for word in words)
    return Token("trophy", (), text)


def _is_of_a_name(token: Token) -> bool:
    return token.kind == "word" and token.text.casefold() not in NO_NAMES


def _says_nothing(token: Token, following: str) -> bool:
    """Whether an "and" or a bullet stands at the start of a statement: ``- 1st $100``."""
    return token.kind == "and" or (token.kind == "dash" and following not in ("", *VALUES))


def _is_among(tokens: Sequence[Token], kinds: Sequence[str]) -> bool:
    """Whether the last token is of one of these kinds."""
    return bool(tokens) and tokens[-1].kind in kinds


def _next(text: str, at: int) -> str:
    """Return the kind of the token that begins here, or after spaces."""
    at += len(text[at:]) - len(text[at:].lstrip())
    return "" if at >= len(text) or _ENDS.match(text, at) else _token(text, at).kind


def _is_rank_after(tokens: Sequence[Token], text: str, at: int) -> bool:
    """Whether the rank after the last one begins here: ``1st/2nd``, ``1st and 2nd``."""
    if not _is_among(tokens, ("ordinal",)) or _next(text, at) != "ordinal":
        return False
    following = _token(text, at + len(text[at:]) - len(text[at:].lstrip()))
    return following.rank == tokens[-1].rank + 1


def _separates(token: Token, before: Sequence[Token], following: str) -> bool:
    """Whether a slash or "and" stands between two kinds of prize (``A/B``, ``A and B``), or a slash
    after a complete prize (``1st $100 / 2nd $75``)."""
    kinds = [e.kind for e in before if e.kind in (*VALUES, "trophy", "ordinal", *_KINDS)]
    if token.kind == "and" and following == "money" and kinds[:1] in (["money"], ["trophy"]):
        return kinds[-1] in ("ordinal", *_KINDS)
    of_trophies = any(earlier.kind == "trophy" for earlier in before)
    if _is_among(before, _KINDS):
        return following in (*_KINDS, "best") or (of_trophies and following == "top")
    if token.kind == "and" and _is_among(
        before, ("top", "everybody", "teams", "ordinal", "special")
    ):
        return of_trophies and following in ("top", "best", "points", "plus score", "all")
    return _is_among(before, VALUES) and following in _BEGINS


def _refuse_zeros(text: str) -> None:
    """Refuse ``1st 000``: that is what a shell leaves of ``"1st $1000"``, and it may have cut other
    amounts unseen."""
    zeros = _OF_ZEROS.search(text)
    if zeros:
        why = f"this is no amount; {OF_A_SHELL.format(zeros=zeros[0])}"
        raise AnnouncementError(zeros[0], why, "1st 1000, 2nd 500")


def _refuse_decimal_commas(text: str) -> None:
    """Refuse ``€12,50``, which the comma would cut in two."""
    amount = _DECIMAL_COMMA.search(text)
    if amount:
        raise AnnouncementError(
            amount.group(), "is this comma a decimal one?", "1st $12.50", "1st $1,250"
        )


def _token(text: str, at: int) -> Token:
    for kind, reader in _READERS:
        match = reader.match(text, at)
        if match:
            token = Token(kind, tuple(part or "" for part in match.groups()), match.group())
            return _in_percent(token) if kind == "fraction" else token
    raise _not_understood(text, at)


def _not_understood(text: str, at: int) -> AnnouncementError:
    words = text[text.rfind(" ", 0, at) + 1 :].split(maxsplit=1)
    return AnnouncementError(words[0][:40], NOT_UNDERSTOOD)


def _in_percent(fraction: Token) -> Token:
    """Return ``2/3 of the fund`` as a percentage."""
    part, whole = map(int, fraction.groups)
    if not 0 < part < whole:
        raise AnnouncementError(fraction.text, "this is no part", "1st 60%, 2nd 40%")
    return Token("percent", (f"{100 * part}/{whole}",), fraction.text)


def cents(number: str) -> Cents:
    """Return the cents of ``1,150`` or ``12.50``."""
    units, _, hundredths = number.replace(",", "").partition(".")
    if len(units) > len(str(MOST)):
        raise AnnouncementError(number[:40], f"a prize is at most {MOST // 100:,}")
    return int(units) * 100 + int(hundredths or 0)


def name_in(tokens: Sequence[Token]) -> str:
    """Return the words as the name of a section."""
    return " ".join(t.text.strip() for t in tokens if t.kind not in ("band", "over", "below"))


def folded(name: str) -> str:
    """Return the name of a section in small letters, without the words that all have."""
    words = re.sub(r"\bsections?\b|\bclass\b", " ", name.casefold())
    return "".join(re.findall(r"\w+", words.replace("under", "u")))


def is_called(tokens: Sequence[Token], section: str) -> bool:
    """Whether these words are the name of this section."""
    without_limit = [token for token in tokens if token.kind not in ("under", "or unrated")]
    names = {folded(name_in(tokens)), folded(name_in(without_limit))} - {""}
    return folded(section) in names


def may_be_name(tokens: Sequence[Token]) -> bool:
    """Whether these words can be the name of a section."""
    kinds = [token.kind for token in tokens]
    named = kinds[0] == "word" or "section" in kinds
    return named and all(
        kind in ("word", "section", "band", "over", "below", "under", "class", "or unrated")
        for kind in kinds
    )
