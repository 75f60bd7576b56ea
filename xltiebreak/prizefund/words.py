"""The words of a line of prizes: one table of patterns, and what each word says.

The first pattern that matches wins; two spellings of one thing are two patterns of one row, and no
text is rewritten. Spaces are single before anything is read, so a pattern writes one as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import takewhile
from typing import Any, NamedTuple, Optional

from xltiebreak.event.figures import points
from xltiebreak.event.words import LONGEST_PRIZES
from xltiebreak.prizefund import asked
from xltiebreak.prizefund.asked import AnnouncementError, Question, ask_if
from xltiebreak.prizefund.money import MOST, SIGN, SIGNS, Cents
from xltiebreak.prizefund.prizes import (
    ALL,
    BONUS,
    CLASS,
    CLASS_BANDS,
    NAMED,
    OVER,
    PLACE,
    POINTS,
    SPECIAL,
    TEAM,
    UNDER,
    UNRATED,
    Prize,
)
from xltiebreak.prizefund.typed_cells import list_name

Match = re.Match[str]


class Token(NamedTuple):
    """One word or more with one meaning.

    ``kind`` is who, rank, best, changed; money, share, award, each; fund, guaranteed; link, sign,
    bracket; fee, each section, classes, list, word. ``gap`` is what was typed between it and the
    token before.
    """

    kind: str
    value: Any
    text: str
    gap: str = " "

    @property
    def amount(self) -> Any:
        """The cents of money, or the percentage of a share."""
        return self.value[0] if self.kind == "money" else self.value


END = Token("end", None, "")
Made = Optional[tuple[str, Any]]
"""Kind and value of a token; None if the words have another meaning."""
Make = Callable[[Match], Made]

NOTHING = ("", None)

SECTION_NAMES = ("open", "premier", "championship", "reserve", "amateur", "booster", "novice")
"""Words that name a section at the start of a statement, also without a colon."""

_LITTLE_WORDS = (
    "or of in by per from not no than last on at if only takes take who which with any until after "
    "before half grade score"
)
NO_NAMES = (*SECTION_NAMES, *_LITTLE_WORDS.split())
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
_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth"
_CARDINALS = "one two three four five six seven eight nine ten"
ORDINALS = {word: number for number, word in enumerate(_ORDINALS.split(), 1)}
CARDINALS = {word: number for number, word in enumerate(_CARDINALS.split(), 1)}
ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5}
TITLES = {"SENIOR MASTER": "SM", "MASTER": "M", "EXPERT": "X"}
CLASS_ORDER = "XABCDEFGHIJ"
PARTS = {"half": Fraction(50), "third": Fraction(100, 3), "quarter": Fraction(25)}
_WORDS_OF_PRIZES = (
    "under over below above class rating rated section player points pts rs usd eur gbp inr cad cdn"
)
NO_LIST_NAMES = {*NO_NAMES, *CARDINALS, *_WORDS_OF_PRIZES.split()}
BOUGHT = re.compile(r"(?:chess )?(?:book|clock|set|board|bag|shirt|t-shirt)s?$", re.I)

AMOUNT = r"(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d\d)?(?![\d%])"
UNR = r"(?:unr\.|unr(?:ated)?s?\b)"
RANK = rf"(?:\d{{1,3}} ?(?:st|nd|rd|th)|{'|'.join(ORDINALS)})\b"
FEES = r"(?:entry (?:fees?|money)|EFs?|entries|gross(?: receipts)?)"
FUND = r"(?:prize )?(?:fund|pot|entry fees|entries)"
OF_FUND = rf"(?: (?:of )?(?:the )?{FUND})?"
GROUP = r"(?:quads?|groups?|sections?|divisions?)"
IN_EACH_GROUP = (
    rf"(?:(?:in|of|for|per|to) )*(?:each|every|per|all(?! sections)|the) {GROUP}\b(?! winner)"
)
GTD = r"(?:guaranteed|gtd)\b"
ON_TIE = r"(?:on )?tie-? ?break(?:er)?s?(?: (?:1st|first|win(?:ner)?))?"
POINT = r"(\d{1,2}(?:\.5|½)?)"
OR_MORE = r"(?: or (?:more|better|higher|above|over)|\+)?"
UNDERS = r"(?:under|below|u)[ /-]{0,3}"
AND = r"(?:/|\band\b|&) ?"
LIST = (
    r"juniors?|senior citizens?|seniors?|wom[ae]n|lad(?:y|ies)|females?|girls?|boys?|youths?"
    r"|veterans?|locals?|scholastics?|cadets?"
    r"|(?:u|under|over)[ -]?\d{1,2}(?!\d)(?: (?:boys?|girls?))?"
)
KNOWN_LIST = re.compile(rf"{LIST}|oldest|youngest|kindergarten|grade|k\b|\d", re.I)
CURRENCY = r"(?:€|EUR\b|£|₹|CAD\b|CDN\b|USD\b|GBP\b|INR\b|Rs\b|dollars\b|euros\b|pounds\b|rupees\b)"
LABEL = re.compile(r".*\b(?:prizes?|bands|money|cash|awards|sections?)", re.I)
"""Words that stand before a colon and name no kind."""
FILLERS = (
    r"(?:uscf|us chess|fide|ecf|cfc|prizes?|money|cash|the|awards?|winners?|will|be|is|are|gets?"
    r"|receives?|wins?|takes?|awarded|given|also|(?-i:an?))\b"
)


def award_called(text: str) -> str:
    """Return the name of one award: ``medal`` for ``Medals``, ``$25 Amazon gift card``."""
    name = re.sub(r"^an?\s+", "", " ".join(text.split()))
    name = _KNOWN.sub(lambda match: match[0].casefold(), name)
    name = name.replace("us chess", "US Chess").replace("uscf", "USCF")
    name = re.sub(r"\b(troph|entr)ies\b", r"\1y", name)
    name = name if name.endswith("ss") else name.removesuffix("s")
    return f"{name} medal" if name in ("gold", "silver", "bronze") else name


def first_of(match: Match) -> str:
    """Return the first group that has matched."""
    return next((group for group in match.groups() if group), "")


def cents(text: str) -> Cents:
    """Return the cents of ``1,250`` or ``12.50``."""
    units, _, rest = text.replace(",", "").partition(".")
    ask_if(len(units) > len(str(MOST)), text[:40], asked.TOO_MUCH)
    amount = int(units) * 100 + int(rest or 0)
    ask_if(amount > MOST, text[:40], asked.TOO_MUCH)
    return amount


def one_sign(signs: Iterable[str], text: str) -> str:
    """Return the one sign of some amounts; a plain ``$`` beside ``CA$`` means the same.

    Raises:
        AnnouncementError: they are of two currencies.
    """
    kinds = sorted({*signs} - {""})
    if len(kinds) > 1 and kinds != ["$", "CA$"]:
        raise AnnouncementError(text, asked.TWO_CURRENCIES, one=kinds[0], other=kinds[1])
    return max(kinds, key=len, default="")


def _money(match: Match) -> Made:
    signs = [SIGNS[sign.casefold()] for sign in re.findall(SIGN, match[0], re.I)]
    signs += ["₹"] * match[0].endswith("/-")
    names = re.findall(r"dollars|euros|pounds|rupees", match[0], re.I)
    signs += [SIGNS[name.casefold()] for name in names]
    one_sign(signs, match[0])
    return "money", (cents(first_of(match)), max(signs, key=len, default=""))


def _share(match: Match) -> Made:
    ask_if(not 0 < Fraction(match[1]) <= 100, match[0], asked.NO_PART)
    return "share", Fraction(match[1])


def _part(match: Match) -> Made:
    ask_if(not 0 < int(match[1]) < int(match[2]), match[0], asked.NO_PART)
    return "share", Fraction(100 * int(match[1]), int(match[2]))


def _percent(match: Match) -> Fraction:
    return Fraction(first_of(match) or 100)


def _firsts(match: Match) -> int:
    number = first_of(match).casefold() or "1"
    return CARDINALS.get(number) or int(number)


def _entries(match: Match) -> int:
    ask_if(not int(match[1]), match[0], asked.WHICH_FUND)
    return int(match[1])


def _fund(what: str, convert: Callable[[Match], Any] = lambda match: True) -> Make:
    """What is said of the fund: ``fees``, ``firsts``, ``limit``, ``based``, ``part``, ``sum`` …"""
    return lambda match: ("fund", (what, convert(match)))


def _is(kind: str, value: Any = None) -> Make:
    return lambda match: (kind, value)


def _same(kind: str) -> Make:
    return lambda match: (kind, match[0])


def _ranks(first: int, last: int) -> Made:
    return ("rank", (first, last, False)) if 0 < first <= last else None


def _ordinal(word: str) -> int:
    digits = re.match(r"\d+", word)
    return int(digits[0]) if digits else ORDINALS[word.casefold()]


def _from_to(match: Match) -> Made:
    return _ranks(int(match[1]), int(match[2])) if int(match[1]) < int(match[2]) else None


def _top(match: Match) -> Made:
    return "rank", (1, int(match[1] or CARDINALS[match[2].casefold()]), True)


def _who(kind: str, **fields: Any) -> Made:
    return "who", Prize(kind, **fields)


def named(text: str) -> Prize:
    """Return a prize for a list of players, by its name."""
    name = list_name(re.sub(r" citizens?$", "", text, flags=re.I))
    return Prize(NAMED, list=name, label=f"top {name}")


def class_prize(letters: Sequence[str], label: str = "") -> Prize:
    """Return a prize for one class, or for several that share it."""
    low, high = CLASS_BANDS[letters[-1]][0], CLASS_BANDS[letters[0]][1]
    return Prize(CLASS, low=low, high=high, label=label or f"Class {'/'.join(letters)}")


def _class(match: Match) -> Made:
    word = first_of(match).upper()
    if word in TITLES:
        return "who", class_prize([TITLES[word]], word.capitalize())
    return "who", class_prize(word.split("/"))


def _band(match: Match) -> Made:
    low, high = int(match[1]), int(match[2])
    return _who(CLASS, low=low, high=high, or_unrated=bool(match[3])) if low < high < 4000 else None


def _special(match: Match) -> Made:
    name = match[1].casefold()
    return _who(SPECIAL, label=f"{name} prize" if name in ("special", "upset") else name)


def _everybody(match: Match) -> Made:
    if first_of(match):
        return _who(ALL, list="others", label="everybody without another trophy")
    return _who(ALL, label="every player")


def _points(match: Match) -> Made:
    return _who(POINTS, points=points(first_of(match)))


def _unders(match: Match) -> Made:
    """``U1800/1600/1400``: figures that fall by at most 400."""
    highs = [int(figure) for figure in re.findall(r"\d+", match[1])]
    if not all(0 < high - next_one <= 400 for high, next_one in zip(highs, highs[1:])):
        return None
    return "list", [Prize(UNDER, high=high - 1) for high in highs]


def _classes(match: Match) -> Made:
    """``A-C`` is A, B and C; ``A-B-C`` names them."""
    letters = re.findall("[A-Z]", match[1])
    if len(letters) == 2:
        first, last = map(CLASS_ORDER.index, letters)
        letters = list(CLASS_ORDER[first : last + 1])
    return ("classes", [class_prize([letter]) for letter in letters]) if letters else None


def _asks(question: Question) -> Make:
    def ask(match: Match) -> Made:
        raise AnnouncementError(match[0], question)

    return ask


def _either_part(match: Match) -> Made:
    """``50-30% of`` is two parts, ``85-90% of`` one of the two."""
    low, high = int(match[1]), int(match[2])
    ask_if(low < high, match[0], asked.EITHER_PART, low=low, high=high)
    return None


def _over(match: Match) -> Made:
    low = int(first_of(match))
    return _who(OVER, low=low) if low else None


def _row(make: Make | None, *patterns: str) -> tuple[Make | None, tuple[str, ...]]:
    return make, patterns


ROWS = (
    # what says nothing
    _row(
        None,
        r" +",
        r"\(?\b(?:FIDE|USCF|US Chess|ECF|CFC)[ -]rated\b\)?|\((?:FIDE|USCF|ECF)\)|\(K-\d+\)",
        r"\(open to [^()]*\)|\bin \w+ sections? ?(?=[.:])",
    ),
    _row(
        None,
        rf", (?=each (?:{SIGN}|\d))|\bindividuals? (?=troph|medal|plaque|award)",
        r"(?:\band|&|\+|\bplus) (?:the )?titles?\b",
        r"\b(?:age(?: group)?|junior|senior) prizes ?[:-]? ?(?=(?:u|under)[ -]?\d)",
    ),
    _row(_is("each section"), r"\( ?each section ?\)"),
    _row(
        _is("changed", "all sections"),
        r"(?:(?:in|of|over) )?(?:all sections|the (?:whole )?(?:event|tournament))\b",
    ),
    _row(None, rf"\({IN_EACH_GROUP}\)|{IN_EACH_GROUP}"),
    _row(
        _fund("later", lambda match: match[0].lstrip(";,. ")),
        r"[;,.]? ?\b(?:and )?(?:all )?(?:the )?(?:others?|rest|(?:other|remaining|class) prizes) "
        r"(?:are |will be )?(?:based (?:up)?on|per|depend(?:s|ing|ent)? (?:up)?on|according to|as) "
        r"(?:the )?(?:number of )?(?:entries|entry|turnout|attendance)(?: permits?)?\b",
    ),
    _row(
        _asks(asked.OTHERS_BASED),
        r"(?:others?|rest|(?:other|remaining|class) prizes) (?:are )?(?:based (?:up)?on|b ?/) ?"
        r"\d{1,5}(?: (?:entries|players))?",
    ),
    _row(
        None,
        r"\bspecial (?=[$€£\d][\d,]* ?%? (?:for |upset|best|biggest))",
        r"(?:cash )?prizes? of (?=[$€£₹]|Rs)",
        r"\b(?:class|rating|grading) (?:prizes|bands)\b(?! per)",
        r"(?:special|cash|main|class|rating|grading|age(?: group)?)? ?"
        r"(?<!junior )(?<!senior )\b(?:prizes|awards) ?: ?(?=\S)",
        r"(?<!best )(?<!top )\b(?:junior|senior) (?:prizes|awards) ?: ?(?=\S)",
        r"\b(?:rating|grading) (?:prizes?|bands?|category|group)? ?"
        r"(?=\(?(?:u|under|below|from)?[ -]?\d{3,4}|[:=] ?\(?u)",
        r"\b(?:rated|graded) (?=u|under|below|over|above)",
    ),
    # the fund
    _row(
        _fund("fees", _percent),
        r"(?:(?:total )?(?:cash )?pay-?out (?:is )?)?(?:(\d{1,3}(?:\.\d+)?) ?%|all) (?:of )?"
        rf"(?:the |all |net )?{FEES}\b(?: (?:are |is )?(?:returned|paid(?: (?:out|back))?))?"
        r"(?: (?:as|in|to) (?:cash )?prizes)?",
        r"\b(?:full|(\d{1,3}) ?%) pay-?(?:out|back)\b",
        r"\ball (?:the )?money (?:is )?(?:returned|paid out)(?: as prizes)?",
    ),
    _row(
        _fund("firsts", _firsts),
        rf"(?:(?:top|first) (\d{{1,2}}|{'|'.join(CARDINALS)})"
        rf"|(?:1st|first)(?:(?:-| and | & )(\d{{1,2}})(?:nd|rd|th))?)"
        rf"(?: (?:prizes?|places?))? (?:is |are )?{GTD}(?! \$)",
    ),
    _row(_is("fee"), rf"(?:EF|entry(?: fees?)?)\b ?:? ?{SIGN}? ?{AMOUNT}"),
    _row(
        _fund("limit", lambda match: cents(match[1])),
        rf"{UNR}(?: players)? (?:may|can) ?not (?:win|take) (?:over|above|more than) "
        rf"{SIGN}? ?({AMOUNT})",
    ),
    _row(
        _fund("based", _entries),
        r"(?:based (?:up)?on|b ?/ ?o?) ?(\d{1,5})(?!\d)(?: (?:full|paid|total))*"
        r"(?: (?:entries|entrants|players|paid))?\b",
    ),
    _row(None, r"-? ?else (?:in )?proportion\w* ?-?"),
    _row(
        _fund("half", lambda match: tuple(re.split(r", ?| and ", match[1].strip()))),
        r"\(([^()]+?) counts? (?:as )?half\)",
    ),
    _row(_fund("part", _percent), r"(\d{1,3}) ?% ?(?:of )?each prize", rf"(\d{{1,3}}) ?% {GTD}!*"),
    _row(
        _fund("guaranteed"),
        rf"(?:(?:minimum|min\.?|at least|unconditionally) )?{GTD}(?: minimum\b)?",
        r"\(min(?:imum)?\.?\)|(?:at least|minimum)(?= (?:[$€£₹]|1st|first))",
        r"(?:(?<=\d)|(?<=\d )|(?<=\d\()|(?<=\d \())G(?=[\s,.;:!)-]|$)",
    ),
    _row(
        _fund("sum", lambda match: "g" in match[0].casefold()),
        r"[$€£]{2}(?: ?G(?:td|uaranteed)?(?![a-z])[.:]?)?",
    ),
    _row(
        _fund("total"),
        r"(?:total )?(?:prize )?(?:fund|pool|purse)(?: of)?\b",
        r"(?:in (?:cash |total )?|total (?:cash )?)prizes?\b|\b(?:total|projected)\b",
    ),
    # amounts
    _row(
        _asks(asked.DECIMAL),
        rf"{SIGN} ?\d+,\d{{1,2}}(?!\d|,\d|st\b|nd\b|rd\b|th\b)",
        r"\d+\.\d{3},\d\d\b",
    ),
    _row(_either_part, r"(?<![\d-])(\d{1,3}) ?%? ?- ?(\d{1,3}) ?% (?=of\b)"),
    _row(_part, rf"(\d)/(\d) (?:(?:of )?(?:the )?{FUND}\b|(?=gtd\b|guaranteed\b))"),
    _row(
        lambda match: ("share", PARTS[match[1].casefold()]),
        rf"(?:(?:one[ -]|a )(?=third)|(?:one[ -]|a )?(?!third))(half|third|quarter)\b{OF_FUND}",
    ),
    _row(
        _share,
        r"(\d{1,3}(?:\.\d{1,3})?) ?%(?: of (?:the )?(?:prize )?fund\b)?",
        r"(\d{1,3}(?:\.\d{1,3})?)(?=(?: ?[-/] ?\d{1,3}(?:\.\d+)?)* ?[-/] ?\d{1,3}(?:\.\d+)? ?%)",
    ),
    _row(
        _money,
        r"(?:₹|Rs\b\.?|INR) ?(\d{1,2}(?:,\d\d)+,\d{3})(?!\d)(?:/-)?",
        rf"(?:(?:CAD|CDN|CA|USD?) )?{SIGN} ?({AMOUNT})(?:/-)?(?: ?(?:CAD|CDN)\b)?",
        rf"({AMOUNT})(?:/-| ?{CURRENCY}(?! ?\d))",
    ),
    # ranks
    _row(
        lambda match: _ranks(*[int(match[1])] * 2),
        rf"#?(\d{{1,2}}) ?(?:[.)] |[:-]) *(?={SIGN} ?\d|\d[\d,]* ?€)",
    ),
    _row(
        lambda match: _ranks(*[ROMAN[first_of(match)]] * 2),
        r"(?-i:\b[Pp]rize (III|II|IV|I|V)\b)",
        r"(?-i:\b(III|II|IV|I|V) (?:[Pp]lace(?: [Pp]rize)?|[Pp]rize)\b)",
    ),
    _row(
        _top,
        rf"(?:the )?(?:top|first|highest) (?:(\d{{1,3}})|({'|'.join(CARDINALS)}))\b"
        r"(?![-/%,.]?\d)(?! *%)(?: (?:scorers|finishers|places?|prizes))?",
    ),
    _row(
        _from_to,
        r"(?:for |to )?(?:places?|ranks?) (\d{1,2}) ?- ?(\d{1,2})\b",
        r"(?<![\w$€£₹.,%-])(\d{1,2})(?: ?- ?| to )(\d{1,2})"
        r"(?= ?:? ?(?:each )?(?:[$€£₹]|Rs|troph|medal|plaque))",
        r"(?<=trophies )(\d{1,2}) ?- ?(\d{1,2})\b",
        r"(?<=medals )(\d{1,2}) ?- ?(\d{1,2})\b",
    ),
    _row(
        lambda match: ("who", named(match[1])),
        r"((?:(?<=top )k|kindergarten|\d{1,2}(?:st|nd|rd|th)[ -]grade|grade (?:k|\d{1,2}))(?:rs?)?)"
        r"\b(?!-)",
    ),
    _row(
        lambda match: _ranks(*[3 if match[1] else 2] * 2),
        r"\b(?:the )?(?:(?:1st|first|(2nd|second)) )?runners?[ -]?up\b",
    ),
    _row(
        lambda match: _ranks(_ordinal(match[1]), _ordinal(match[2])),
        rf"({RANK}) ?(?:-|to|thru|through) ?(?:{RANK} ?- ?)*({RANK})",
    ),
    _row(
        lambda match: _ranks(*[_ordinal(match[1])] * 2),
        rf"(?:the )?({RANK})(?: (?:place )?(?:winner|prize of|prize|place))?(?:=(?= ))?",
    ),
    _row(
        _is("rank", (1, 1, False)),
        r"\b(?:winner takes all|winners? of (?:each|every|all|the) \w+(?: section)?)\b",
        r"\b(?:(?:each|every) \w+ winners?|(?:the )?winner|(?:the )?champion\b(?!ship))\b",
        r"\btop (?:scorer|finisher)\b|\btop score\b(?! (?:u\d|under|below|by|of|in))",
    ),
    # who
    _row(
        _points,
        rf"{POINT} ?(?:\+ ?)?(?:points?|pts)\b{OR_MORE}",
        rf"\bany score of {POINT}{OR_MORE}|(?<![\w.,$€£₹-])([2-9])-0(?= ?:? ?{SIGN})",
        r"all (?:(?:players|who|that|with|scoring|scored?|get|have|at least) )+"
        rf"{POINT}(?: points?)?{OR_MORE}(?: points?)?",
    ),
    _row(lambda match: _who(POINTS), r"(?:any |all )?plus[ -]scores?\b"),
    _row(_asks(asked.GLUED), r"(?:under|u|below) ?-?\d{3,4} ?- ?\d+(?![/\w])"),
    _row(_unders, rf"{UNDERS}(\d{{3,4}}(?: ?/ ?\d{{3,4}}\b)+)(?= ?:? ?(?:each )?{SIGN}| ?$)"),
    _row(lambda match: _who(UNDER, high=int(match[1]) - 1), rf"{UNDERS}(\d{{3,4}})\b"),
    _row(
        _over,
        rf"(?<![$€£₹])(?<![$€£₹] )(\d{{3,4}})(?: ?{AND}(?:over|above|up)\b|\+(?! ?[a-z]|[\d$€£₹]))",
        r"(?:over|above) (\d{3,4})\b",
    ),
    _row(lambda match: _who(CLASS, high=int(match[1])), rf"(\d{{3,4}}) ?{AND}(?:below|under)\b"),
    _row(
        _band,
        rf"[\[(] ?(?:ratings? )?(\d{{1,4}}) ?- ?(\d{{1,4}})(?: ?(/) ?{UNR})? ?[\])]",
        r"(?:rat(?:ings?|ed) |elo )?(?:from )?(?<![\d$€£₹.,/-])([1-9]\d{2,3}) ?(?:-|to) ?"
        r"([1-9]\d{2,3})(?: ratings?)?(?![\d/-])()",
    ),
    _row(_is("changed", "or unrated"), rf"(?:or|/|&|\bincl(?:\.|uding\b|\b)) ?{UNR}"),
    _row(_is("changed", "no unrated"), rf"\( ?no {UNR} ?\)"),
    _row(lambda match: _who(UNRATED), UNR),
    _row(
        _classes,
        r"(?:class(?:es)? )?(?-i:(\b[XA-J](?: ?- ?[A-J]){2,}\b))",
        r"class(?:es)? (?:prizes )?(?-i:([XA-I] ?(?:-|through|to) ?[A-J]\b))(?! ?- ?\d)",
        r"(?-i:(\b[XA-I](?: ?-| (?:through|to)) ?[A-J]\b))(?! ?- ?\d)",
    ),
    _row(_asks(asked.A_OR_CLASS_A), r"(?<=\d )(?-i:A) (?=troph|medal|plaque|book|cup|certificate)"),
    _row(
        _class,
        rf"(?:class(?:es)? )?(?-i:([A-J](?:/[A-J])+))(?=/(?:{UNR}|below\b|under\b))",
        r"class(?:es)? ([a-jxm]|sm)\b",
        r"\b(?-i:([A-JXM]|SM))\b(?!-\d)(?: grade\b)?",
        r"(senior master|expert|master)s?\b",
    ),
    _row(_is("changed", "and below"), rf"{AND}(?:below|under)\b(?! ?\d)"),
    _row(
        lambda match: _who(BONUS, on_tie_break=any(match.groups())),
        r"(?:bonus (?:for|to) )?(?:a )?clear(?: |(?=/))(?:(?:win(?:ner)?|1st|first)(?: place)?"
        rf"( or {ON_TIE})?|((?:or |/ ?){ON_TIE}))(?: bonus)?\b",
    ),
    _row(_is("extra"), r"bonus\b"),
    _row(
        _special,
        r"(?:special\b ?)?((?:(?:biggest|best|largest|greatest|top) )?upset"
        r"|best (?:game|endgame|attack|combination)|slow starter|fighting(?= prize)|brilliancy)"
        r"(?:s| (?:wins?|victory|bonus|awards?))?\b(?: prizes?)?",
    ),
    _row(_special, r"(special)\b(?: prizes?\b)?"),
    _row(_is("changed", "each round"), r"(?:(?:in|of|for|per|after|each|every|the) )+round\b ?:?"),
    _row(_same("gift"), GIFT),
    _row(_same("award"), AWARD),
    _row(
        _asks(asked.FOR_WHICH),
        r"(?:u|under)[ -]?\d{1,2}(?: ?/ ?u?-?\d{1,2})* boys?(?: and | ?& ?|/)girls?\b",
        r"\bboys? ?(?:&|/) ?girls?\b",
    ),
    _row(
        lambda match: ("who", named(match[1])),
        rf"({LIST})\b(?: players?\b)?(?: ?\((?:above |over |u(?:nder)?[ -]?)?\d\d\+?\))?",
        r"((?:oldest|youngest)(?: (?:player|participant|boy|girl|child|woman))?)\b",
    ),
    _row(
        lambda match: _who(TEAM, list=first_of(match).casefold()),
        r"(?:(school|club) )?teams?\b|(school|club)s?\b(?! (?:member|player))",
    ),
    _row(_everybody, EVERYBODY),
    _row(_is("each"), r"(?:each|apiece|ea\b\.?)\b"),
    _row(lambda match: _who(PLACE), r"(?:indiv(?:iduals?)?|players?|overall|finishers?|places?)\b"),
    _row(_is("link"), r"(?:to|for)\b"),
    _row(None, FILLERS),
    # signs, and what is left
    _row(lambda match: ("money", (cents(match[1]), "")), rf"({AMOUNT})"),
    _row(_is("sign", "&"), r"(?:and|with)\b|&"),
    _row(_is("sign", "+"), r"plus\b|\+"),
    _row(_is("sign", "-"), r"=|\.{3,}|…"),
    _row(_is("sign", ";"), r"--+"),
    _row(_is("minus"), rf"(?<= )-(?={SIGN}?\d)"),
    _row(_same("sign"), r"[;:|•·*!\n/-]|\.(?!\d)|,(?!\d{3}(?!\d))"),
    _row(_same("bracket"), r"[()\[\]]"),
    _row(
        _is("best"),
        r"(?:the )?(?:top|best|highest)(?:[ -]+(?:scoring|ranked|placed|finishing|rated))?\b"
        r"(?: (?:score|result|performance))?(?: (?:by|of)\b)?",
    ),
    _row(_asks(asked.FOR_WHICH), r"clubs? (?:members?|players?)\b|members?\b"),
    _row(_same("word"), r"([^\W\d][\w'’]*(?:-\w+)*)"),
)


@lru_cache(maxsize=1)
def _patterns() -> list[tuple[re.Pattern[str], Make | None]]:
    """The table in one list, compiled when the first line is read."""
    return [(re.compile(text, re.I), make) for make, texts in ROWS for text in texts]


_OF_ZEROS = re.compile(
    r"(?<![\w.])(?<!\d[,:])(?<!\d, )"
    r"(?:0{2,}|(?<![$€£₹-])0(?!\s?[-–]\s?\d|\s?(?:points?|pts)\b))(?:\.00?)?(?![\w%]|[.,:]\d)"
)
"""What a shell leaves of ``"1st $1000"``; it may have cut other amounts unseen."""


NEARER = {
    **dict.fromkeys(("rating", "ratings", "grading"), asked.WHICH_RATINGS),
    **dict.fromkeys(("class", "classes"), asked.WHICH_CLASSES),
    "perfect": asked.HOW_MANY_POINTS,
    "grade": asked.WHICH_GRADES,
}
"""What is asked of words that leave open who is meant."""


_COLON = re.compile(" ?[:,]")


def tokens(text: str) -> list[Token]:
    """Return the words of a line.

    Raises:
        AnnouncementError: some can be read in two ways.
    """
    ask_if(len(text) > LONGEST_PRIZES, f"{text[:40]} …", asked.TOO_LONG)
    zeros = _OF_ZEROS.search(text)
    if zeros:
        raise AnnouncementError(zeros[0], asked.ZEROS, zeros=zeros[0])
    text = re.sub(r"[^\S\n]+", " ", re.sub(r"[–—−]", "-", text))
    made: list[Token] = []
    at = done = 0
    while at < len(text):
        for pattern, make in _patterns():
            match = pattern.match(text, at)
            meaning = (make(match) if make else NOTHING) if match and match[0] else None
            if match and meaning:
                break
        else:
            raise AnnouncementError(text[at : at + 10])
        at = match.end()
        if meaning[0]:
            typed = match[0].strip()
            begin = match.start() + match[0].index(typed)
            made.append(Token(meaning[0], meaning[1], typed, text[done:begin]))
            done = begin + len(typed)
        elif not made or made[-1].kind in ("sign", "money", "share", "award"):
            colon = _COLON.match(text, at) if LABEL.fullmatch(match[0]) else None
            at = colon.end() if colon else at
    of_fund = {token.text for token in made if token.kind == "fund"}
    if "G" in of_fund and any(token.text in ("F", "H") for token in made):
        raise AnnouncementError("G", asked.CLASS_OR_GUARANTEED)
    return _with_names(_with_groups([*made, END]), text)[:-1]


_GROUP = re.compile(r"k-\d{1,2}", re.I)


def _with_groups(read: Sequence[Token]) -> list[Token]:
    """Take ``K-3`` for a list of players between "top" or "top 3" and an award, and where an award
    alone follows its colon; else it is a word, such as the name of a section."""
    out: list[Token] = []
    for k, token in enumerate(read):
        signs = [each.value if each.kind == "sign" else each.kind for each in read[k + 1 : k + 4]]
        before = out[-1] if out else Token("sign", ";", "")
        is_top = before.kind == "best" or (before.kind == "rank" and before.value[2])
        is_behind = is_top and signs[:1] and signs[0] in (":", ";", "award", "money", "end")
        is_alone = before.value in (";", "\n") and signs[:2] == [":", "award"]
        if (
            token.kind == "word"
            and _GROUP.fullmatch(token.text)
            and (is_behind or (is_alone and signs[2] in (";", "\n", "end")))
        ):
            prize = named(token.text)
            prize = replace(prize, label=f"top {token.text.upper()}")
            out.append(token._replace(kind="who", value=prize))
        else:
            out.append(token)
    return out


def _with_names(read: Sequence[Token], text: str) -> list[Token]:
    """Words before an award belong to its name, and so does the worth of a gift card; a word behind
    "best" names a list of players.
    """
    out: list[Token] = []
    for each in read:
        token = each
        if each.kind in ("award", "gift"):
            token = _with_worth(_with_adjectives(each, out, text), out)
        words = [each.text for each in takewhile(lambda each: each.kind == "word", out[:-3:-1])]
        is_name = all(word.isalpha() and word.casefold() not in NO_LIST_NAMES for word in words)
        is_best = words and [each.kind for each in out[: -len(words)][-1:]] == ["best"]
        if is_best and is_name and token.kind != "word":
            name = " ".join(reversed(words))
            best = out[-len(words) - 1].text
            ask_if(token.kind == "award", name, asked.BEST_OF, line=f"{best} {name}: {token.text}")
            out[-len(words) :] = [Token("who", named(name), name, out[-len(words)].gap)]
        out.append(token)
    return out


def _with_adjectives(award: Token, before: list[Token], text: str) -> Token:
    """Take up to three words right before an award into its name."""
    for _ in range(3):
        if not before or before[-1].kind != "word" or f"{before[-1].text} {award.text}" not in text:
            break
        if before[-1].text.casefold() in NO_LIST_NAMES or (
            before[-2:-1] and before[-2].kind == "best"
        ):
            break
        adjective = before.pop()
        award = award._replace(text=f"{adjective.text} {award.text}", gap=adjective.gap)
    return award


def _with_worth(award: Token, before: list[Token]) -> Token:
    """Take the amount before a gift card into its name."""
    if before and before[-1].kind == "money":
        if award.kind == "gift":
            if [t.kind for t in before[-2:-1]] in (["money"], ["minus"]) or (
                len(before) > 2 and before[-2].value == "-" and before[-3].kind == "money"
            ):
                raise AnnouncementError(f"{before[-1].text} {award.text}", asked.WORTHS)
            return Token("award", None, f"{before.pop().text} {award.text}")
        if BOUGHT.match(award.text):
            name = award_called(award.text)
            raise AnnouncementError(f"{before[-1].text} {award.text}", asked.WORTH, name=name)
    return Token("award", None, award.text)
