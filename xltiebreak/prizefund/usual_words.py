"""Words that stand beside prizes in a line and change nothing, and usual words for what a line says
of a guarantee, of points and of whom it names."""

from __future__ import annotations

import re
from typing import Callable, Union

from xltiebreak.prizefund.entry_fees import ORDINAL
from xltiebreak.prizefund.in_kind import AWARD
from xltiebreak.prizefund.money import SIGN
from xltiebreak.prizefund.prizes import ordinal
from xltiebreak.prizefund.refusals import AnnouncementError

Spelling = Union[str, Callable[["re.Match[str]"], str]]
"""What is written for a pattern."""

AMOUNT = rf"{SIGN}?\s?\d[\d,]{{0,14}}(?:\.\d\d)?"
_RATED_BY = r"(?:FIDE|USCF|US\s+Chess|ECF|CFC)"
_AT_LEAST = r"(?:guaranteed|gtd|min(?:imum)?)"
_FIRST = r"(?:1st|first)"
_ITS_AMOUNT = rf"\s*[:-]?\s*(?:of\s+)?{AMOUNT}"
_POINTS = r"(\d{1,2}(?:\.5|½)?)"
_OR_MORE = r"\s+or\s+(?:more|better|higher|above|over)\b"
_EACH = r"(?:each|every|all)"
_GROUP = r"(?:quads?|groups?|sections?|divisions?)"
_FEW = rf"(?:(?!{AWARD})[^.;|!\n:$€£₹])"
_ENDS = r"(?=\s*(?:$|[.;|!\n]))"
_GIVES = r"(?:\s*:|\s+(?:will\s+)?(?:receives?|gets?|wins?|be\s+awarded))\s+"
OTHERS_LATER = (
    r"[;,.]?\s*\b(?:and\s+)?(?:all\s+)?(?:the\s+)?"
    r"(?:others?|rest|(?:other|remaining|class)\s+prizes)\s+(?:are\s+|will\s+be\s+)?"
    r"(?:based\s+(?:up)?on|per|depend(?:s|ing|ent)?\s+(?:up)?on|according\s+to|as)\s+"
    r"(?:the\s+)?(?:number\s+of\s+)?(?:entries|entry|turnout|attendance)(?:\s+permits?)?\b"
)
"""Words that leave amounts to be announced later, as a pattern."""


def _either_percent(match: re.Match[str]) -> str:
    """``50-30-20% of`` stays; ``85-90% of`` is one of the two.

    Raises:
        AnnouncementError: the second is larger.
    """
    low, high = match[1], match[2]
    if int(low) >= int(high):
        return match[0]
    raise AnnouncementError(
        match[0],
        f"is it {low}% or {high}%?",
        f"{low}% of entry fees: 1st 60%, 2nd 40%",
        f"{high}% of entry fees: 1st 60%, 2nd 40%",
    )


def _counted_awards(match: re.Match[str]) -> str:
    """``3 individual trophies, 2 team trophies`` → ``trophies to top 3, trophies to top 2 teams``

    Raises:
        AnnouncementError: players are given two kinds of them.
    """
    kinds = [award for _, team, award in match.re.findall(match.string) if not team]
    if not match["team"] and len(set(kinds)) > 1:
        raise AnnouncementError(
            match[0],
            "is this for the first places, or for those after the others?",
            "Trophies to top 3, medals to 4th-13th",
            "Trophy and medal to top 3",
        )
    teams = f" {match['team']} teams".replace(" team ", " ") if match["team"] else ""
    return f"{match['award']} to top {match[1]}{teams}"


def _boys_and_girls(match: re.Match[str]) -> str:
    """``Best U-8/U-10 Boy & Girl`` → ``Best U-8 boy, Best U-8 girl, Best U-10 boy, …``"""
    ages = re.findall(r"\d+", match[2])
    return ", ".join(f"{match[1]}U-{age} {child}" for age in ages for child in ("boy", "girl"))


def _rank_then_comma(match: re.Match[str]) -> str:
    """``1st, $250; 2nd, $150`` → ``1st $250; 2nd $150``, where the line begins so."""
    begins = re.match(rf"\W*(?:prizes\W*)?(?:1st|first)[^,$€£₹]*,\s+{SIGN}", match.string, re.I)
    return match[1] if begins else match[0]


def _award_for_ranks(match: re.Match[str]) -> str:
    """``Trophies 1-5`` → ``Trophies to 1st-5th``"""
    first, last = int(match[2]), int(match[3])
    if first >= last:
        return match[0]
    return f"{match[1]} to {ordinal(first)}-{ordinal(last)}"


def _several_sections(match: re.Match[str]) -> str:
    """Refuse ``Open: $$1000-500. U2000: $$500-250``.

    Raises:
        AnnouncementError: always.
    """
    raise AnnouncementError(
        match.string[:40],
        "these are several sections; give each its own line of prizes",
        "Open: 1st $100, 2nd $50",
    )


_RANKS = (
    *("first", "second", "third", "fourth", "fifth"),
    *("sixth", "seventh", "eighth", "ninth", "tenth"),
)


def _later_rank(match: re.Match[str]) -> str:
    return f"{_RANKS.index(match[1].casefold()) + 1}th"


_OF_LIST = r"\b(?:[Tt]op\s+)?(?:[XA-J]|[Uu](?:nder\s)?-?\d{3,4})"


def _and_unrated(match: re.Match[str]) -> str:
    """``U1200 and Unrated $20 each`` → ``U1200, Unrated $20 each``; also ``A, B and Unrated``."""
    before = re.split(r"[.;|!\n]", match.string[: match.start()])[-1]
    after = re.split(r"[.;|!\n]", match.string[match.end() :])[0]
    is_each = re.search(r"\beach\b", f"{before} {after}", re.IGNORECASE)
    is_list = re.search(rf"{_OF_LIST}\s*,\s*{_OF_LIST}\s*$", before)
    return ", " if is_each or is_list else match[0]


_PARTS = {"half": "1/2", "third": "1/3", "quarter": "1/4"}
_OF_FUND = r"(?:\s+(?:of\s+)?(?:the\s+)?(?:(?:prize\s+)?fund|entry\s+fees|entries|pot))"


def _part(match: re.Match[str]) -> str:
    """``1st half, 2nd one quarter`` → ``1st 1/2 of the fund, 2nd 1/4 of the fund``"""
    return f"{match[1]}{_PARTS[match[2].casefold()]} of the fund"


def _through(match: re.Match[str]) -> str:
    """``first through fifth`` → ``1st-5th``"""
    last = match[2].casefold()
    if last not in _RANKS:
        return match[0]
    return f"{ordinal(_RANKS.index(match[1].casefold()) + 1)}-{ordinal(_RANKS.index(last) + 1)}"


_SAME = {"dollars": "USD", "euros": "EUR", "pounds": "GBP", "rupees": "INR"}


def _sign_of_name(match: re.Match[str]) -> str:
    return f"{_SAME[match[2].casefold()]} {match[1]}"


USUAL_WORDS: tuple[tuple[str, Spelling], ...] = (
    # what stands beside a prize and changes nothing
    (rf"\(?\b{_RATED_BY}[\s-]rated\b\)?|\({_RATED_BY}\)", ""),
    (r"\bspecial\s+(?:prizes|awards)\s*:\s*", ""),
    (r"\b(?:(?:age(?:\s+group)?|junior|senior)\s+prizes)\s*[:-]?\s+(?=(?:u|under)[\s-]?\d)", ""),
    (rf"\b(?:to|for)\s+(?:{_EACH}|the)\s+{_GROUP}\s+winners?\b", "to 1st"),
    (rf"\bwinners?\s+of\s+{_EACH}\s+{_GROUP}\b", "1st"),
    (rf"\s+(?:per|(?:in|for|of|to)\s+{_EACH})\s+{_GROUP}\b(?!\s*winner)", ""),
    (rf"\b(prize|place)s?\s+of\s+(?={SIGN})", r"\1 "),
    (r"(?<=prizes)\s+-\s+(?=1st|first)", ": "),
    (rf"\b(?:takes?|wins?)\s+(?={SIGN}|\d|{AWARD})", ""),
    (rf"\((?:in\s+)?({SIGN})\)\s*:?\s*({ORDINAL}\s*:?\s*)(?=\d)", r": \2\1"),
    (r"\b(?:CAD|CDN|CA)\s*\$\s?(?=\d)", "CA$"),
    (r"\bUSD?\s*\$\s?(?=\d)", "$"),
    (r"\(\s*open\s+to\s+[^()]*\)|\bin\s+\w+\s+sections?\s*[.:]", ""),
    (r"\bsenior\s+citizens?\b", "senior"),
    (r"\bwinner\s+takes\s+all\b|(?<=trophies: )champion\b", "1st"),
    (r"\s+(?:and|&)\s+(?=unr(?:ated)?\b)", _and_unrated),
    (r"\bover\s?/\s?under\s+(\d{3,4})\b", r"Over \1, Under \1"),
    (
        rf"({ORDINAL}(?:\s+place)?\s*:?\s+)(?:one[\s-]|a\s+)?(half|third|quarter)\b{_OF_FUND}?",
        _part,
    ),
    (r"\s*\(K-\d+\)|\s+(?:and|&|\+|plus)\s+(?:the\s+)?titles?\b", ""),
    (r"\b(first|second|third|fourth|fifth)\s+(?:through|to)\s+(\w+)\b", _through),
    (r"\b((?:u|under)\s?\d{1,2})\s*/\s*(?=(?:u|under)\s?\d{1,2}\b)", r"\1, "),
    (rf"\b((?:u|under|below)[\s-]?\d{{3,4}})\s+-\s+(?={_FIRST}\b)", r"\1: "),
    (
        r"\b(trophies|medals|plaques|ribbons)\s*:?\s+(?:(?:to|for)\s+)?(?:places?\s+)?"
        r"(\d{1,2})\s?-\s?(\d{1,2})\b",
        _award_for_ranks,
    ),
    (r":\s*[$€£]{2}.*:\s*[$€£]{2}", _several_sections),
    (rf",\s+(?=each\s+(?:{SIGN}|\d))", " "),
    (r"(?<=\d )ea\b\.?", "each"),
    (rf"\b((?:{ORDINAL}|best|top)\b[^,;.$€£₹\n]{{0,30}}),\s+(?={SIGN})", _rank_then_comma),
    (r"(?<!\w)(\d[\d,]{0,14})\s+(dollars|euros|pounds|rupees)\b", _sign_of_name),
    (r"\b(sixth|seventh|eighth|ninth|tenth)\b", _later_rank),
    (rf"\b(?:class|rating)\s+prizes\s+(?:of\s+)?({SIGN}\s?\d+)(?:\s+each)?\s*:", r"\1 each:"),
    (
        r"\b(?:the\s+)?(?:highest|top)\s+(\d{1,2})\s+(?:scorers|finishers|players)\b",
        r"top \1",
    ),
    (OTHERS_LATER, ""),
    # awards for several kinds, and so many of them
    (
        rf"(?:^|(?<=[.;|!\n]))\s*((?:the\s+)?(?:top|first|best|1st)\b{_FEW}{{0,100}}?(?:,|\band\b|&)"
        rf"{_FEW}{{0,100}}?){_GIVES}({AWARD}){_ENDS}",
        r" \2 to \1",
    ),
    (
        r"(?<![\w$€£₹.,/-])(?<!top )(?<!first )(\d{1,2})\s+"
        r"(?:individual\s+|(?P<team>team|school|club)\s+)?"
        r"(?P<award>trophies|medals|plaques|ribbons|cups)\b(?!\s+(?:to|for)\b)",
        _counted_awards,
    ),
    (rf"\bindividuals?\s+(?={AWARD})", ""),
    (
        rf"^({AWARD})\s+(?:to|for)\s+(?:the\s+)?winner\s+of\s+the\s+(\w+)\s+section$",
        r"\2 section: 1st \1",
    ),
    (
        r"\b((?:every|each)\s+\w+|every(?:one|body)|all\s+\w+)\s+(?:will\s+)?(?:gets?|receives?|wins?)"
        r"\s+(?:an?\s+)?(?:prize|award)s?\b",
        r"participation prize to \1",
    ),
    # what is guaranteed, and what is paid out
    (rf"\b{_AT_LEAST}\s+({AMOUNT})\s+({ORDINAL})\s+(?:place\s+)?prize\b", r"\2 \1 guaranteed"),
    (rf"\s+and\s+({AMOUNT})\s+({ORDINAL})\s+(?:place\s+)?prize\b", r", \2 \1"),
    (rf"\b{_AT_LEAST}\s+({_FIRST}\s+(?:place\s+)?prize{_ITS_AMOUNT})", r"\1 guaranteed"),
    (
        rf"\b{_AT_LEAST}\s+({_FIRST}(?:\s+place)?{_ITS_AMOUNT})(?=\s*(?:[;.]|$))",
        r"\1 guaranteed",
    ),
    (rf"({AMOUNT})\s+{_AT_LEAST}\s+(?:to|for)\s+(?:the\s+)?({ORDINAL})", r"\2 \1 guaranteed"),
    (rf"({AMOUNT})\s*\({_AT_LEAST}\)", r"\1 guaranteed"),
    (rf"({ORDINAL}[^,;.$€£]{{0,30}}{AMOUNT})\s+G(?=\s*(?:[,;.]|$))", r"\1 guaranteed"),
    (rf"\bat\s+least\s+({SIGN}\s?[\d,]+)(?=\s*[:.;!])", r"\1 guaranteed"),
    (
        r"\ball\s+(?:the\s+)?money\s+(?:is\s+)?(?:returned|paid\s+out)\b",
        "100% of entry fees returned",
    ),
    (
        r"\b(?:full|(\d{1,3})\s?%)\s+pay-?(?:out|back)\b",
        lambda match: f"{match[1] or 100}% of entry fees",
    ),
    (r"(?<![\d-])(\d{1,3})\s?%?\s?-\s?(\d{1,3})\s?%\s+(?=of\b)", _either_percent),
    # points that have to be reached
    (
        r"\ball\s+(?:(?:players|who|that|with|scoring)\s+)+(?:(?:scored?|get|have|at\s+least)\s+)*"
        r"(\d{1,2}(?:\.5|½)?)(?:\s+(?:points?|pts))?(?:\+|\s+or\s+(?:more|better|higher|above|over))?"
        r"(?:\s+points?)?",
        r"\1 points",
    ),
    (r"\ball\s+(?=plus[\s-]scores?)", ""),
    (rf"(?<![\w.,$€£₹-])([2-9])-0(?=\s*:?\s*{SIGN})", r"\1 points"),
    (
        rf"\b(?:any\s+)?scores?\s+of\s+{_POINTS}(?:\s+points?)?(?:{_OR_MORE}|\+)?"
        rf"|{_POINTS}(?:\+\s*points?|\s*(?:points?|pts){_OR_MORE})",
        lambda match: f"{match[1] or match[2]} points",
    ),
    # Highest scoring player rated under 2000
    (r"\bbest\s+(?:score|result|performance)\s+(?:(?:by|of)\s+)?(?:an?\s+)?", "best "),
    (
        r"\b(?:highest|top|best)[\s-]+(?:scoring|ranked|placed|finishing)\s+(?:players?\s+)?",
        "best ",
    ),
    (r"\bbest\s+players?\s+(?=(?:u|under|below|rated|graded)\b|u\d)", "best "),
    (r"\btop\s+finisher\b", "1st"),
    (r"\bbest\s+of\s+(?=\d{3,4}|u\d)", "best "),
    (r"(?<=\d)\s?-\s?(\d{3,4})\s+ratings?\b", r"-\1"),
    (r"\btop\s+scor(?:er\b|e\b(?!\s+(?:u\d|under|below|by|of|in)))", "1st"),
    (
        r"(\b(?:best\s+|top\s+)?)((?:u|under)[\s-]?\d{1,2}(?:\s*(?:,|/|&|\band\b)\s*"
        r"(?:(?:u|under)[\s-]?)?\d{1,2}\b)*)\s+boys?\s*(?:and|&|/)\s*girls?\b",
        _boys_and_girls,
    ),
    (
        rf"\b(?:rating|grading)\s+prize\s*[:=-]?\s*({SIGN}\s?\d+)\s*\(((?:u|under|below)\s?\d{{2,4}})\)",
        r"\2 \1",
    ),
    (rf"(?<=\d)\s?\+\s?(?={AWARD})", " and "),
)
"""Patterns, and what is written for them."""
